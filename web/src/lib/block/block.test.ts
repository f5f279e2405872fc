import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine';
import { engineFromDisk } from '../engine/testing';
import { FileError, backupJson, gameCsv, gameJson, readFile } from './files';
import { book, changeBonus, changeEntry, changeRound, judge, newGame, openRound, reopen, restAsBid, settle, type Game } from './model'; // prettier-ignore
import { QUESTIONS } from './questions';
import { isOver, statistics } from './stats';
import { Storage, commit, step } from './storage';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromDisk();
});

const NOW = '2026-11-30T20:00:00.000Z';
const fresh = (rules = 'schmidt', players = ['Ada', 'Bo', 'Cem']) =>
  newGame(rules, players, 0, NOW, 'game0001');

function enter(game: Game, bids: number[], won: number[]): Game {
  const at = openRound(game);
  let next = game;
  bids.forEach((bid, seat) => (next = changeEntry(next, at, seat, { bid })));
  won.forEach((n, seat) => (next = changeEntry(next, at, seat, { won: n })));
  return next;
}
const play = (game: Game, bids: number[], won: number[]) => {
  const next = enter(game, bids, won);
  return book(engine, next, openRound(next));
};

class Shelf {
  items = new Map<string, string>();
  full = false;
  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.full) throw new Error('QuotaExceededError');
    this.items.set(key, value);
  };
  removeItem = (key: string) => void this.items.delete(key);
}

describe('a round', () => {
  it('cannot be booked while anything is missing', () => {
    const game = enter(fresh(), [1, 0, 0], [1, 0]);
    expect(() => book(engine, game, 0)).toThrow('sheet/incomplete');
    expect(judge(engine, game).rounds[0]!.seats[2]!.low).toBe(0);
    expect(judge(engine, game).rounds[0]!.complete).toBe(false);
  });
  it('refuses more tricks than were played', () => {
    expect(() => judge(engine, enter(fresh(), [1, 0, 0], [1, 1, 0]))).toThrow('sheet/tricks');
  });
  it('fills the rest as announced, and only what is open', () => {
    let game = play(fresh(), [1, 0, 0], [1, 0, 0]);
    game = enter(game, [0, 1, 1], [0]);
    const filled = restAsBid(game, 1, judge(engine, game).rounds[1]!.seats);
    expect(filled.rounds[1]!.seats.map((entry) => entry.won)).toEqual([0, 1, 1]);
  });
  it('drops bonuses that the result no longer allows', () => {
    let game = enter(fresh(), [1, 0, 0], [1, 0, 0]);
    game = changeBonus(game, 0, 0, 'pirate_by_sk', 1);
    expect(judge(engine, game).rounds[0]!.seats[0]!.score!.points).toBe(50);
    const missed = settle(engine, changeEntry(game, 0, 0, { bid: 0 }), 0);
    expect(missed.rounds[0]!.seats[0]!.bonuses).toEqual({});
    expect(judge(engine, missed).rounds[0]!.seats[0]!.score!.points).toBe(-10);
  });
  it('knows tricks that nobody wins, Loot, Harry, bets and loads', () => {
    let game = fresh('grandpabeck2021+kraken+loot+powers+scoring=rascal+load=choice+rounds=3');
    game = enter(game, [1, 0, 1], [1, 0, 1]);
    game = changeRound(game, 0, (round) => ({ ...round, nobody: 1, loot: [[0, 2]] }));
    game = changeEntry(game, 0, 0, { load: 'cannonball', bet: 20 });
    game = changeEntry(game, 0, 1, { load: 'grapeshot', harry: 1 });
    game = changeEntry(game, 0, 2, { load: 'grapeshot' });
    const found = judge(engine, game).rounds[0]!;
    expect(found.complete).toBe(true);
    // 15 a card, the bet, the alliance; off by one: half; 10 a card and the alliance
    expect(found.seats.map((seat) => seat.score!.points)).toEqual([45 + 20 + 20, 15, 30 + 20]);
  });
});

