// The powers of the pirates, each with its control. A known seed deals all five of them to the host.
import { act, bid, expect, hand, myTurn, newPlayer, Server, test, Wiretap } from './world';

// hand of seat 0: G10 Y14 P12 K11 SM and the five pirates; seat 1 has numbers only
const SEED = 284510;
const RULES = 'grandpabeck2021+powers+graybeard=off+rounds=10';

test('Rosie, Rascal, Bendt, Harry and Juanita ask, and what is answered happens', async ({ browser }) => {
  const server = await Server.start({ seed: SEED });
  try {
    const page = await newPlayer(browser);
    const tap = new Wiretap(page);
    await page.goto(`${server.url}healthz`);
    const code = await page.evaluate(async (rules) => {
      const answer = await fetch('api/v1/play-now', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Rike', rules, bots: 1, options: { pace: 'instant' } }),
      });
      return ((await answer.json()) as { code: string }).code;
    }, RULES);
    await page.goto(`${server.url}#/t/${code}`);
    await expect(hand(page)).toHaveCount(10);
    await bid(page, 4);

    const heading = (name: string) => page.getByRole('heading', { name });
    const play = async (card: string) => {
      const button = page.locator(`.hand button[data-card="${card}"]`);
      await expect(async () => {
        if (await page.locator('.moment').count()) await act(page);
        expect(await button.getAttribute('aria-disabled')).toBe('false');
      }).toPass({ intervals: [40] });
      await button.click();
    };
    const asked = async (name: string) => {
      await expect(async () => {
        if (await page.locator('.moment').count()) await act(page);
        expect(await heading(name).count()).toBe(1);
      }).toPass({ intervals: [40] });
    };
    const choice = page.locator('.choice');

    await play('ROS');
    await asked('Rosie: Wer spielt aus?');
    await choice.getByRole('button', { name: 'Du', exact: true }).click();
    await expect.poll(() => tap.events).toContainEqual({ type: 'leader_chosen', seat: 0, leader: 0 });

    await play('RAS');
    await asked('Rascal: Wetten?');
    await choice.getByRole('button', { name: '20 Punkte' }).click();
    await expect.poll(() => tap.events).toContainEqual({ type: 'bet_placed', seat: 0, n: 20 });

    await play('BEN');
    await asked('Bendt: Karten tauschen');
    await expect(hand(page)).toHaveCount(9);
    const done = choice.locator('.pri');
    await expect(done).toBeDisabled();
    await expect(done).toHaveText('Noch 2 Karten wählen');
    const away = ['G10', 'P12'];
    for (const card of away) await page.locator(`.hand button[data-card="${card}"]`).click();
    await expect(done).toHaveText('2 Karten ablegen');
    await done.click();
    await expect(hand(page)).toHaveCount(7);
    for (const card of away) await expect(page.locator(`.hand button[data-card="${card}"]`)).toHaveCount(0);
    const discarded = () =>
      tap.events.flatMap((each) => (each.type === 'cards_discarded' ? [(each.cards ?? []).toSorted()] : []));
    await expect.poll(discarded).toEqual([away]);

    await play('HAR');
    await asked('Harry: Ansage ändern?');
    await expect(choice.locator('.options').getByRole('button')).toHaveText(['3 (−1)', '4 (0)', '5 (+1)']);
    await choice.getByRole('button', { name: '5 (+1)' }).click();
    await expect.poll(() => tap.events).toContainEqual({ type: 'bid_changed', seat: 0, by: 1, bid: 5 });

    await play('JUA');
    await expect.poll(() => tap.events.some((each) => each.type === 'undealt_shown')).toBe(true);
    await myTurn(page);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Nicht ausgeteilt' }).click();
    await expect(page.locator('.pile .face')).toHaveCount(
      tap.events.flatMap((each) => (each.type === 'undealt_shown' ? [each.count] : []))[0]!,
    );
  } finally {
    await server.stop();
  }
});
