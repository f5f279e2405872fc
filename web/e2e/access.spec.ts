import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { act, expect, over, playUntil, scored, settings, test } from './world';

async function clean(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      (each) => `${where}: ${each.id} – ${each.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    ),
  ).toEqual([]);
}

/** Ends a moment early; it also ends by itself, perhaps while the tap is on its way. */
async function tapOn(page: Page): Promise<void> {
  const moment = page.locator('.moment');
  if (await moment.count())
    await moment.click({ position: { x: 4, y: 4 }, timeout: 3_000 }).catch(() => undefined);
}

for (const lang of ['de', 'en'] as const) {
  for (const theme of ['night', 'day'] as const) {
    test(`axe finds nothing: ${lang}, ${theme}`, async ({ page, server }) => {
      await settings(page, { lang, theme, motion: 'reduce', reading: 'long', confirm: true });
      for (const path of ['', '#/new', '#/join', '#/games', '#/rules', '#/pilot', '#/settings']) {
        await page.goto(server.url + path);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await clean(page, path || 'start');
      }
      // a table with its own room, then a game
      await page.goto(`${server.url}#/new`);
      await page.getByLabel(lang === 'de' ? 'Dein Name' : 'Your name').fill('Rike');
      await page.locator('summary').click();
      await page.getByLabel(lang === 'de' ? 'Bots denken' : 'Bots think').selectOption('instant');
      await page.getByLabel(lang === 'de' ? 'Durchgänge' : 'Rounds').selectOption('bedtime');
      await page.locator('form .pri').click();
      await expect(page.locator('.start')).toBeVisible();
      await clean(page, 'lobby');
      await page.locator('.start').click();
      await expect(page.locator('.bid')).toBeVisible();
      await clean(page, 'bidding');
      await page.locator('.bid .key').first().click();
      await page.locator('.bid .act .pri').click();
      await expect(page.locator('.reveal')).toBeVisible();
      await page.waitForTimeout(600);
      await clean(page, 'reveal');
      await tapOn(page);
      await expect(page.locator('.hand button[aria-disabled=false]')).toBeVisible();
      await page.locator('.hand button').first().click();
      await clean(page, 'your turn');
      await page.keyboard.press('?');
      await clean(page, 'help');
      await page.keyboard.press('Escape');
      await page.locator('.button .pri').first().click();
      await expect(page.locator('.won')).toBeVisible();
      await page.waitForTimeout(500);
      await clean(page, 'trick won');
      await tapOn(page);
      await playUntil([page], scored(page, 1), 20);
      await page.waitForTimeout(300);
      await clean(page, 'score');
      await playUntil([page], over(page), 20);
      await clean(page, 'end');
      await page.keyboard.press('s');
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
    for (const path of ['', '#/new', '#/rules', '#/pilot', '#/settings']) {
      await page.goto(server.url + path);
      await expect(page.locator('h1')).toBeVisible();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, path).toBeLessThanOrEqual(0);
    }
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Jetzt spielen' }).click();
    await expect(page.locator('.bid .key').last()).toBeInViewport();
    await act(page);
    await expect(page.locator('.bid .act .pri')).toBeInViewport();
  });
}
