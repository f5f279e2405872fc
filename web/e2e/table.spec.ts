import type { Page } from '@playwright/test';
import {
  calmBids,
  cards,
  complaints,
  expect,
  myTurn,
  newPlayer,
  newTable,
  over,
  personalLink,
  playable,
  playUntil,
  scored,
  settings,
  sitDown,
  test,
} from './world';

test('one tap from the start page to the first bid, and a round to its end', async ({ page, server }) => {
  const wrong = complaints(page);
  await settings(page, { reading: 'short' });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await expect(page.getByRole('heading', { name: 'Wie viele Stiche holst du?' })).toBeVisible();
  await playUntil([page], scored(page, 1));
  expect(wrong).toEqual([]);
});

test('two people by code and link and two bots play a game, see the same, and play again', async ({
  browser,
  server,
}) => {
  const host = await newPlayer(browser);
  const code = await newTable(host, server.url);
  const guest = await newPlayer(browser);
  await guest.goto(server.url);
  await guest.getByRole('link', { name: 'Code eingeben' }).click();
  await guest.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await guest.getByRole('button', { name: 'Beitreten' }).click();
  await guest.getByLabel('Dein Name').fill('Jonte');
  await guest.getByRole('button', { name: 'Beitreten' }).click();
  await expect(host.getByText('Jonte')).toBeVisible();
  await expect(guest.getByText('Rike beginnt')).toBeVisible();
  await host.getByRole('button', { name: 'Mit Bots beginnen' }).click();

  await playUntil([host, guest], over(host));
  await playUntil([host, guest], over(guest));
  const totals = async (page: Page) => (await page.locator('.end .total').allTextContents()).toSorted();
  expect(await totals(host)).toEqual(await totals(guest));

  await host.getByRole('button', { name: 'Noch einmal' }).click();
  await guest.getByRole('button', { name: /Noch einmal/ }).click();
  await expect(host.getByRole('heading', { name: 'Wie viele Stiche holst du?' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Wie viele Stiche holst du?' })).toBeVisible();
});

test('a killed server comes back and nobody has to reload', async ({ browser }) => {
  const { Server } = await import('./world');
  const server = await Server.start();
  try {
    const page = await newPlayer(browser);
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Jetzt spielen' }).click();
    await playUntil([page], scored(page, 1));
    await myTurn(page);
    const before = await cards(page);
    await server.kill();
    await expect(page.getByText('Verbindung verloren')).toBeVisible();
    await server.run();
    await expect(page.getByText('Verbindung verloren')).toBeHidden();
    expect(await cards(page)).toEqual(before);
    await playUntil([page], scored(page, 2));
  } finally {
    await server.stop();
  }
});

test('a reload in the middle keeps hand and bid', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await page.getByRole('button', { name: '1 Stich ansagen' }).click();
  const card = await page.locator('.hand button').getAttribute('data-card');
  await page.reload();
  await expect(page.locator('.hand button')).toHaveAttribute('data-card', card!);
});

test('a personal link takes the seat to another device', async ({ browser, server }) => {
  const phone = await newPlayer(browser);
  await newTable(phone, server.url);
  await phone.getByText('Auf einem anderen Gerät weiterspielen').click();
  await phone.getByRole('button', { name: 'Persönlichen Link zeigen' }).click();
  const label = phone.locator('details .qr');
  await expect(label).toBeVisible();
  const path = await phone.evaluate(async () => {
    const code = location.hash.split('/').at(-1)!;
    return (await (await fetch(`api/v1/tables/${code}/link`)).json()).rejoin_path as string;
  });
  const laptop = await newPlayer(browser);
  await laptop.goto(server.url + path);
  await expect(laptop.getByText('Rike (Du)')).toBeVisible();
});

test('a personal link asks before it takes a seat away from this browser', async ({ browser, server }) => {
  const phone = await newPlayer(browser);
  const code = await newTable(phone, server.url);
  const link = await personalLink(phone, server.url);
  const jonte = await newPlayer(browser);
  await sitDown(jonte, server.url, code, 'Jonte');
  await jonte.goto(link);
  await expect(jonte.getByText('In diesem Browser spielst du als Jonte')).toBeVisible();
  await jonte.getByRole('button', { name: 'Bleiben, wer ich bin' }).click();
  await jonte.goto(`${server.url}#/t/${code}`);
  await expect(jonte.getByText('Jonte (Du)')).toBeVisible();
  await jonte.goto(link);
  await jonte.getByRole('button', { name: 'Zu diesem Spieler werden' }).click();
  await expect(jonte.getByText('Rike (Du)')).toBeVisible();
});

test('a watcher sees the table and no hand', async ({ browser, server }) => {
  const host = await newPlayer(browser);
  const code = await newTable(host, server.url, { seats: 2, pace: 'normal' });
  await host.getByRole('button', { name: 'Mit Bots beginnen' }).click();
  await expect(host.locator('.hand button')).toHaveCount(1);
  const watcher = await newPlayer(browser);
  await watcher.goto(`${server.url}#/t/${code}`);
  await expect(watcher.getByRole('heading', { name: 'Alle sagen an' })).toBeVisible();
  await expect(watcher.locator('.hand button')).toHaveCount(0);
});

test('a pause needs a vote and can be ended again', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Pause vorschlagen' }).click();
  await expect(page.getByText('Alle Karten bleiben liegen').first()).toBeVisible();
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(page.getByRole('heading', { name: 'Wie viele Stiche holst du?' })).toBeVisible();
});

test('keyboard only: digits bid, arrows and Enter play, L and S show, Escape closes', async ({
  page,
  server,
}) => {
  await settings(page, { motion: 'reduce', reading: 'tap', confirm: true, lang: 'en' });
  await calmBids(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How many tricks' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('.bid .key[aria-pressed=true]')).toHaveText('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.reveal')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(playable(page)).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.hand button:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.button .pri').first()).toBeVisible();
  // Scary Mary asks what she is; every other card is played from where it lies
  if ((await cards(page))[0] === 'SM') await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.won')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Round 1 is over')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.moment')).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Score sheet', level: 1 })).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByText('Digits – bid')).toBeVisible();
});

test('the language changes in place, in the middle of a game', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByText('English', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'How many tricks will you take?' })).toBeVisible();
});
