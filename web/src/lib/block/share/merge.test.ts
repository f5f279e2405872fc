import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../engine';
import { engineFromDisk } from '../../engine/testing';
import type { BlockHead } from '../../protocol/messages';
import {
  book,
  changeBonus,
  changeEntry,
  judge,
  openRound,
  reopen,
  settle,
  type Game,
  type Round,
} from '../model';
import { carry, choose, differences, merge, ownBid, ownBids, record, union, type Op } from './merge';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromDisk();
});

const HEAD: BlockHead = {
  id: 'game0001',
  rules: 'schmidt',
  players: ['Mareike', 'Opa Karl', 'Rike'],
  first_dealer: 0,
  started: '2026-11-30T18:00:00.000Z',
};
const PLAYERS = HEAD.players.length;
let counter = 0;
const newId = () => `op-${String(++counter).padStart(8, '0')}`;
const shown = (ops: readonly Op[]) => merge(engine, HEAD, ops);
/** What the keeper does, on top of what is there. */
const keep = (ops: readonly Op[], change: (game: Game) => Game): Op[] => {
  const { game } = shown(ops);
  return union(ops, record(ops, game.rounds, change(game).rounds, PLAYERS, newId));
};
const enterRound = (bids: number[], won: number[]) => (game: Game) => {
  const at = openRound(game);
  let next = game;
  bids.forEach((bid, seat) => (next = changeEntry(next, at, seat, { bid, won: won[seat]! })));
  return book(engine, next, at);
};

describe('operations', () => {
  it('give back the game that they were recorded from', () => {
    let ops = keep([], enterRound([1, 0, 0], [1, 0, 0]));
    ops = keep(ops, (game) => changeBonus(game, 0, 0, 'pirate_by_sk', 1));
    ops = keep(ops, (game) => changeEntry(game, 1, 1, { bid: 2 }));
    const { game, conflicts } = shown(ops);
    expect(conflicts).toEqual([]);
    expect(judge(engine, game).totals).toEqual([50, 10, 10]);
    expect(game.rounds[1]!.seats[1]!.bid).toBe(2);
    expect(game.rounds).toHaveLength(2);
  });
  it('record what has changed and nothing else', () => {
    const ops = keep([], enterRound([1, 0, 0], [1, 0, 0]));
    const more = keep(ops, (game) => changeEntry(game, 1, 1, { bid: 0 }));
    expect(more.length - ops.length).toBe(1);
    expect(keep(more, (game) => game)).toEqual(more);
  });
  it('that say the same are no conflict', () => {
    const ops = union(
      keep([], (game) => changeEntry(game, 0, 1, { bid: 1 })),
      [ownBid([], 0, 1, 1, newId)],
    );
    expect(shown(ops).conflicts).toEqual([]);
    expect(shown(ops).game.rounds[0]!.seats[1]!.bid).toBe(1);
  });
});

describe('a conflict', () => {
  const both = () => union(keep([], enterRound([1, 0, 0], [1, 0, 0])), [ownBid([], 0, 1, 1, newId)]);
  it('is shown with both values and who entered them, and guesses nothing', () => {
    const { game, conflicts } = shown(both());
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]).toMatchObject({ round: 0, seat: 1, field: 'bid' });
    expect(conflicts[0]!.choices.map(({ value, ops }) => [value, ops[0]!.by])).toEqual([
      [0, null],
      [1, 1],
    ]);
    expect(game.rounds[0]!.seats[1]!.bid).toBeNull();
    expect(game.rounds[0]!.booked).toBe(false);
    expect(game.rounds).toHaveLength(1);
  });
  it('is over when somebody has chosen, and the round is booked as it was', () => {
    const ops = both();
    const chosen = union(ops, [choose(shown(ops).conflicts[0]!, 1, newId)]);
    expect(shown(chosen).conflicts).toEqual([]);
    expect(judge(engine, shown(chosen).game).totals).toEqual([20, -10, 10]);
    expect(shown(chosen).game.rounds).toHaveLength(2);
  });
  it('is over too when the keeper enters the number once more', () => {
    const ops = both();
    const entered = keep(ops, (game) => changeEntry(game, 0, 1, { bid: 0 }));
    expect(shown(entered).conflicts).toEqual([]);
    expect(shown(entered).game.rounds[0]!.seats[1]!.bid).toBe(0);
  });
  it('of two who choose differently at the same time is one again', () => {
    const ops = both();
    const conflict = shown(ops).conflicts[0]!;
    const twice = union(union(ops, [choose(conflict, 0, newId)]), [choose(conflict, 1, newId)]);
    expect(shown(twice).conflicts).toHaveLength(1);
  });
});

