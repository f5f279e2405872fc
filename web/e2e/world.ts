// A real server process with its own database, and players who use the page as people do.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import {
  createServer as createHttpServer,
  request as httpRequest,
  type Server as HttpServer,
} from 'node:http';
import { connect, createServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { ClientMessage, Event, ServerFrame, ServerMessage } from '../src/lib/protocol/messages';

const root = join(import.meta.dirname, '../..');

const python = join(root, '.venv/bin/python');
const SEEDED = `
import sys
from skullking import _core
from skullking.server.outside import SystemChance
seed = _core.seed_bytes(int(sys.argv.pop(1)))
SystemChance.seed = lambda self: seed
from skullking.cli import main
sys.argv[0] = 'skullking'
main()
`;

/**
 * A port that stays free while the server that has it is dead: it lies below those that the system gives to outgoing
 * connections, and workers that run side by side have ports of their own.
 */
async function lastingPort(): Promise<number> {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 10;
  for (;;) {
    const port = 11_000 + 10 * Math.floor(Math.random() * 900) + worker;
    const free = await new Promise<boolean>((done) => {
      const probe = createServer().once('error', () => done(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (free) return port;
  }
}

/** What shall not depend on how quick a machine is: nobody is absent or refused because it is slow, or fast. */
const UNHURRIED = {
  SKULLKING_GRACE_SECONDS: '3600',
  SKULLKING_VOTE_SECONDS: '3600',
  SKULLKING_REQUESTS_PER_SECOND: '10000',
  SKULLKING_TABLES_PER_MINUTE: '10000',
};
const PATIENCE = 120_000;

export interface ServerWishes {
  /** more arguments of `skullking serve` */
  args?: string[];
  /** settings (`SKULLKING_…`) */
  env?: Record<string, string>;
  /** every game is dealt from this seed instead of chance: the only thing that is not as in real life */
  seed?: number;
}

export class Server {
  private process: ChildProcess | null = null;
  private output = '';
  private constructor(
    readonly port: number,
    private readonly data: string,
    private readonly wishes: ServerWishes,
  ) {}
  static async start(wishes: ServerWishes = {}): Promise<Server> {
    const server = new Server(await lastingPort(), mkdtempSync(join(tmpdir(), 'skullking-e2e-')), wishes);
    await server.run();
    return server;
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }
  async run(): Promise<void> {
    const { args = [], env = {}, seed } = this.wishes;
    const [command, ...before] =
      seed === undefined ? [join(root, '.venv/bin/skullking')] : [python, '-c', SEEDED, String(seed)];
    const child = spawn(
      command!,
      [...before, 'serve', '--host', '127.0.0.1', '--port', String(this.port), '--data', this.data]
        .concat('--lang', 'en', args), // prettier-ignore
      { cwd: root, env: { ...process.env, ...UNHURRIED, ...env } },
    );
    this.process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (this.output += String(text)));
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
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

export const test = base.extend<{ leftovers: null }, { server: Server }>({
  // browsers that a test opened do not keep the processor busy in the next one
  leftovers: [
    async ({ browser }, use) => {
      await use(null);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
});
export { expect };

/** A network between browser and server that loses what a test wants to be lost. */
export class Cable {
  /** what the server says goes nowhere */
  mute = false;
  /** what the browser says goes nowhere */
  deaf = false;
  private readonly sockets = new Set<Socket>();
  private constructor(
    private readonly near: TcpServer,
    readonly url: string,
  ) {}
  static async to(server: Server): Promise<Cable> {
    const near = createServer();
    await new Promise<void>((ready) => near.listen(0, '127.0.0.1', ready));
    const cable = new Cable(near, `http://127.0.0.1:${(near.address() as AddressInfo).port}/`);
    near.on('connection', (browser) => {
      const far = connect(server.port, '127.0.0.1');
      const end = () => {
        browser.destroy();
        far.destroy();
      };
      for (const socket of [browser, far]) {
        cable.sockets.add(socket);
        socket.on('error', end);
        socket.on('close', end);
        socket.on('close', () => cable.sockets.delete(socket));
      }
      browser.on('data', (bytes) => cable.deaf || far.write(bytes));
      far.on('data', (bytes) => cable.mute || browser.write(bytes));
    });
    return cable;
  }
  /** Tear every connection, and work properly from now on. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.mute = this.deaf = false;
  }
  stop(): void {
    this.near.close();
    this.cut();
  }
}

/** What stands before the server in the docs: everything under a path prefix, which it strips or passes on. */
export async function reverseProxy(
  server: Server,
  prefix: string,
  stripped: boolean,
): Promise<{ url: string; stop: () => void }> {
  const open = new Set<Socket>();
  const onwards = (url: string) => (stripped ? url.slice(prefix.length - 1) : url);
  const proxy: HttpServer = createHttpServer((incoming, outgoing) => {
    if (!incoming.url?.startsWith(prefix)) {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const path = onwards(incoming.url);
    const onward = httpRequest({ host: '127.0.0.1', port: server.port, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  proxy.on('connection', (socket) => void open.add(socket));
  proxy.on('upgrade', (incoming, browser: Socket, head) => {
    if (!incoming.url?.startsWith(prefix)) {
      browser.destroy();
      return;
    }
    const far = connect(server.port, '127.0.0.1', () => {
      const lines = [`${incoming.method} ${onwards(incoming.url!)} HTTP/1.1`];
      for (let i = 0; i < incoming.rawHeaders.length; i += 2)
        lines.push(`${incoming.rawHeaders[i]}: ${incoming.rawHeaders[i + 1]}`);
      far.write(`${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      far.pipe(browser);
      browser.pipe(far);
    });
    far.on('error', () => browser.destroy());
    browser.on('error', () => far.destroy());
    browser.on('close', () => far.destroy());
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${prefix}`,
    stop: () => {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}

/** Everything that goes over a page's sockets, as it was on the wire and read. */
export class Wiretap {
  readonly sent: ClientMessage[] = [];
  readonly got: ServerMessage[] = [];
  readonly frames: string[] = [];
  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.sent.push(JSON.parse(String(payload)) as ClientMessage));
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(String(payload));
        this.got.push(...[JSON.parse(String(payload)) as ServerFrame].flat());
      });
    });
  }
  /** Events in the order of the table, each once, however often it was told. */
  get events(): Event[] {
    const byVersion: Event[] = [];
    for (const message of this.got)
      if (message.type === 'events')
        for (const [i, event] of message.events.entries()) byVersion[message.v + i] = event;
    return byVersion.filter(Boolean);
  }
  played(seat: number): string[] {
    return this.events.flatMap((event) =>
      event.type === 'card_played' && event.seat === seat ? [event.play] : [],
    );
  }
}

/** A person with a browser of their own (or, in a context given, with one more tab of it). */
export async function newPlayer(
  browser: Browser | BrowserContext,
  prefs: Record<string, unknown> = {},
): Promise<Page> {
  const context =
    'newContext' in browser ? await browser.newContext({ viewport: { width: 360, height: 640 } }) : browser;
  const page = await context.newPage();
  await settings(page, { motion: 'reduce', reading: 'short', confirm: false, ...prefs });
  return page;
}

export interface TableWishes {
  seats?: number;
  pace?: 'calm' | 'normal' | 'quick' | 'instant';
  rounds?: string;
}
/** Set up a table as its host does; gives its code. */
export async function newTable(page: Page, url: string, wishes: TableWishes = {}): Promise<string> {
  const { seats = 4, pace = 'instant', rounds = 'bedtime' } = wishes;
  await page.goto(`${url}#/new`);
  await page.getByLabel('Dein Name').fill('Rike');
  await page.getByText(String(seats), { exact: true }).click();
  await page.getByText('Mehr Möglichkeiten').click();
  await page.getByLabel('Bots denken').selectOption(pace);
  await page.getByLabel('Durchgänge').selectOption(rounds);
  await page.getByRole('button', { name: 'Tisch aufstellen' }).click();
  await expect(page).toHaveURL(/#\/t\/[A-Z2-9]{8}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tisch');
  return page.url().split('/').at(-1)!;
}
/** Follow an invitation and sit down. */
export async function sitDown(page: Page, url: string, code: string, name: string): Promise<void> {
  await page.goto(`${url}#/t/${code}`);
  await page.getByLabel('Dein Name').fill(name);
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page.getByText(`${name} (Du)`)).toBeVisible();
}
/** The address that brings this player to another device, as the lobby shows it. */
export async function personalLink(page: Page, url: string): Promise<string> {
  const path = await page.evaluate(async () => {
    const code = location.hash.split('/').at(-1)!;
    return (await (await fetch(`api/v1/tables/${code}/link`)).json()).rejoin_path as string;
  });
  return url + path;
}

export const hand = (page: Page) => page.locator('.hand button');
export const playable = (page: Page) => page.locator('.hand button[aria-disabled=false]');
export const cards = (page: Page) =>
  hand(page).evaluateAll((list) => list.map((each) => (each as HTMLElement).dataset.card!));

/** Somebody in the page who taps whatever is asked for, as fast as the table allows; bids by habit. */
export async function autopilot(page: Page, habit: number): Promise<void> {
  await page.evaluate((habit) => {
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    let next = 0;
    setInterval(() => {
      const moment = find('.moment')[0];
      if (moment) return moment.click();
      if (performance.now() < next) return;
      const keys = find('.bid .key:not([disabled])');
      const chosen = keys.some((key) => key.ariaPressed === 'true');
      const wanted =
        keys.length > 0
          ? chosen
            ? find('.bid .act .pri')[0]
            : keys[Math.min(habit, keys.length - 1)]
          : (find('.choice .btn:not([disabled])')[0] ??
            find('.button .pri')[0] ??
            find('.hand button[aria-disabled=false]')[0]);
      if (!wanted) return;
      wanted.click();
      next = performance.now() + 120;
    }, 25);
  }, habit);
}

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

export async function playUntil(pages: Page[], done: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    for (const page of pages) if (!(await done())) await act(page);
    expect(await done()).toBe(true);
  }).toPass({ intervals: [40] });
}

/** Bids stay changeable for half a minute at this page's tables: a slow machine needs long from one tap to the next. */
export async function calmBids(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/(tables|play-now)$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const asked = route.request().postDataJSON() as { options?: object };
    const options = { ...asked.options, countdown_seconds: 30 };
    return route.continue({ postData: JSON.stringify({ ...asked, options }) });
  });
}

/** Bids by tapping. The table opens bids by itself after a while, for a slow machine between two taps. */
export async function bid(page: Page, tricks = 0): Promise<void> {
  await page.locator('.bid .key').nth(tricks).click();
  await expect(async () => {
    if (await page.locator('.bid').count()) await page.locator('.bid .act .pri').click({ timeout: 2_000 });
  }).toPass({ intervals: [40] });
}

/** Taps away what covers the table; it may go by itself just then. */
export async function tapAway(page: Page): Promise<void> {
  await expect(async () => {
    if (await page.locator('.moment').count()) await act(page);
    expect(await page.locator('.moment').count()).toBe(0);
  }).toPass({ intervals: [40] });
}

/** Bids and taps moments away until this page may play a card. */
export async function myTurn(page: Page): Promise<void> {
  await expect(async () => {
    if ((await page.locator('.moment').count()) || (await page.locator('.bid').count())) await act(page);
    expect(await playable(page).count()).toBeGreaterThan(0);
    expect(await page.locator('.moment').count()).toBe(0);
  }).toPass({ intervals: [40] });
}

/** Plays the first card that may be played; gives it. */
export async function playCard(page: Page): Promise<string> {
  const card = playable(page).first();
  const token = (await card.getAttribute('data-card'))!;
  await card.click();
  // she is asked what she is
  if (token === 'SM') await page.locator('.button .pri').first().click();
  return token;
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
