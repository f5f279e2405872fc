// What the captain would do, for who asks at their own turn; and which bots sit at the table.
import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import {
  bid,
  calmBids,
  cards,
  expect,
  hand,
  newPlayer,
  newTable,
  Server,
  settings,
  sitDown,
  tapAway,
  test as base,
  Wiretap,
} from './world';
import { still } from './still';

// the captain takes as long as this machine needs
const test = base.extend<object, { patient: Server }>({
  patient: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start({ seed: 4, env: { SKULLKING_THINK_SECONDS: '600' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const WORDS = {
  de: {
    name: 'Dein Name',
    more: 'Mehr Möglichkeiten',
    rounds: 'Durchgänge',
    pace: 'Bots denken',
    ask: 'Rat: Was täte der Kapitän?',
    says: /^Der Kapitän rät: /,
    bid: /^Mit diesen Karten .* das geht zu \d+\s% auf\.$/,
    play: /Ansage|Karte/,
    allowed: 'Rat ist erlaubt',
  },
  en: {
    name: 'Your name',
    more: 'More options',
    rounds: 'Rounds',
    pace: 'Bots think',
    ask: 'Advice: what would the captain do?',
    says: /^The captain advises: /,
    bid: /^With these cards .* that comes out \d+\s% of the time\.$/,
    play: /bid|card/,
    allowed: 'Advice is allowed',
  },
} as const;

async function clean(page: Page) {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' '))}`)).toEqual(
    [],
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const [lang, w] of [
  ['de', 360],
  ['en', 320],
] as const)
  test(`alone with bots, the captain says what he would bid and play: ${lang}, ${w} px`, async ({
    page,
    patient,
  }) => {
    const says = WORDS[lang];
    await page.setViewportSize({ width: w, height: 640 });
    await settings(page, { lang, motion: 'reduce', reading: 'tap', confirm: true });
    const wire = new Wiretap(page);
    await calmBids(page);
    await page.goto(`${patient.url}#/new`);
    await page.getByLabel(says.name).fill('Rike');
    await page.getByText(says.more).click();
    await page.getByLabel(says.pace).selectOption('instant');
    await page.getByLabel(says.rounds).selectOption('skirmish');
    await page.locator('form .pri').click();
    await expect(page.getByText(says.allowed)).toBeVisible();
    await page.locator('.start').click();

    // bidding
    const ask = page.getByRole('button', { name: says.ask });
    const bubble = page.locator('section', { has: page.getByRole('heading', { name: says.says }) });
    await ask.click();
    await expect(page.locator('.key.advised')).toHaveCount(1);
    await expect(bubble.getByText(says.bid)).toBeVisible();
    await expect(bubble).toContainText(
      (await page.locator('.key.advised').getAttribute('aria-label'))!.split(',')[0]!,
    );
    await clean(page);
    await page.keyboard.press('Escape');
    await expect(bubble).toBeHidden();
    await expect(page.locator('.key.advised')).toHaveCount(1);
    await bid(page, Number(await page.locator('.key.advised').textContent()));

    // playing, by the keyboard
    await expect(page.locator('.reveal')).toBeVisible();
    await tapAway(page);
    await expect(ask).toBeVisible();
    await expect(page.locator('.advised')).toHaveCount(0);
    await page.keyboard.press('r');
    const marked = page.locator('.hand .advised button');
    await expect(marked).toHaveCount(1);
    await expect(bubble.getByText(says.play).first()).toBeVisible();
    const token = (await marked.getAttribute('data-card'))!;
    const { advice } = wire.got.findLast((each) => each.type === 'advice')!;
    expect(advice.best.action).toMatchObject({ type: 'play' });
    expect((advice.best.action as { play: string }).play.replace(/[+-]$/, '')).toBe(token);
    await clean(page);
    // whoever follows the advice has the words out of the way
    await marked.click();
    await expect(bubble).toBeHidden();
    const before = (await cards(page)).length;
    await page.locator('.button .pri').first().click();
    await expect(hand(page)).toHaveCount(before - 1);
    await expect(page.locator('.advised')).toHaveCount(0);
    expect(wire.sent.filter((each) => each.type === 'advise')).toHaveLength(2);
  });

test('the host chooses who sits there: a bot that adapts, one by the dial; and whether people may ask', async ({
  browser,
  patient,
}) => {
  const host = await newPlayer(browser);
  const code = await newTable(host, patient.url, { seats: 4 });
  const kinds = host.locator('details', { hasText: 'Wie stark spielen die Bots?' });
  await expect(kinds.getByText('wie üblich').first()).toBeVisible();
  // the page still moves while the code is drawn, and a click may miss
  await expect(async () => {
    if (!(await kinds.evaluate((element: HTMLDetailsElement) => element.open)))
      await kinds.locator('summary').click();
    expect(await kinds.getByText('Macht kaum einen Fehler.').isVisible()).toBe(true);
  }).toPass();
  await clean(host);
  // for all empty chairs, by the keyboard
  await expect(async () => {
    await kinds.getByLabel('Skull King').press('ArrowDown');
    expect(await kinds.locator('summary').textContent()).toContain('passt sich an');
  }).toPass();
  await expect(host.getByRole('slider')).toHaveCount(0);
  await host.getByRole('button', { name: 'Bot setzen' }).first().click();
  await expect(host.getByText('Bot · passt sich an')).toBeVisible();
  // for one chair
  await host.getByRole('button', { name: 'passt sich an. Ändern' }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByLabel('eigene Stärke').check();
  const dial = dialog.getByRole('slider', { name: 'Stärke: 50 von 100' });
  await dial.press('ArrowRight');
  await dialog.getByRole('slider').press('ArrowRight');
  await expect(dialog.getByText('Stärke: 60 von 100')).toBeVisible();
  await clean(host);
  await dialog.getByRole('button', { name: 'So soll es sein' }).click();
  await expect(host.getByText('Bot · Stärke 60')).toBeVisible();
  await host.getByRole('button', { name: 'Bot setzen' }).first().click();

  // alone one may ask, and with another person only if the host wants it
  await expect(host.getByText('Rat ist erlaubt')).toBeVisible();
  const guest = await newPlayer(browser);
  await sitDown(guest, patient.url, code, 'Jonte');
  await expect(guest.getByText('Bot · Stärke 60')).toBeVisible();
  for (const page of [host, guest]) await expect(page.getByText('Rat ist erlaubt')).toBeHidden();
  await host.getByRole('button', { name: 'Mehr Möglichkeiten' }).click();
  await dialog.getByText('Mehr Möglichkeiten', { exact: true }).last().click();
  await dialog.getByLabel('Rat vom Kapitän').selectOption('alle dürfen fragen');
  await dialog.getByRole('button', { name: 'Ja', exact: true }).click();
  for (const page of [host, guest]) await expect(page.getByText('Rat ist erlaubt')).toBeVisible();
  await host.locator('.start').click();
  for (const page of [host, guest])
    await expect(page.getByRole('button', { name: 'Rat: Was täte der Kapitän?' })).toBeVisible();
});