describe('entries that make no sense together', () => {
  it('are asked again, and what is entered then stands', () => {
    const bids = keep([], (game) => changeEntry(changeEntry(changeEntry(game, 0, 0, { bid: 1 }), 0, 1, { bid: 0 }), 0, 2, { bid: 0 })); // prettier-ignore
    const one = keep(bids, (game) => changeEntry(game, 0, 0, { won: 1 }));
    const other = keep(bids, (game) => changeEntry(game, 0, 1, { won: 1 }));
    const ops = union(one, other);
    const { game, clashes, conflicts } = shown(ops);
    expect(conflicts).toEqual([]);
    expect(clashes).toEqual([0]);
    expect(game.rounds[0]!.seats.map((seat) => [seat.bid, seat.won])).toEqual([[1, null], [0, null], [0, null]]); // prettier-ignore
    const again = keep(ops, (game) => changeEntry(game, 0, 0, { won: 1 }));
    expect(shown(again).clashes).toEqual([]);
    expect(shown(again).game.rounds[0]!.seats.map((seat) => seat.won)).toEqual([1, null, null]);
  });
  it('even when there are rounds that the game does not have', () => {
    const far = { ...ownBid([], 59, 1, 20, newId), seat: 1 };
    expect(() => judge(engine, shown([far]).game)).not.toThrow();
  });
});

describe('a late bid', () => {
  const first = ownBid([], 0, 1, 0, () => 'bid-first-one');
  const open: Op = {
    id: 'open.0',
    round: 0,
    seat: null,
    field: 'open',
    value: [first.id],
    base: [],
    by: null,
  };
  it('replaces none that everybody has seen', () => {
    const late = ownBid([first], 0, 1, 1, newId);
    const { conflicts } = shown(union([first, open], [late]));
    expect(conflicts.map(({ choices }) => choices.map(({ value }) => value))).toEqual([[0, 1]]);
  });
  it('replaces an earlier late one of the same phone', () => {
    const late = ownBid([first], 0, 1, 1, newId);
    const later = ownBid([first, open, late], 0, 1, 0, newId);
    expect(ownBids([first, open, late], 0, 1)).toEqual([first, late]);
    expect(shown(union([first, open], [late, later])).conflicts).toEqual([]);
  });
  it('is what it was before as long as nothing is open', () => {
    const second = ownBid([first], 0, 1, 1, newId);
    expect(shown([first, second]).conflicts).toEqual([]);
    expect(shown([first, second]).game.rounds[0]!.seats[1]!.bid).toBe(1);
  });
});

it('undo on one device keeps what came from others', () => {
  const before = shown([]).game.rounds;
  let ops = keep([], (game) => changeEntry(game, 0, 0, { bid: 1 }));
  const mine = shown(ops).game.rounds;
  ops = union(ops, [ownBid(ops, 0, 1, 1, newId)]);
  const now = shown(ops).game.rounds;
  const kept = carry(before, mine, now, PLAYERS);
  expect(kept[0]!.seats.map((seat) => seat.bid)).toEqual([null, 1, null]);
  ops = keep(ops, (game) => ({ ...game, rounds: kept }));
  expect(shown(ops).game.rounds[0]!.seats.map((seat) => seat.bid)).toEqual([null, 1, null]);
});

// --- random schedules -----------------------------------------------------------------------------------

/** Small, seeded, good enough to shuffle a test. */
function dice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { below: (n: number) => Math.floor(next() * n), chance: (p: number) => next() < p };
}
type Dice = ReturnType<typeof dice>;

interface Replica {
  ops: Op[];
  unsent: Op[];
  /** how much of the log has come */
  since: number;
  online: boolean;
  seat: number | null;
  past: Round[][];
}

/** Takes what a person could have entered, and what two who know nothing of each other enter. */
function act(replica: Replica, random: Dice): void {
  const before = shown(replica.ops).game.rounds;
  if (replica.seat !== null) {
    write(replica, [ownBid(replica.ops, random.below(3), replica.seat, random.below(3), newId)]);
    return;
  }
  const { game } = shown(replica.ops);
  const open = openRound(game);
  const at = open < 0 ? 0 : open;
  const seat = random.below(PLAYERS);
  const undo = random.chance(0.1) ? replica.past.pop() : undefined;
  let after: Game;
  try {
    if (undo) after = { ...game, rounds: undo };
    else if (random.chance(0.1) && at > 0) after = reopen(game, random.below(at));
    else if (random.chance(0.3)) after = book(engine, game, at);
    else if (random.chance(0.5))
      after = settle(engine, changeEntry(game, at, seat, { bid: random.below(at + 2) }), at);
    else after = settle(engine, changeEntry(game, at, seat, { won: random.below(at + 2) }), at);
    judge(engine, after);
  } catch {
    return; // the engine refuses it on this device too
  }
  if (!undo) replica.past.push(before as Round[]);
  write(replica, record(replica.ops, game.rounds, after.rounds, PLAYERS, newId));
}
function write(replica: Replica, ops: Op[]): void {
  replica.ops = union(replica.ops, ops);
  replica.unsent = [...replica.unsent, ...ops];
}
function take(replica: Replica, ops: Op[]): void {
  const before = shown(replica.ops).game.rounds;
  replica.ops = union(replica.ops, ops);
  const after = shown(replica.ops).game.rounds;
  replica.past = replica.past.map((kept) => carry(kept, before, after, PLAYERS));
}