describe('a game', () => {
  it('ends after its rounds and goes on after a tie where that was agreed', () => {
    const shared = play(fresh('schmidt+rounds=1'), [0, 0, 0], [0, 0, 1]);
    expect(isOver(engine, shared)).toBe(true);
    const tied = play(fresh('schmidt+rounds=1+tiebreak=extra_round'), [0, 0, 0], [0, 0, 1]);
    expect(tied.rounds).toHaveLength(2);
    // corrected, so that there is no tie: the extra round goes
    let corrected = reopen(tied, 0);
    corrected = changeEntry(corrected, 0, 2, { bid: 1 });
    corrected = book(engine, corrected, 0);
    expect(corrected.rounds).toHaveLength(1);
    expect(judge(engine, corrected).ranking).toEqual([2, 2, 1]);
  });
  it('corrects an earlier round and keeps what was entered since', () => {
    let game = play(fresh(), [1, 0, 0], [1, 0, 0]);
    game = changeEntry(game, 1, 0, { bid: 2 });
    game = reopen(game, 0);
    expect(openRound(game)).toBe(0);
    game = book(engine, changeEntry(game, 0, 1, { bid: 1 }), 0);
    expect(openRound(game)).toBe(1);
    expect(game.rounds[1]!.seats[0]!.bid).toBe(2);
    expect(judge(engine, game).totals).toEqual([20, -10, 10]);
  });
});

describe('storage', () => {
  it('works on what lies there, so that two tabs do not lose each other’s entries', () => {
    const shelf = new Shelf();
    const [one, two] = [new Storage(shelf), new Storage(shelf)];
    const start = fresh();
    one.save(start);
    commit(one, start, (game) => changeEntry(game, 0, 0, { bid: 1 }), NOW);
    const { game } = commit(two, start, (it) => changeEntry(it, 0, 1, { bid: 0 }), NOW);
    expect(game.rounds[0]!.seats.map((entry) => entry.bid)).toEqual([1, 0, null]);
  });
  it('undoes and redoes across reloads; a new entry forgets what was undone', () => {
    const shelf = new Shelf();
    const storage = new Storage(shelf);
    let game = fresh();
    storage.save(game);
    for (const bid of [0, 1]) ({ game } = commit(storage, game, (it) => changeEntry(it, 0, 0, { bid }), NOW));
    const again = new Storage(shelf);
    game = step(again, game, -1, NOW)!;
    expect(game.rounds[0]!.seats[0]!.bid).toBe(0);
    game = step(again, game, 1, NOW)!;
    expect(game.rounds[0]!.seats[0]!.bid).toBe(1);
    game = step(again, game, -1, NOW)!;
    ({ game } = commit(again, game, (it) => changeEntry(it, 0, 1, { bid: 1 }), NOW));
    expect(step(again, game, 1, NOW)).toBeNull();
  });
  it('says so when the browser keeps nothing, and goes on', () => {
    const shelf = new Shelf();
    const storage = new Storage(shelf);
    shelf.full = true;
    const { game, saved } = commit(storage, fresh(), (it) => changeEntry(it, 0, 0, { bid: 1 }), NOW);
    expect(saved).toBe(false);
    expect(game.rounds[0]!.seats[0]!.bid).toBe(1);
  });
  it('does not fall back to what was stored before the storage was full', () => {
    const shelf = new Shelf();
    const storage = new Storage(shelf);
    let game = fresh();
    storage.save(game);
    shelf.full = true;
    const later = (second: number) => `2026-11-30T20:00:0${second}.000Z`;
    ({ game } = commit(storage, game, (it) => changeEntry(it, 0, 0, { bid: 1 }), later(1)));
    ({ game } = commit(storage, game, (it) => changeEntry(it, 0, 1, { bid: 0 }), later(2)));
    expect(game.rounds[0]!.seats.map((entry) => entry.bid)).toEqual([1, 0, null]);
  });
  it('leaves out what is no game', () => {
    const shelf = new Shelf();
    shelf.items.set('skullking.block.game.x', '{"format":"other"}');
    shelf.items.set('skullking.block.game.y', 'nonsense');
    expect(new Storage(shelf).games()).toEqual([]);
  });
});

