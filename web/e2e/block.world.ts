// The block needs no server: its pages come from a plain file server, with the headers that ours sends.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

const folder = process.env.BLOCK_DIST ?? join(import.meta.dirname, '../dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const CSP =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  "worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

export class Site {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}
  static async start(): Promise<Site> {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
      const file = join(folder, path === '/' ? 'index.html' : path);
      response.setHeader('content-security-policy', CSP);
      try {
        const body = readFileSync(file);
        response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
        response.end(body);
      } catch {
        response.statusCode = 404;
        response.end();
      }
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new Site(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

export const test = base.extend<{ site: Site }>({
  site: async ({ page: _ }, use) => {
    const site = await Site.start();
    await use(site);
    await site.stop().catch(() => undefined);
  },
});
export { expect };

const NAMES = ['Mareike', 'Opa Karl', 'Rike', 'Jonte', 'Ada', 'Bo', 'Cem', 'Dörte'];

interface Given {
  players?: number;
  rules?: string;
  /** rounds that are booked already */
  booked?: number;
  lang?: 'de' | 'en';
  theme?: 'night' | 'day';
  prefs?: Record<string, unknown>;
}

/** A game under way: in every booked round the first player has taken all tricks, as bid. */
export async function openGame(page: Page, site: { url: string }, given: Given = {}): Promise<void> {
  const players = given.players ?? 4;
  const game = {
    format: 'skullking block 1',
    id: 'testgame0001',
    rules: given.rules ?? 'schmidt',
    players: NAMES.slice(0, players),
    first_dealer: players - 1,
    started: '2026-11-30T18:00:00.000Z',
    changed: '2026-11-30T18:00:00.000Z',
    rounds: Array.from({ length: (given.booked ?? 0) + 1 }, (_, r) => {
      const booked = r < (given.booked ?? 0);
      const cards = players === 8 ? Math.min(8, r + 1) : r + 1;
      return {
        seats: Array.from({ length: players }, (_, seat) => {
          const n = booked ? (seat === 0 ? cards : 0) : null;
          return { bid: n, won: n, bonuses: {}, load: null, bet: 0, harry: 0 };
        }),
        nobody: 0,
        loot: [],
        booked,
      };
    }),
  };
  await page.addInitScript(
    ([text, prefs]) => {
      if (localStorage.getItem('skullking.block.open')) return;
      localStorage.setItem('skullking.block.game.testgame0001', text!);
      localStorage.setItem('skullking.block.open', 'testgame0001');
      localStorage.setItem('skullking.prefs', prefs!);
    },
    [
      JSON.stringify(game),
      JSON.stringify({
        lang: given.lang ?? 'de',
        theme: given.theme ?? 'night',
        motion: 'reduce',
        ...given.prefs,
      }),
    ],
  );
  await page.goto(`${site.url}#/block`);
  await expect(page.locator('.key').first()).toBeVisible();
}

/** A person at the pad, who counts taps. */
export class Hand {
  taps = 0;
  constructor(readonly page: Page) {}
  async key(n: number): Promise<void> {
    this.taps++;
    await this.page.locator('.keys .key', { hasText: new RegExp(`^${n}$`) }).click();
  }
  async gold(): Promise<void> {
    this.taps++;
    await this.page.locator('.gold').click();
  }
  async rest(): Promise<void> {
    this.taps++;
    await this.page.locator('.rest').click();
  }
  async bonus(name: string | RegExp): Promise<void> {
    this.taps++;
    await this.page.locator('.chips').getByRole('button', { name }).click();
  }
  async name(name: string): Promise<void> {
    this.taps++;
    await this.page.locator('.row', { hasText: name }).click();
  }
  /** Two clicks of one tap, at the same place and at once: no machine is so slow that they become two taps. */
  async tremble(target: Locator): Promise<void> {
    await target.click({ trial: true });
    await target.evaluate(async (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const spot = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true };
      // made at once, so that both have their time before anything is drawn anew, as a finger's have
      for (const click of [1, 2].map((detail) => new MouseEvent('click', { ...spot, detail }))) {
        document.elementFromPoint(spot.clientX, spot.clientY)!.dispatchEvent(click);
        await Promise.resolve(); // what the first one changes is there
      }
    });
  }
  async bids(...bids: number[]): Promise<void> {
    for (const n of bids) await this.key(n);
  }
}

export const totals = async (page: Page): Promise<string[]> =>
  page
    .locator('.row .sub')
    .evaluateAll((rows) => rows.map((row) => row.textContent?.trim().split(' ')[0] ?? ''));
export const roundTitle = (page: Page) => page.locator('h1');
