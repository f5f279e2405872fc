import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bid, calmBids, expect, settings, test } from './world';
import { still } from './still';

async function clean(page: Page, where: string) {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      (each) => `${where}: ${each.id} – ${each.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    ),
  ).toEqual([]);
}

const tapOn = (page: Page) => page.locator('.moment').click({ position: { x: 4, y: 4 } });

for (const lang of ['de', 'en'] as const) {
  for (const theme of ['night', 'day'] as const) {
    test(`axe finds nothing: ${lang}, ${theme}`, async ({ page, server }) => {
      await settings(page, { lang, theme, motion: 'reduce', reading: 'tap', confirm: true });
      for (const path of ['', '#/new', '#/join', '#/games', '#/rules', '#/pilot', '#/settings']) {
        await page.goto(server.url + path);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await clean(page, path || 'start');
      }
      // a table with its own room, then a game
      await page.goto(`${server.url}#/new`);
      await page.getByLabel(lang === 'de' ? 'Dein Name' : 'Your name').fill('Rike');
      await page.locator('summary').last().click();
      await page.getByLabel(lang === 'de' ? 'Bots denken' : 'Bots think').selectOption('instant');
      await page.getByLabel(lang === 'de' ? 'Durchgänge' : 'Rounds').selectOption('bedtime');
      await page.locator('form .pri').click();
      await expect(page.locator('.start')).toBeVisible();
      await clean(page, 'lobby');
      await page.locator('.start').click();
      await expect(page.locator('.bid')).toBeVisible();
      await clean(page, 'bidding');
      await bid(page);
      await expect(page.locator('.reveal')).toBeVisible();
      await clean(page, 'reveal');
      await tapOn(page);
      await expect(page.locator('.hand button[aria-disabled=false]')).toBeVisible();
      await page.locator('.hand button').first().click();
      await expect(page.locator('.button .pri').first()).toBeVisible();
      await clean(page, 'your turn');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await clean(page, 'help');
      await page.keyboard.press('Escape');
      await page.locator('.button .pri').first().click();
      await expect(page.locator('.won')).toBeVisible();
      await clean(page, 'trick won');
      await tapOn(page);
      await expect(
        page.getByText(lang === 'de' ? 'Durchgang 1 ist zu Ende' : 'Round 1 is over'),
      ).toBeVisible();
      await clean(page, 'score');
      await tapOn(page);
      await expect(page.locator('.end')).toBeVisible();
      await clean(page, 'end');
      await page.keyboard.press('s');
      await expect(page.getByRole('dialog')).toBeVisible();
      await clean(page, 'score sheet');
    });
  }
}

for (const [w, h] of [
  [320, 640],
  [360, 640],
  [740, 360],
  [768, 1024],
  [2560, 1440],
] as const) {
  test(`nothing needs sideways scrolling at ${w} × ${h}`, async ({ page, server }) => {
    await page.setViewportSize({ width: w, height: h });
    await settings(page, { motion: 'reduce' });
    await calmBids(page);
    for (const path of ['', '#/new', '#/rules', '#/pilot', '#/settings']) {
      await page.goto(server.url + path);
      await expect(page.locator('h1')).toBeVisible();
      const wide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(wide, path).toBeLessThanOrEqual(0);
    }
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Jetzt spielen' }).click();
    await expect(page.locator('.bid .key').last()).toBeInViewport();
    await page.locator('.bid .key').first().click();
    await expect(page.locator('.bid .act .pri')).toBeInViewport();
  });
}
