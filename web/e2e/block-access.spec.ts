// The block and the referee for everybody: axe, both languages and themes, narrow screens.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { still } from './still';
import { Hand, expect, openGame, test } from './block.world';

async function clean(page: Page, where: string) {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      (each) => `${where}: ${each.id} – ${each.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    ),
  ).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, `${where} scrolls sideways`).toBe(false);
}

for (const lang of ['de', 'en'] as const) {
  for (const theme of ['night', 'day'] as const) {
    test(`axe finds nothing: ${lang}, ${theme}`, async ({ page, site }) => {
      await page.setViewportSize(
        theme === 'night' ? { width: 320, height: 568 } : { width: 360, height: 640 },
      );
      await openGame(page, site, { booked: 4, lang, theme, rules: 'grandpabeck2021+kraken+loot+powers' });
      const hand = new Hand(page);
      await clean(page, 'bids');
      await hand.bids(2, 1, 1, 0);
      await clean(page, 'results');
      await hand.key(2);
      await page.keyboard.press('s');
      await expect(page.locator('.total').first()).toBeVisible();
      await clean(page, 'sheet');
      for (const part of ['block/games', 'block/new', 'referee', 'referee/legal', 'referee/questions/q1']) {
        await page.goto(`${site.url}#/${part}`);
        await expect(page.locator('h1')).toBeVisible();
        await clean(page, part);
      }
      expect(await page.getByText(/^block-|^web-/).count()).toBe(0);
    });
  }
}

test('the referee says who wins, and what may be played', async ({ page, site }) => {
  await openGame(page, site);
  await page.goto(`${site.url}#/referee/questions/q14`);
  await expect(page.locator('details[open] summary')).toContainText('Pirat');
  await page.locator('details[open] .btn').click();
  await expect(page.locator('.word').first()).toHaveText('erlaubt');
  await expect(page.locator('.dim .word')).toHaveText('erst Gelb bedienen');
  await page.goto(`${site.url}#/referee`);
  await page.getByRole('button', { name: 'Neuer Stich' }).click();
  for (const name of ['Skull King', 'Pirat', 'Meerjungfrau']) {
    await page.locator('.specials button', { hasText: new RegExp(`^\\s*${name}\\s*$`) }).click();
  }
  await expect(page.locator('.box h3')).toHaveText('Meerjungfrau gewinnt (3. Karte)');
  await expect(page.locator('.box')).toContainText('+50');
});

test('text at twice the size: nothing is cut off sideways, no number breaks', async ({ page, site }) => {
  await openGame(page, site, { booked: 6 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const hand = new Hand(page);
  await hand.bids(3, 2, 1, 2);
  await hand.key(3);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  for (const key of await page.locator('.keys .key').all()) {
    expect(await key.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(
      1,
    );
  }
  await page.goto(`${site.url}#/block/sheet`);
  await expect(page.locator('.total').first()).toHaveText('420');
  expect(await wide()).toBeLessThanOrEqual(0);
  const lines = await page.locator('.total').first().evaluate((element) => element.getClientRects()[0]!.height / parseFloat(getComputedStyle(element).fontSize)); // prettier-ignore
  expect(lines).toBeLessThan(1.6);
});
