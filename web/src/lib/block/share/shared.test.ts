import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../engine';
import { engineFromDisk } from '../../engine/testing';
import type { Wire } from '../../net/lifeline';
import { KeptShares, type Kept } from './kept';
import { ownBid, type Op } from './merge';
import { Shared } from './shared.svelte';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromDisk();
});

/** A network in the test's hand. */
class Socket {
  readyState = 0;
  sent: { type: string; id: string; ops: Op[] }[] = [];
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close() {
    this.readyState = 3;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get entered() {
    return this.sent.filter(({ type }) => type === 'enter');
  }
}
class World {
  sockets: Socket[] = [];
  items = new Map<string, string>();
  timers: (() => void)[] = [];
  full = false;
  wire: Wire = {
    open: (url) => {
      const socket = new Socket(url);
      this.sockets.push(socket);
      return socket;
    },
    setTimeout: (run) => this.timers.push(run),
    clearTimeout: (id) => void (this.timers[id - 1] = () => undefined),
    now: () => 0,
  };
  shares = new KeptShares({
    length: 0,
    key: () => null,
    getItem: (key) => this.items.get(key) ?? null,
    setItem: (key, value) => {
      if (this.full) throw new Error('QuotaExceededError');
      this.items.set(key, value);
    },
    removeItem: (key) => void this.items.delete(key),
  });
  get last() {
    return this.sockets.at(-1)!;
  }
  runTimers() {
    for (const run of this.timers.splice(0)) run();
  }
}
const KEPT: Kept = {
  code: 'ABCDEFGHJKLMNPQR',
  head: { id: 'game0001', rules: 'schmidt', players: ['Ada', 'Bo', 'Cem'], first_dealer: 0, started: '2026-11-30T18:00:00.000Z' }, // prettier-ignore
  keeping: false,
  seat: 1,
  v: 0,
  ops: [],
  unsent: [],
};
async function online(world: World, kept: Kept = KEPT): Promise<Shared> {
  const shared = new Shared(
    kept,
    engine,
    world.shares,
    { introduce: () => Promise.resolve() },
    'ws://x/ws',
    world.wire,
  );
  await shared.open();
  world.last.onopen?.(undefined as never);
  return shared;
}
let ids = 0;
const op = (round: number): Op => ownBid([], round, 1, 0, () => `op-${String(1000 - ids++)}-xxxx`);

describe('what was entered', () => {
  it('is sent in the order of writing, a message at a time, and again after a lost answer', async () => {
    const world = new World();
    const shared = await online(world);
    const ops = Array.from({ length: 20 }, (_, round) => op(round));
    for (const each of ops) shared.write([each]);
    expect(world.last.entered).toHaveLength(1);
    expect(world.last.entered[0]!.ops).toEqual([ops[0]]);
    world.last.onclose?.({ code: 1006 });
    expect(shared.unsent).toBe(20);
    world.runTimers();
    world.last.onopen?.(undefined as never);
    const sent: Op[] = [];
    while (shared.unsent > 0) {
      const message = world.last.entered.at(-1)!;
      expect(JSON.stringify(message).length).toBeLessThan(4096);
      sent.push(...message.ops);
      world.last.say({ type: 'ack', id: message.id, v: 2 });
    }
    expect(sent).toEqual(ops);
  });
  it('survives the page, and is there again with the next one', async () => {
    const world = new World();
    const shared = await online(world);
    world.last.onclose?.({ code: 1006 });
    shared.bid(0, 1);
    const kept = world.shares.get(KEPT.code)!;
    const again = await online(world, kept);
    expect(again.mine(0)).toBe(1);
    expect(world.last.entered[0]!.ops.map(({ value }) => value)).toEqual([1]);
  });
  it('lasts as long as the page where the browser keeps nothing, a second tab included', async () => {
    const world = new World();
    const shared = await online(world);
    shared.write([op(0)]);
    world.full = true;
    shared.write([op(1)]);
    shared.reread();
    expect(shared.ops).toHaveLength(2);
    expect(shared.unsent).toBe(2);
  });
  it('waits when the server is busy, and says so when it is refused', async () => {
    const world = new World();
    const shared = await online(world);
    const [first, second] = [op(0), op(1)];
    shared.write([first, second]);
    const answer = (code: string, args = {}) =>
      world.last.say({ type: 'error', id: world.last.entered.at(-1)!.id, code, args });
    answer('server/storage');
    expect(shared.unsent).toBe(2);
    world.runTimers();
    world.last.onopen?.(undefined as never);
    answer('block/not_yours', { op: first.id });
    expect(shared.why?.code).toBe('block/not_yours');
    expect(shared.ops).toEqual([second]);
    expect(world.last.entered.at(-1)!.ops).toEqual([second]);
  });
});

it('asks for what came since, tells when bids are opened, and who this phone is', async () => {
  const world = new World();
  const opened: number[] = [];
  const shared = new Shared(
    { ...KEPT, v: 7, seat: null },
    engine,
    world.shares,
    { introduce: () => Promise.resolve(), opened: (rounds) => opened.push(...rounds) },
    'ws://x/ws',
    world.wire,
  );
  await shared.open();
  expect(world.last.url).toBe('ws://x/ws?since=7');
  world.last.onopen?.(undefined as never);
  const seats = [false, true, false].map((you) => ({ taken: you, is_you: you, connected: you }));
  world.last.say([
    { type: 'block', head: KEPT.head, seats, keeping: false, keeper_connected: true, watchers: 0, sealed: [{ round: 0, placed: [true, false, true] }] }, // prettier-ignore
    { type: 'ops', v: 9, ops: [op(0), { id: 'open.0', round: 0, seat: null, field: 'open', value: [], base: [], by: null }] }, // prettier-ignore
  ]);
  expect(shared.seat).toBe(1);
  expect(shared.placed(0)).toEqual([true, false, true]);
  expect(opened).toEqual([0]);
  world.last.onclose?.({ code: 1006 });
  world.runTimers();
  expect(world.last.url).toBe('ws://x/ws?since=9');
});

it('goes for a session where it has none, and gives up where the block is no longer shared', async () => {
  const world = new World();
  const shared = await online(world);
  world.last.onclose?.({ code: 4401 });
  await Promise.resolve();
  await Promise.resolve();
  expect(world.sockets).toHaveLength(2);
  world.last.onopen?.(undefined as never);
  world.last.say({ type: 'bye', code: 'block/ended', again: false });
  world.last.onclose?.({ code: 4404 });
  expect(shared.status).toBe('closed');
  expect(shared.why?.code).toBe('block/ended');
  expect((await shared.claim(0))?.code).toBe('net/offline');
});
