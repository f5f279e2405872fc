// A real server process with its own database, and players who use the page as people do.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  private process: ChildProcess | null = null;
  private output = '';
  private constructor(
    readonly port: number,
    private readonly data: string,
  ) {}
  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'skullking-e2e-')));
    await server.run();
    return server;
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }
  async run(): Promise<void> {
    const child = spawn(
      join(root, '.venv/bin/skullking'),
      ['serve', '--host', '127.0.0.1', '--port', String(this.port), '--data', this.data, '--lang', 'en'],
      { cwd: root },
    );
    this.process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (this.output += String(text)));
    for (let i = 0; i < 150; i++) {
      if (await fetch(`${this.url}readyz`).then((r) => r.ok, () => false)) return; // prettier-ignore
      if (child.exitCode !== null) break;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    throw new Error(`the server did not start:\n${this.output}`);
  }
  /** As a power cut would: no goodbye. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }
  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

export const test = base.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 30_000 },
  ],
});
export { expect };

/** What a page complains about; a test asks for it at its end. */
export function complaints(page: Page): string[] {
  const list: string[] = [];
  page.on('pageerror', (error) => list.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // a cut connection is what some tests are about
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(text))
      list.push(text);
  });
  return list;
}

/** Does the one thing the table asks for now; true if there was something to do. */
export async function act(page: Page, bid = 0): Promise<boolean> {
  const quick = { timeout: 2_000 };
  try {
    if (await page.locator('.moment').count()) {
      await page.locator('.moment').click({ ...quick, position: { x: 5, y: 5 } });
      return true;
    }
    if (await page.locator('.choice .btn:not([disabled])').count()) {
      await page.locator('.choice .btn:not([disabled])').first().click(quick);
      return true;
    }
    const keys = page.locator('.bid .key:not([disabled])');
    if (await keys.count()) {
      if (!(await page.locator('.bid .key[aria-pressed=true]').count())) await keys.nth(bid).click(quick);
      else await page.locator('.bid .act .pri').click(quick);
      return true;
    }
    const button = page.locator('.button .pri').first();
    if (await button.count()) {
      await button.click(quick);
      return true;
    }
    const card = page.locator('.hand button[aria-disabled=false]').first();
    if (await card.count()) {
      await card.click(quick);
      return true;
    }
  } catch {
    // the table moved on between looking and doing
  }
  return false;
}

export async function playUntil(pages: Page[], done: () => Promise<boolean>, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('the game did not get there in time');
    let busy = false;
    for (const page of pages) busy = (await act(page)) || busy;
    if (!busy) await pages[0]!.waitForTimeout(80);
  }
}

/** The round was written down: its result is on show, or the next one has begun already. */
export const scored = (page: Page, round: number) => async () => {
  if (await page.getByText(new RegExp(`(Durchgang|Round) ${round} (ist zu Ende|is over)`)).count())
    return true;
  const title = page.locator('header h1 .long');
  return (await title.count()) > 0 && Number(/\d+/.exec((await title.textContent()) ?? '')?.[0]) > round;
};
export const over = (page: Page) => async () => (await page.locator('.end').count()) > 0;

/** Settings as if chosen before: what a test does not want to wait for or click. */
export async function settings(page: Page, prefs: Record<string, unknown>): Promise<void> {
  await page.addInitScript((given) => {
    const now = JSON.parse(localStorage.getItem('skullking.prefs') ?? '{}');
    localStorage.setItem('skullking.prefs', JSON.stringify({ ...given, ...now }));
  }, prefs);
}