describe('files', () => {
  const evening = (kind: string) =>
    readFileSync(new URL(`../../../../tests/scoreblock/evening.${kind}`, import.meta.url), 'utf8');

  it('reads what Python writes, and writes the same', () => {
    const [game] = readFile(evening('json'), engine);
    expect(readFile(evening('csv'), engine)).toEqual([game]);
    expect(gameCsv(game!, engine)).toBe(evening('csv'));
    expect(gameJson(game!)).toBe(evening('json'));
  });
  it('reads what the command line went on with, and writes it the same', () => {
    const text = readFileSync(
      new URL('../../../../tests/scoreblock/continued.json', import.meta.url),
      'utf8',
    );
    const [game] = readFile(text, engine);
    expect(gameJson(game!)).toBe(text);
    expect(judge(engine, game!).totals).toEqual([180, 110, 220, 140]);
  });
  it('reads a backup of many games', () => {
    const games = [play(fresh(), [1, 0, 0], [1, 0, 0]), { ...fresh(), id: 'game0002' }];
    expect(readFile(backupJson(games), engine)).toEqual(games);
  });
  it('refuses damaged files with a word for what is wrong', () => {
    const good = JSON.parse(gameJson(play(fresh(), [1, 0, 0], [1, 0, 0]))) as Record<string, unknown>;
    const bad: unknown[] = [
      { ...good, format: 'skullking block 2' },
      { ...good, players: ['Ada', 'Ada', 'Cem'] },
      { ...good, players: ['Ada'] },
      { ...good, rules: 'poker' },
      { ...good, rounds: [{ seats: [] }] },
      {
        ...good,
        rounds: [
          {
            seats: [
              { bid: 1, won: 1 },
              { bid: 0, won: 1 },
              { bid: 0, won: 0 },
            ],
            booked: true,
          },
        ],
      },
      { ...good, rounds: [{ seats: [{ bid: 1.5 }, {}, {}] }] },
      { ...good, first_dealer: 3 },
    ];
    for (const each of bad) expect(() => readFile(JSON.stringify(each), engine)).toThrow(FileError);
    for (const text of ['', '{', '[]', 'a,b\nc', gameCsv(fresh(), engine).replace('Bo', 'Bob')]) {
      expect(() => readFile(text, engine)).toThrow(FileError);
    }
  });
  it('keeps formulas out of spreadsheets and names in one piece', () => {
    const game = fresh('schmidt', ['=1+1', 'Bo, "der"', 'Cem']);
    const csv = gameCsv(game, engine);
    expect(csv).toContain("'=1+1");
    expect(readFile(csv, engine)[0]!.players).toEqual(game.players);
  });
});

it('counts what people did over many evenings', () => {
  const one = play(fresh('schmidt+rounds=1'), [1, 0, 0], [1, 0, 0]);
  const two = { ...play(fresh('schmidt+rounds=1'), [0, 0, 0], [0, 0, 1]), id: 'game0002' };
  const [ada, , cem] = ['Ada', 'Bo', 'Cem'].map((name) =>
    statistics(engine, [one, two]).find((each) => each.name === name)!,
  );
  expect(ada).toMatchObject({
    games: 2,
    wins: 2,
    rounds: 2,
    exact: 2,
    zeros: 1,
    zerosMade: 1,
    best: 20,
    worst: 10,
  });
  expect(cem).toMatchObject({ wins: 0, exact: 1, zeros: 2, zerosMade: 1, worst: -10, highest: 10 });
});

it('lays out every question as the engine can judge it', () => {
  expect(QUESTIONS.map((each) => each.id)).toEqual(Array.from({ length: 26 }, (_, i) => `q${i + 1}`));
  for (const { id, rules, plays, hand, score, players } of QUESTIONS) {
    expect([plays, score, players].some(Boolean), `${id} has only text`).toBe(true);
    if (plays) expect(engine.trick(rules, plays).rule).toBeTruthy();
    if (hand) expect(engine.legal(rules, hand, plays ?? []).legal.length).toBeGreaterThan(0);
    if (score) expect(engine.score(rules, score).points).toBeLessThan(21);
    if (players) expect(engine.sizes(rules, players)).toHaveLength(10);
  }
});
