// One block, several phones: followed live, bids hidden and opened together, lines that break, two answers.
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { Site, Hand, openGame } from './block.world';
import { still } from './still';
import { Cable, expect, newPlayer, test, Wiretap, type Server } from './world';

/** A line of its own for each phone, so that it can be cut. */
interface Phone {
  page: Page;
  cable: Cable;
}
const cables: Cable[] = [];
test.afterEach(() => {
  for (const cable of cables.splice(0)) cable.stop();
});

async function newCable(server: Server): Promise<Cable> {
  const cable = await Cable.to(server);
  cables.push(cable);
  return cable;
}
const cut = async ({ page, cable }: Phone) => {
  await page.context().setOffline(true); // nothing new gets through
  cable.cut(); // and what was there is torn
};
const mend = ({ page }: Phone) => page.context().setOffline(false);

/** The keeper in round 3 of four players, and the code under which the block is shared. */
async function share(
  browser: Browser,
  server: Server,
  given: Parameters<typeof openGame>[2] = {},
): Promise<Phone & { code: string; hand: Hand }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const cable = await newCable(server);
  await openGame(page, cable, { booked: 2, prefs: { reading: 'tap' }, ...given });
  await page.getByRole('button', { name: /^(Live teilen|Share live)$/ }).click();
  const address = page.locator('dialog .address');
  await expect(address).toContainText('#/block/live/');
  await expect(page.locator('dialog svg[role=img]')).toBeVisible();
  const code = /[A-Z2-9]{16}$/.exec((await address.textContent())!.trim())![0];
  await page.locator('dialog header button').click();
  return { page, cable, code, hand: new Hand(page) };
}
async function follow(
  browser: Browser,
  server: Server,
  code: string,
  prefs = {},
): Promise<Phone & { tap: Wiretap }> {
  const page = await newPlayer(browser, { reading: 'tap', ...prefs });
  const tap = new Wiretap(page);
  const cable = await newCable(server);
  await page.goto(`${cable.url}#/block/live/${code}`);
  await expect(page.locator('.seats button').first()).toBeEnabled();
  return { page, cable, tap };
}
const sit = (page: Page, name: string) => page.locator('.seats button', { hasText: name }).click();
async function handIn(page: Page, n: number): Promise<void> {
  await page.locator('.key', { hasText: new RegExp(`^${n}$`) }).click();
  await page.locator('.gold').click();
}
async function bid(page: Page, n: number): Promise<void> {
  await handIn(page, n);
  await expect(page.locator('.lies')).toBeVisible();
}
const tapAway = async (page: Page) => {
  await page.locator('.opening > button').click();
  await expect(page.locator('.opening')).toHaveCount(0);
};
const row = (page: Page, name: string) => page.locator('.row', { hasText: name });
const totals = (page: Page) => page.locator('thead .total');

test('bids are hidden until all are in, then they open everywhere, and the results follow live', async ({
  browser,
  server,
}) => {
  const keeper = await share(browser, server);
  const rike = await follow(browser, server, keeper.code);
  const karl = await follow(browser, server, keeper.code);
  await sit(rike.page, 'Rike');
  await expect(karl.page.locator('.seats button', { hasText: 'Rike' })).toBeDisabled();
  await sit(karl.page, 'Opa Karl');
  await expect(row(keeper.page, 'Opa Karl')).toContainText('sagt am Handy an');

  await bid(rike.page, 2);
  for (const { page } of [keeper, karl]) await expect(row(page, 'Rike').locator('.coin')).toBeVisible();
  await expect(rike.page.locator('.lies')).toContainText('Opa Karl');
  // the keeper is asked for those without a phone only: Jonte after Mareike; round 3 is led by Rike
  await expect(keeper.page.locator('h2').first()).toHaveText('Jonte sagt an');
  await keeper.hand.key(0);
  await expect(keeper.page.locator('h2').first()).toHaveText('Mareike sagt an');
  await keeper.hand.key(1);
  await expect(keeper.page.locator('h2').first()).toHaveText('Warten auf Opa Karl');
  await expect(row(karl.page, 'Mareike').locator('.coin')).toBeVisible();
  await row(keeper.page, 'Rike').click();
  await expect(keeper.page.locator('h2').first()).toHaveText('Rike hat verdeckt angesagt');
  for (const key of await keeper.page.locator('.keys .key').all()) await expect(key).toBeDisabled();

  // nothing that has come to others holds a bid
  const bids = (tap: Wiretap) => tap.frames.join().match(/"round":2,"seat":\d,"field":"bid"/g) ?? [];
  expect(bids(karl.tap)).toEqual([]);
  await expect.poll(() => bids(rike.tap)).toHaveLength(1); // one's own
  await expect(karl.page.locator('.sheet .open')).toHaveText(['–', '–', '–', '–']);

  await handIn(karl.page, 1); // the last one: at once they are open
  for (const { page } of [keeper, rike, karl]) {
    await expect(page.locator('.reveal .sum')).toContainText('4');
    await tapAway(page);
  }
  await expect.poll(() => bids(karl.tap).length).toBeGreaterThanOrEqual(4);
  await expect(rike.page.locator('.sheet .open')).toHaveText(['1', '1', '2', '0']);
  await expect(rike.page.locator('.now').first()).toHaveText('Die Ergebnisse werden eingetragen');
  await keeper.hand.key(1); // Rike, who leads
  await expect(row(rike.page, 'Rike')).toContainText('−10');
  await keeper.hand.key(0);
  await keeper.hand.key(1);
  await keeper.hand.gold();
  for (const { page } of [rike, karl]) {
    await expect(page.locator('h1')).toHaveText('Durchgang 4');
    // 60 + 20, 30 + 20, 30 − 10, 30 + 30
    await expect(totals(page)).toHaveText(['80', '50', '20', '60']);
    await expect(page.locator('.key').first()).toBeVisible();
  }
});

