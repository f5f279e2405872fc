// What a phone or a laptop does to a block: screens that go dark, storage that is full, fingers that drag, paper.
import { Hand, expect, openGame, roundTitle, test } from './block.world';

test('the screen is kept on, and again after the phone has let it go', async ({ page, site }) => {
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    Object.assign(globalThis, { locks });
    const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (kind) => {
      const lock = await ask(kind);
      locks.push(lock);
      return lock;
    };
  });
  await openGame(page, site, { booked: 2 });
  const locks = () =>
    page.evaluate(() =>
      (globalThis as unknown as { locks: WakeLockSentinel[] }).locks.map((lock) => !lock.released),
    );
  await expect.poll(locks).toEqual([true]);
  await expect(page.locator('.tip')).toContainText('Bildschirm bleibt an');
  // asleep and awake again
  await page.evaluate(async () => {
    await (globalThis as unknown as { locks: WakeLockSentinel[] }).locks[0]!.release();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(locks).toEqual([false, true]);
  // elsewhere it may go dark
  await page.goto(`${site.url}#/referee`);
  await expect.poll(locks).toEqual([false, false]);
});

test('a full storage is told, and what is entered from then on is not lost', async ({ page, site }) => {
  await openGame(page, site, { booked: 3 });
  const hand = new Hand(page);
  await hand.key(1);
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let i = 0; ; i++) {
        try {
          localStorage.setItem(`filler.${size}.${i}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  // a whole round more than what fits
  await hand.bids(2, 0, 1);
  await hand.rest();
  await hand.gold();
  await hand.key(3);
  await expect(page.getByRole('alert')).toContainText('speichert nichts');
  await hand.key(2);
  await expect(roundTitle(page)).toHaveText('Durchgang 5');
  await expect(page.locator('.row .value')).toHaveText(['3', '2', '–', '–']);
  // room again: the next tap keeps everything
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler.')) localStorage.removeItem(key);
  });
  await hand.key(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(roundTitle(page)).toHaveText('Durchgang 5');
  await expect(page.locator('.row .value')).toHaveText(['3', '2', '1', '–']);
});

test('names are dragged into the order of the table, and the dealer goes with the seat', async ({
  page,
  site,
}) => {
  await openGame(page, site, { booked: 1, players: 5 });
  await page.goto(`${site.url}#/block/new`);
  const names = () =>
    page.locator('.seats input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await page.locator('.dealers button', { hasText: 'Ada' }).click();
  const handles = page.locator('[data-handle]');
  const from = (await handles.nth(4).boundingBox())!;
  const to = (await handles.nth(0).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['Ada', 'Mareike', 'Opa Karl', 'Rike', 'Jonte']);
  // let go: the list does not follow any more
  await page.mouse.move(from.x, from.y, { steps: 4 });
  await expect.poll(names).toEqual(['Ada', 'Mareike', 'Opa Karl', 'Rike', 'Jonte']);
  await page.locator('.begin').click();
  await expect(page.locator('.row').first()).toContainText('gibt');
});

test('on paper every player has a narrow column for the bid beside the points', async ({ page, site }) => {
  await openGame(page, site, { booked: 6, players: 8, rules: 'grandpabeck2021' });
  await page.goto(`${site.url}#/block/sheet`);
  await expect(page.locator('.total').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1040 }); // A4 with its margins
  const cell = page.locator('tbody tr').nth(2).locator('.cell').first();
  const [bid, gain, running] = await Promise.all(
    ['.bid', '.gain', '.running'].map(async (part) => (await cell.locator(part).boundingBox())!),
  );
  expect(bid!.width).toBeLessThan(gain!.width);
  expect(bid!.x + bid!.width).toBeLessThanOrEqual(gain!.x + 1);
  expect(running!.y).toBeGreaterThan(gain!.y);
  for (const part of await page.locator('.gain, .running, .total').all()) {
    expect(await part.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  }
  await expect(page.locator('.only-print')).toContainText('30. November 2026');
  await expect(page.locator('.foot')).toBeHidden();
  await expect(page.locator('.box')).toBeHidden();
});

test('a laptop shows the whole sheet beside the pad, and a round can be corrected there', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGame(page, site, { booked: 7 });
  const sheet = page.locator('aside');
  await expect(sheet.locator('tbody tr')).toHaveCount(8);
  await sheet.locator('tbody tr').nth(2).locator('.cell').nth(1).click();
  await sheet.getByRole('button', { name: 'Durchgang 3 berichtigen' }).click();
  await expect(roundTitle(page)).toHaveText('Durchgang 3');
  await page.keyboard.press('u');
  await expect(roundTitle(page)).toHaveText('Durchgang 8');
});

test('statistics of many evenings need no scrolling sideways on a phone', async ({ page, site }) => {
  await openGame(page, site, { booked: 5 });
  await page.goto(`${site.url}#/block/games`);
  const cards = page.locator('.people tbody tr');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText('Ansagen getroffen');
  await expect(cards.first().locator('td').nth(2)).toContainText('100');
  for (const cell of await cards.first().locator('td').all()) {
    const box = (await cell.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  }
});
