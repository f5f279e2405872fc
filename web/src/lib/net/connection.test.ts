import { describe, expect, it } from 'vitest';
import { Connection, type Status, type Wire } from './connection';
import type { ServerMessage } from '../protocol/messages';

/** A network and a clock in the test's hand. */
class World {
  sockets: Socket[] = [];
  timers = new Map<number, { run: () => void; at: number }>();
  time = 0;
  private id = 0;
  wire: Wire = {
    open: (url) => {
      const socket = new Socket(url);
      this.sockets.push(socket);
      return socket;
    },
    setTimeout: (run, ms) => {
      this.timers.set(++this.id, { run, at: this.time + ms });
      return this.id;
    },
    clearTimeout: (id) => void this.timers.delete(id),
    now: () => this.time,
  };
  get last() {
    return this.sockets.at(-1)!;
  }
  pass(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const due = [...this.timers].filter(([, t]) => t.at <= end).toSorted((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.time = due[1].at;
      due[1].run();
    }
    this.time = end;
  }
}
class Socket {
  readyState = 0;
  sent: { type: string; id?: string; v?: number }[] = [];
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006) {
    this.onclose?.({ code });
  }
}
function start() {
  const world = new World();
  const got: ServerMessage[] = [];
  const states: Status[] = [];
  const connection = new Connection(
    'ws://x/ws',
    (m) => got.push(m),
    (s) => states.push(s),
    world.wire,
    () => 0.5,
  );
  return { world, got, states, connection };
}
const state = (v: number) => ({ type: 'state', v, table: {}, view: null, timers: [], chat: [] });
const events = (v: number, n = 1) => ({
  type: 'events',
  v,
  events: Array.from({ length: n }, () => ({ type: 'paused' })),
  view: {},
  timers: [],
});

describe('versions', () => {
  it('hands over what follows, ignores what is known, asks for what is missing', () => {
    const { world, got, connection } = start();
    world.last.accept();
    world.last.say(state(3));
    world.last.say(events(4, 2));
    expect(connection.v).toBe(5);
    world.last.say(events(4, 2));
    world.last.say(events(8));
    expect(got).toHaveLength(2);
    expect(world.last.sent).toEqual([{ type: 'since', v: 5 }]);
    world.last.say(events(6, 3));
    expect(connection.v).toBe(8);
    expect(got).toHaveLength(3);
  });

  it('hands over only the news of a message that overlaps', () => {
    const { world, got, connection } = start();
    world.last.accept();
    world.last.say(state(3));
    world.last.say(events(2, 4));
    expect(connection.v).toBe(5);
    expect(got.at(-1)).toMatchObject({ v: 4, events: [{}, {}] });
  });

  it('takes several messages in one frame in order', () => {
    const { world, got } = start();
    world.last.accept();
    world.last.say([state(0), events(1), events(2)]);
    expect(got.map((m) => m.type)).toEqual(['state', 'events', 'events']);
  });
});

describe('a lost connection', () => {
  it('comes back by itself and goes on where it was', () => {
    const { world, states } = start();
    world.last.accept();
    world.last.say(state(7));
    world.last.cut();
    expect(states.at(-1)).toBe('waiting');
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    expect(world.last.url).toBe('ws://x/ws?since=7');
  });

  it('sends a command again with the same id until it is answered, and not after', async () => {
    const { world, connection } = start();
    world.last.accept();
    world.last.say(state(0));
    const answer = connection.send({ type: 'fix', on: true });
    const id = world.last.sent[0]!.id!;
    world.last.cut();
    world.pass(1000);
    world.last.accept();
    expect(world.last.sent[0]).toMatchObject({ type: 'fix', id });
    world.last.say({ type: 'ack', id, v: 1 });
    expect(await answer).toBeNull();
    world.last.cut();
    world.pass(5000);
    world.last.accept();
    expect(world.last.sent).toEqual([]);
  });

  it('notices silence: no answer to a ping is a lost connection', () => {
    const { world, states } = start();
    world.last.accept();
    world.last.say(state(0));
    world.pass(15_000);
    expect(world.last.sent.at(-1)?.type).toBe('ping');
    world.pass(8_000);
    expect(states).toContain('waiting');
  });

  it('stays away when the server says there is no such table', () => {
    const { world, states } = start();
    world.last.cut(4404);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });
});

it('tells a refusal to whoever sent the command', async () => {
  const { world, connection } = start();
  world.last.accept();
  const answer = connection.send({ type: 'fix', on: true });
  world.last.say({ type: 'error', id: world.last.sent[0]!.id, code: 'table/stale', args: {} });
  expect(await answer).toEqual({ code: 'table/stale', args: {} });
});

describe('advice', () => {
  it('is the answer to its question, and handed over', async () => {
    const { world, got, connection } = start();
    world.last.accept();
    world.last.say(state(3));
    const answer = connection.send({ type: 'advise' });
    const { id } = world.last.sent.at(-1)!;
    const advice = { best: {}, second: null, reason: 'bots-why-forced', values: {} };
    world.last.say({ type: 'advice', id, advice });
    expect(await answer).toBeNull();
    expect(got.at(-1)).toEqual({ type: 'advice', id, advice });
    // nothing is asked again on the next connection
    world.last.cut();
    world.pass(1_000);
    world.last.accept();
    expect(world.last.sent.filter((each) => each.type === 'advise')).toEqual([]);
  });
});
