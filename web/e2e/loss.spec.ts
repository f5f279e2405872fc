// Connections that break at the worst moment, people who vanish and come back, several devices of one person.
import {
  act,
  Cable,
  calmBids,
  cards,
  expect,
  hand,
  myTurn,
  newPlayer,
  newTable,
  personalLink,
  playable,
  playCard,
  Server,
  sitDown,
  test,
  Wiretap,
} from './world';

const plays = (tap: Wiretap) =>
  tap.sent.flatMap((message) => (message.type === 'act' && message.action.type === 'play' ? [message] : []));

test('a card whose answer, way or server is lost is played exactly once and never comes back', async ({
  browser,
}) => {
  const server = await Server.start();
  const cable = await Cable.to(server);
  try {
    const page = await newPlayer(browser);
    const tap = new Wiretap(page);
    await newTable(page, cable.url, { seats: 2, rounds: 'skirmish' });
    await page.getByRole('button', { name: 'Mit Bots beginnen' }).click();
    await myTurn(page);
    // the same person in a second tab, by a line that holds: says what the server has on disk
    const witness = await newPlayer(page.context());
    const seen = new Wiretap(witness);
    await witness.goto(page.url().replace(cable.url, server.url));
    await expect(hand(witness)).toHaveCount(5);

    // every size the hand has from now on; a card that comes back makes it grow
    await page.evaluate(() => {
      const sizes: number[] = [];
      Object.assign(window, { sizes });
      const look = () => {
        const now = document.querySelectorAll('.hand button').length;
        if (now !== sizes.at(-1)) sizes.push(now);
      };
      look();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    const sizes = () => page.evaluate(() => (window as unknown as { sizes: number[] }).sizes);
    const played: string[] = [];
    const play = async () => {
      const before = await hand(page).count();
      played.push(await playCard(page));
      await expect(hand(page)).toHaveCount(before - 1);
      await expect(page.getByText('unterwegs …').first()).toBeVisible();
    };
    const bare = (list: string[]) => list.map((token) => token.replace(/[+-]$/, ''));

    // the server's answer is lost
    cable.mute = true;
    await play();
    await expect.poll(() => bare(seen.played(0))).toEqual(played);
    // while it is on its way another card stays where it is
    const others = await cards(page);
    await hand(page).first().click({ force: true });
    await hand(page).last().click({ force: true });
    expect(await cards(page)).toEqual(others);
    cable.cut();
    await myTurn(page);
    expect(plays(tap).map((each) => each.id)).toEqual([plays(tap)[0]!.id, plays(tap)[0]!.id]);

    // what was sent is lost
    cable.deaf = true;
    await play();
    await expect.poll(() => plays(tap)).toHaveLength(3);
    cable.cut();
    await expect.poll(() => bare(seen.played(0))).toEqual(played);
    await myTurn(page);

    // the answer is lost, and the server dies of it
    cable.mute = true;
    await play();
    await expect.poll(() => bare(seen.played(0))).toEqual(played);
    await server.kill();
    cable.cut();
    await server.run();
    await myTurn(page);

    expect(await sizes()).toEqual([5, 4, 3, 2]);
    expect(bare(tap.played(0))).toEqual(played);
    expect((await cards(page)).length).toBe(2);
    await expect.poll(() => bare(seen.played(0))).toEqual(played);
  } finally {
    cable.stop();
    await server.stop();
  }
});

test('who plays before the server has said who they are keeps the seat', async ({ browser, server }) => {
  const page = await newPlayer(browser);
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  let answer = () => {};
  const late = new Promise<void>((done) => (answer = done));
  await page.route('**/api/v1/me', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  // had it gone out with the click, it would be on its way before this comes back
  await page.evaluate(() => fetch('healthz').then((response) => response.text()));
  expect(posted).toEqual([]);
  answer();
  await expect(page.getByRole('heading', { name: 'Wie viele Stiche holst du?' })).toBeVisible();
  expect(posted).toHaveLength(1);
});

test('a stand-in plays for who is gone, and gets up the moment they return', async ({ browser }) => {
  const server = await Server.start({ env: { SKULLKING_GRACE_SECONDS: '1' } });
  try {
    const host = await newPlayer(browser);
    const code = await newTable(host, server.url, { seats: 2, rounds: 'skirmish' });
    const guest = await newPlayer(browser);
    await sitDown(guest, server.url, code, 'Jonte');
    await host.getByRole('button', { name: 'Spiel beginnen' }).click();
    await expect(guest.locator('.bid')).toBeVisible();
    await guest.close();
    await expect(host.getByText('Ersatz spielt').first()).toBeVisible();
    // bids and plays for the absent one
    await myTurn(host);
    const tap = new Wiretap(host);
    await host.reload();
    await myTurn(host);
    // one act may only dismiss what is shown, or choose a card that the next one plays
    await expect
      .poll(async () => {
        await act(host);
        return tap.played(1).length;
      })
      .toBeGreaterThan(0);
    await myTurn(host);

    const back = await newPlayer(guest.context());
    await back.goto(`${server.url}#/t/${code}`);
    await expect(host.getByText('Ersatz spielt')).toHaveCount(0);
    await expect(back.locator('.hand button').first()).toBeVisible();
    // it is the returned one's own card that is waited for now
    await expect
      .poll(async () => {
        await act(host);
        return (await playable(back).count()) > 0 && (await back.locator('.moment').count()) === 0;
      })
      .toBe(true);
    const before = tap.played(1).length;
    const waiting = await hand(back).count();
    await playCard(back);
    await expect(hand(back)).toHaveCount(waiting - 1);
    await expect.poll(() => tap.played(1).length).toBe(before + 1);
  } finally {
    await server.stop();
  }
});

test('two tabs and a second phone of one person are one seat', async ({ browser, server }) => {
  const tab = await newPlayer(browser);
  await calmBids(tab);
  const code = await newTable(tab, server.url, { seats: 2, rounds: 'skirmish' });
  const link = await personalLink(tab, server.url);
  await tab.getByRole('button', { name: 'Mit Bots beginnen' }).click();
  await expect(tab.locator('.bid')).toBeVisible();
  const other = await newPlayer(tab.context());
  await other.goto(`${server.url}#/t/${code}`);
  await expect(hand(other)).toHaveCount(5);
  expect(await cards(other)).toEqual(await cards(tab));

  await tab.getByRole('button', { name: '2 Stiche ansagen' }).click();
  await expect(other.locator('.bid .key[aria-pressed=true]')).toHaveText('2');
  await other.locator('.bid .act .pri').click();
  await myTurn(tab);
  await myTurn(other);
  await playCard(other);
  await expect(hand(other)).toHaveCount(4);
  await expect(hand(tab)).toHaveCount(4);
  expect(await cards(tab)).toEqual(await cards(other));

  const phone = await newPlayer(browser);
  await phone.goto(link);
  await myTurn(phone);
  expect(await cards(phone)).toHaveLength(4);
  await myTurn(tab);
  expect(await cards(phone)).toEqual(await cards(tab));
  await playCard(phone);
  for (const page of [phone, tab, other]) await expect(hand(page)).toHaveCount(3);
});