test('everybody goes on without a line; afterwards nothing is lost, and two answers are shown and chosen from', async ({
  browser,
  server,
}) => {
  const keeper = await share(browser, server);
  const rike = await follow(browser, server, keeper.code);
  const karl = await follow(browser, server, keeper.code);
  await sit(rike.page, 'Rike');
  await sit(karl.page, 'Opa Karl');
  await expect(keeper.page.locator('.strip')).toContainText('2 Handys');

  for (const phone of [keeper, rike]) await cut(phone);
  await expect(keeper.page.locator('.strip')).toContainText('Keine Verbindung');
  await expect(rike.page.locator('.state')).toContainText('Keine Verbindung');
  // the round is played by voice at the block: Rike, Jonte, Mareike, Karl
  await keeper.hand.bids(1, 0, 1, 1);
  await keeper.hand.rest();
  await keeper.hand.gold();
  await expect(keeper.page.locator('h1')).toHaveText('Durchgang 4');
  await expect(keeper.page.locator('.strip')).toContainText('Einträge warten');
  // Rike has tapped something else, and closes the page; Karl has tapped what he said
  await bid(rike.page, 0);
  await expect(rike.page.locator('.state')).toContainText('1 Eintrag wartet');
  await rike.page.goto('about:blank');
  await bid(karl.page, 1);

  await mend(keeper);
  await expect(keeper.page.locator('.strip')).not.toContainText('Keine Verbindung');
  await expect(karl.page.locator('h1')).toHaveText('Durchgang 4');
  await mend(rike);
  await rike.page.goto(`${rike.cable.url}#/block/live/${keeper.code}`);
  for (const { page } of [keeper, rike, karl]) {
    await expect(page.locator('.conflicts')).toContainText('Durchgang 3 · Rike · Ansage');
    await expect(page.locator('.conflicts li')).toHaveText([/0\s*Handy von Rike/, /1\s*am Block/]);
    await expect(page.locator('h1')).toHaveText('Durchgang 3');
  }
  await expect(karl.page.locator('.conflicts button')).toHaveCount(0);
  await expect(totals(karl.page)).toHaveText(['60', '30', '30', '30']);
  await keeper.page.locator('.conflicts button').first().click();
  for (const { page } of [rike, karl]) {
    await expect(page.locator('.conflicts')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('Durchgang 4');
    // 60 + 20, 30 + 20, 30 − 30 (bid zero, won one of three), 30 + 30
    await expect(totals(page)).toHaveText(['80', '50', '0', '60']);
  }
});

test('undo at the block takes back what was entered there, not what came from a phone', async ({
  browser,
  server,
}) => {
  const keeper = await share(browser, server);
  const rike = await follow(browser, server, keeper.code);
  await sit(rike.page, 'Rike');
  await expect(keeper.page.locator('h2').first()).toHaveText('Jonte sagt an');
  await keeper.hand.bids(1);
  await bid(rike.page, 2);
  await keeper.page.getByRole('button', { name: 'Jetzt aufdecken' }).click();
  await expect(row(keeper.page, 'Rike').locator('.value')).toHaveText('2');
  await keeper.page.locator('.undo').click();
  await expect(row(keeper.page, 'Jonte').locator('.value')).toHaveText('–');
  await expect(row(keeper.page, 'Rike').locator('.value')).toHaveText('2');
  await expect(row(rike.page, 'Jonte').locator('.value')).toHaveText('–');
  await keeper.page.keyboard.press('Shift+U');
  await expect(row(rike.page, 'Jonte').locator('.value')).toHaveText('1');
  // a reload of either changes nothing
  for (const { page } of [keeper, rike]) {
    await page.reload();
    await expect(row(page, 'Jonte').locator('.value')).toHaveText('1');
    await expect(row(page, 'Rike').locator('.value')).toHaveText('2');
  }
});

test('a phone is detached, and sharing ends, by the keeper', async ({ browser, server }) => {
  const keeper = await share(browser, server);
  const rike = await follow(browser, server, keeper.code);
  await sit(rike.page, 'Mareike'); // a joker
  await keeper.page.locator('.strip button').first().click();
  await keeper.page.getByRole('button', { name: 'Handy von Mareike lösen' }).click();
  await expect(rike.page.locator('.seats')).toBeVisible();
  await keeper.page.getByRole('button', { name: 'Nicht mehr teilen' }).click();
  await keeper.page.getByRole('button', { name: 'Ja, beenden' }).click();
  await expect(keeper.page.locator('.strip')).toHaveCount(0);
  await expect(rike.page.locator('.state')).toHaveText('Dieser Block wird nicht mehr geteilt.');
  await expect(totals(rike.page)).toHaveText(['60', '30', '30', '30']);
  await expect(keeper.page.locator('.keys .key').first()).toBeEnabled();
});

test('without a server the button says what is missing, and the pad goes on', async ({ page }) => {
  const site = await Site.start();
  try {
    await openGame(page, site, { booked: 2 });
    await page.getByRole('button', { name: 'Live teilen' }).click();
    await expect(page.locator('dialog [role=alert]')).toContainText('braucht es den Skull-King-Server');
    await page.keyboard.press('Escape');
    await new Hand(page).bids(1, 0, 1, 1);
    await expect(page.locator('.tabs [aria-pressed=true]')).toHaveText('Ergebnisse');
  } finally {
    await site.stop();
  }
});

test('a keyboard is enough to follow and to bid', async ({ browser, server }) => {
  const keeper = await share(browser, server);
  const { page } = await follow(browser, server, keeper.code);
  await page.locator('.seats button', { hasText: 'Jonte' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.key').first()).toBeVisible();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lies h2')).toHaveText('Deine Ansage liegt verdeckt');
  await page.locator('.lies .coin').first().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.lies h2')).toHaveText('Du hast 3 angesagt');
  await expect(row(keeper.page, 'Jonte').locator('.coin')).toBeVisible();
});

async function clean(page: Page, where: string): Promise<void> {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${where}: ${id} – ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    ),
  ).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, `${where} scrolls sideways`).toBe(false);
  expect(await page.getByText(/^block-|^web-|\{\$/).count(), `${where} lacks words`).toBe(0);
}

for (const [lang, theme] of [
  ['de', 'night'],
  ['en', 'day'],
] as const) {
  test(`axe finds nothing on any of the shared pages: ${lang}, ${theme}, 320 px`, async ({
    browser,
    server,
  }) => {
    const keeper = await share(browser, server, { lang, theme });
    const rike = await follow(browser, server, keeper.code, { lang, theme });
    for (const { page } of [keeper, rike]) await page.setViewportSize({ width: 320, height: 568 });
    await keeper.page.locator('.strip button').first().click();
    await clean(keeper.page, 'dialog');
    await keeper.page.keyboard.press('Escape');
    await clean(rike.page, 'who are you');
    await sit(rike.page, 'Rike');
    await expect(rike.page.locator('.key').first()).toBeVisible();
    await clean(rike.page, 'bid');
    await bid(rike.page, 3);
    await clean(rike.page, 'hidden');
    await expect(row(keeper.page, 'Rike').locator('.coin')).toBeVisible();
    await clean(keeper.page, 'pad');
    await keeper.hand.bids(0, 1, 0);
    await expect(rike.page.locator('.reveal')).toBeVisible();
    await clean(rike.page, 'reveal');
    await tapAway(rike.page);
    await clean(rike.page, 'results');
  });
}
