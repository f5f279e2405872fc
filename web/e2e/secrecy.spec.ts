// What a watcher gets: the table, and nothing that lies in a hand.
import type { Page } from '@playwright/test';
import { act, cards, expect, hand, newPlayer, newTable, sitDown, test, Wiretap } from './world';

/** Numbered cards are in the deck once, so that where one turns up it is that card. */
const single = (card: string) => /\d$/.test(card);
const inPage = async (page: Page, card: string) =>
  (await page.locator(`[data-card="${card}"], [src$="/${card}.svg"], [href$="/${card}.svg"]`).count()) > 0;
const inFrames = (frames: readonly string[], card: string) =>
  frames.some((frame) => frame.includes(`"${card}"`));

test('a watcher has no hidden card and no sealed bid, in the page or on the wire', async ({
  browser,
  server,
}) => {
  const host = await newPlayer(browser);
  const code = await newTable(host, server.url, { seats: 2, rounds: 'skirmish' });
  const guest = await newPlayer(browser);
  await sitDown(guest, server.url, code, 'Jonte');
  const watcher = await newPlayer(browser);
  const watched = new Wiretap(watcher);
  await watcher.goto(`${server.url}#/t/${code}/watch`);
  await expect(watcher.getByRole('heading', { level: 1 })).toContainText('Tisch');
  const own = new Wiretap(host);
  await host.reload();
  await host.getByRole('button', { name: 'Spiel beginnen' }).click();
  await expect(watcher.getByRole('heading', { name: 'Alle sagen an' })).toBeVisible();

  // one is sure, the other has not decided: nothing of the bid is known
  await host.getByRole('button', { name: '3 Stiche ansagen' }).click();
  await host.locator('.bid .act .pri').click();
  await expect(watcher.locator('.bid li.fixed')).toHaveText(/fest.*Rike|Rike.*fest/);
  await expect(watcher.locator('.bid li.thinking')).toHaveText(/Jonte/);
  const dealt: string[] = [];
  for (const page of [host, guest]) {
    await expect(hand(page)).toHaveCount(5);
    dealt.push(...(await cards(page)));
  }
  expect(dealt).toHaveLength(10);
  const hidden = dealt.filter(single);
  const open = () => watched.events.flatMap((each) => (each.type === 'card_played' ? [each.play] : []));
  const wrong: string[] = [];
  const search = async () => {
    const secret = hidden.filter((card) => !open().includes(card));
    for (const card of secret)
      // the wire is ahead of the page: what lies open by now may be seen
      if ((await inPage(watcher, card)) && !open().includes(card)) wrong.push(`${card} is in the page`);
  };
  await search();
  for (const card of hidden) expect(inFrames(watched.frames, card), card).toBe(false);
  // the search finds what is there: the host has a hand
  await expect.poll(() => own.events).toContainEqual({ type: 'bid_placed', seat: 0, n: 3 });
  await expect.poll(() => watched.events).toContainEqual({ type: 'bid_placed', seat: 0, n: null });
  const mine = hidden.filter((card) => inFrames(own.frames, card));
  expect(mine.length).toBeGreaterThan(0);
  for (const card of mine) expect(await inPage(host, card)).toBe(true);
  expect(JSON.stringify(watched.got.filter((each) => each.type === 'events'))).not.toMatch(/"bids":\[3/);

  // two tricks, card by card
  await expect
    .poll(
      async () => {
        await act(host);
        await act(guest);
        await search();
        return open().length;
      },
      { timeout: 300_000, intervals: [20] },
    )
    .toBeGreaterThanOrEqual(4);
  expect(wrong).toEqual([]);
  // a card's first appearance on the wire is being played
  for (const card of hidden) {
    const first = watched.frames.find((frame) => frame.includes(`"${card}"`));
    if (first) expect(first).toContain(`"play":"${card}"`);
  }
  // what lies open does reach the watcher, of everybody
  await expect(watcher.locator('.plate')).toHaveText([/Jonte/, /Rike/]);
  await expect(watcher.locator('.plate', { hasText: 'Rike' })).toContainText('von 3 angesagten Stichen');
  expect(watched.events.filter((each) => each.type === 'bids_revealed')).toHaveLength(1);
  const views = watched.got.flatMap((each) =>
    each.type === 'state' || each.type === 'events' ? [each.view ?? {}] : [],
  );
  for (const view of views) {
    expect(('hand' in view && view.hand) || []).toEqual([]);
    expect(('legal' in view && view.legal) || []).toEqual([]);
    expect(('own_bid' in view && view.own_bid) ?? null).toBeFalsy();
  }
});