it('every replica ends equal after random cuts: no entry lost, the same conflicts, a block that the engine takes', () => {
  const seed = Number(process.env.SKULLKING_SEED ?? randomInt(2 ** 31));
  console.log(`SKULLKING_SEED=${seed}`);
  let conflicts = 0;
  let clashes = 0;
  for (let run = 0; run < 40; run++) {
    const random = dice(seed + run);
    const replicas = [null, null, 1, 2].map((seat): Replica => ({ ops: [], unsent: [], since: 0, online: true, seat, past: [] })); // prettier-ignore
    const log: Op[] = [];
    const written = new Map<string, Op>();
    const opened = new Set<number>();
    const relay = (replica: Replica, lost: boolean) => {
      const known = new Set(log.map((op) => op.id));
      log.push(...replica.unsent.filter((op) => !known.has(op.id)));
      for (const round of [0, 1, 2]) {
        const bids = log.filter((op) => op.round === round && op.field === 'bid');
        if (opened.has(round) || new Set(bids.map((op) => op.seat)).size < PLAYERS) continue;
        opened.add(round);
        log.push({ id: `open.${round}`, round, seat: null, field: 'open', value: bids.map((op) => op.id), base: [], by: null }); // prettier-ignore
      }
      if (!lost) replica.unsent = []; // else the answer never came, and all of it is sent again
    };
    const hear = (replica: Replica, count: number) => {
      const news = log.slice(replica.since, replica.since + count);
      replica.since += news.length;
      take(replica, news);
    };
    for (let step = 0; step < 80; step++) {
      const replica = replicas[random.below(replicas.length)]!;
      const kind = random.below(6);
      if (kind <= 1) act(replica, random);
      else if (kind === 2) replica.online = !replica.online;
      else if (kind === 3 && replica.online) relay(replica, random.chance(0.2));
      else if (replica.online) hear(replica, random.below(6));
      for (const op of replica.unsent) written.set(op.id, op);
    }
    for (const replica of replicas) relay(replica, false);
    for (const replica of replicas) hear(replica, log.length);
    const [first, ...others] = replicas.map((replica) => ({ ops: replica.ops, merged: shown(replica.ops) }));
    for (const other of others) expect(other, `run ${run}`).toEqual(first);
    const ids = new Map(first!.ops.map((op) => [op.id, op]));
    for (const op of written.values()) expect(ids.get(op.id), `run ${run}`).toEqual(op);
    // whatever order they came in
    expect(shown(first!.ops.toReversed())).toEqual(first!.merged);
    expect(() => judge(engine, first!.merged.game)).not.toThrow();
    // an entry is shown, or it is in a conflict, a clash or replaced by somebody who had seen it
    const replaced = new Set(first!.ops.flatMap((op) => op.base));
    for (const op of first!.ops) {
      if (op.field === 'open' || replaced.has(op.id) || first!.merged.clashes.includes(op.round)) continue;
      const disputed = first!.merged.conflicts.some((each) => each.round === op.round && each.seat === op.seat && each.field === op.field); // prettier-ignore
      if (disputed || op.field === 'booked') continue;
      const round = first!.merged.game.rounds[op.round];
      const there =
        op.seat === null ? round?.[op.field as 'nobody'] : round?.seats[op.seat]?.[op.field as 'bid'];
      expect(there ?? null, `run ${run}: ${JSON.stringify(op)}`).toEqual(
        op.value === 0 && op.field !== 'bid' && op.field !== 'won' ? (there ?? 0) : op.value,
      );
    }
    // people can put everything right: choose in each conflict, and nothing is left of them
    let settled = first!.ops;
    for (const conflict of first!.merged.conflicts) settled = union(settled, [choose(conflict, conflict.choices[0]!.value, newId)]); // prettier-ignore
    expect(shown(settled).conflicts).toEqual([]);
    expect(differences(shown(settled).game.rounds, shown(settled).game.rounds, PLAYERS)).toEqual([]);
    conflicts += first!.merged.conflicts.length;
    clashes += first!.merged.clashes.length;
  }
  expect(conflicts).toBeGreaterThan(20); // otherwise this says nothing
  expect(clashes).toBeGreaterThan(3);
}, 120_000);
