// On a phone, upright or sideways, nothing that has to be tapped needs to be scrolled to.
import { Hand, expect, openGame, test } from './block.world';

const SIZES: [number, number][] = [
  [640, 360],
  [667, 375],
  [568, 320],
  [320, 568],
  [360, 640],
];
const TABLES = [
  { players: 8, rules: 'grandpabeck2021+kraken+loot+powers', lang: 'de' },
  { players: 4, rules: 'schmidt', lang: 'en' },
  { players: 6, rules: 'schmidt', lang: 'de' },
] as const;

for (const table of TABLES) {
  test(`round 10 of ${table.players} is in reach on every phone`, async ({ page, site }) => {
    await openGame(page, site, { ...table, booked: 9 });
    const inReach = async (phase: string) => {
      for (const [width, height] of SIZES) {
        const where = `${phase} at ${width}×${height}`;
        await page.setViewportSize({ width, height });
        // the page follows the turn of the phone a moment later
        await expect(async () => {
          const keys = await page.locator('.key, .act .btn').evaluateAll((all) =>
            all.map((each) => {
              const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
              return { left, right, top, bottom, width, height, digit: each.matches('.key') };
            }),
          );
          expect(keys.length).toBeGreaterThan(8);
          for (const key of keys) {
            expect(Math.min(key.left, key.top), where).toBeGreaterThanOrEqual(0);
            expect(key.right, where).toBeLessThanOrEqual(width);
            expect(key.bottom, where).toBeLessThanOrEqual(height);
            if (key.digit)
              expect(Math.round(Math.min(key.width, key.height)), where).toBeGreaterThanOrEqual(48);
          }
          const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
          expect(scrolls, where).toBeLessThanOrEqual(0);
        }).toPass();
      }
    };
    const hand = new Hand(page);
    await hand.key(2);
    await inReach('bids');
    await hand.bids(...Array.from({ length: table.players - 1 }, (_, i) => (i < 6 ? 1 : 0)));
    await inReach('results');
    await hand.key(2);
    await page.locator('.row').first().click();
    await inReach('a name tapped');
  });
}
