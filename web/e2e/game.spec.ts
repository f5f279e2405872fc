// A whole evening: four people, ten rounds; and what a table decides together.
import { readFileSync } from 'node:fs';
import {
  autopilot,
  complaints,
  expect,
  newPlayer,
  newTable,
  over,
  personalLink,
  playUntil,
  playable,
  sitDown,
  test,
} from './world';

test('four browsers, joined by link, code and personal link, play ten rounds and agree to the last point', async ({
  browser,
  server,
}) => {
  test.setTimeout(1_200_000);
  const host = await newPlayer(browser);
  const code = await newTable(host, server.url, { rounds: 'standard' });

  const byLink = await newPlayer(browser);
  await sitDown(byLink, server.url, code, 'Jonte');

  const byCode = await newPlayer(browser);
  await byCode.goto(server.url);
  await byCode.getByRole('link', { name: 'Code eingeben' }).click();
  await byCode.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await byCode.getByRole('button', { name: 'Beitreten' }).click();
  await byCode.getByLabel('Dein Name').fill('Mareike');
  await byCode.getByRole('button', { name: 'Beitreten' }).click();
  await expect(byCode.getByText('Mareike (Du)')).toBeVisible();

  const oldPhone = await newPlayer(browser);
  await sitDown(oldPhone, server.url, code, 'Opa Karl');
  const link = await personalLink(oldPhone, server.url);
  await oldPhone.context().close();
  const byRejoin = await newPlayer(browser);
  await byRejoin.goto(link);
  await expect(byRejoin.getByText('Opa Karl (Du)')).toBeVisible();

  await host.getByRole('button', { name: 'Spiel beginnen' }).click();
  const everybody = [host, byLink, byCode, byRejoin];
  const wrong = everybody.map(complaints);
  for (const [i, page] of everybody.entries()) {
    await expect(page.getByRole('heading', { name: 'Wie viele Stiche holst du?' })).toBeVisible();
    await autopilot(page, i);
  }
  for (const page of everybody) await expect(page.locator('.end')).toBeVisible({ timeout: 1_000_000 });

  const tables = await Promise.all(
    everybody.map((page) =>
      page.locator('.end ol li').evaluateAll((rows) =>
        rows.map((row) => ({
          name: row.querySelector('.name')!.textContent!.trim(),
          total: Number(row.querySelector('.total')!.textContent!.trim().replace('−', '-')),
        })),
      ),
    ),
  );
  const names = ['Rike', 'Jonte', 'Mareike', 'Opa Karl'];
  const named = tables.map((rows, i) =>
    rows.map((row) => ({ ...row, name: row.name === 'Du' ? names[i]! : row.name })),
  );
  expect(named[0]!.map((row) => row.name).toSorted()).toEqual(names.toSorted());
  for (const rows of named) expect(rows).toEqual(named[0]);

  const download = host.waitForEvent('download');
  await host.getByRole('link', { name: 'Aufzeichnung laden' }).click();
  const record = readFileSync(await (await download).path(), 'utf8');
  const totals = /^result: (.+)$/m.exec(record)![1]!.split(' ').map(Number);
  expect(totals).toEqual(names.map((name) => named[0]!.find((row) => row.name === name)!.total));
  expect(record.match(/^round \d+$/gm)).toHaveLength(10);
  expect(record.match(/^trick \d+:/gm)).toHaveLength(55);
  expect(wrong.flat()).toEqual([]);
});

test('a pause and another game are what the table wants, not what one of them wants', async ({
  browser,
  server,
}) => {
  const host = await newPlayer(browser);
  const code = await newTable(host, server.url, { seats: 2 });
  const guest = await newPlayer(browser);
  await sitDown(guest, server.url, code, 'Jonte');
  await host.getByRole('button', { name: 'Spiel beginnen' }).click();
  const question = { name: 'Wie viele Stiche holst du?' };
  await expect(guest.getByRole('heading', question)).toBeVisible();
  const propose = async () => {
    await host.getByRole('button', { name: 'Menü' }).click();
    await host.getByRole('button', { name: 'Pause vorschlagen' }).click();
    await expect(guest.getByText('Rike schlägt vor: Pause machen')).toBeVisible();
    await expect(host.getByText('1 von 2 sind dafür')).toBeVisible();
  };

  await propose();
  await guest.getByRole('button', { name: 'Nein' }).click();
  await expect(host.getByText('1 von 2 sind dafür')).toBeHidden();
  await expect(host.getByRole('heading', question)).toBeVisible();

  await propose();
  await guest.getByRole('button', { name: 'Ja', exact: true }).click();
  for (const page of [host, guest]) {
    await expect(page.getByText('Alle Karten bleiben liegen').first()).toBeVisible();
    await expect(page.getByRole('heading', question)).toBeHidden();
    await expect(playable(page)).toHaveCount(0);
  }
  await guest.getByRole('button', { name: 'Weiterspielen' }).click();
  await host.getByRole('button', { name: 'Ja', exact: true }).click();
  for (const page of [host, guest]) await expect(page.getByRole('heading', question)).toBeVisible();

  await playUntil([host, guest], over(host));
  await playUntil([host, guest], over(guest));
  await host.getByRole('button', { name: 'Noch einmal' }).click();
  await expect(host.getByRole('button', { name: 'Warte auf die anderen (1 von 2)' })).toBeDisabled();
  await expect(host.locator('.end')).toBeVisible();
  await guest.getByRole('button', { name: 'Rike möchte noch einmal' }).click();
  for (const page of [host, guest]) await expect(page.getByRole('heading', question)).toBeVisible();
});
