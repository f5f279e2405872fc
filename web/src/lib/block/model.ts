// The score block's data: what people enter, and nothing that follows from it. Points, totals and what is still
// possible come from the engine; the same format is read and written by Python (skullking.scoreblock).
import {
  BONUS_NAMES,
  bonusText,
  type BonusName,
  type Bonuses,
  type Engine,
  type LoadKind,
  type RoundSheet,
  type SeatSheet,
  type Sheet,
} from '../engine';

export const FORMAT = 'skullking block 1';

export interface Entry {
  /** null: not entered, which is never a zero */
  bid: number | null;
  won: number | null;
  bonuses: Bonuses;
  load: LoadKind | null;
  bet: number;
  harry: number;
}
export interface Round {
  seats: Entry[];
  /** tricks that nobody won */
  nobody: number;
  /** [player of the Loot, winner of the trick] */
  loot: [number, number][];
  booked: boolean;
}
export interface Game {
  format: typeof FORMAT;
  id: string;
  rules: string;
  players: string[];
  first_dealer: number;
  started: string;
  changed: string;
  rounds: Round[];
}

const emptyEntry = (): Entry => ({ bid: null, won: null, bonuses: {}, load: null, bet: 0, harry: 0 });
export const emptyRound = (players: number): Round => ({
  seats: Array.from({ length: players }, emptyEntry),
  nobody: 0,
  loot: [],
  booked: false,
});

export function newGame(
  rules: string,
  players: string[],
  firstDealer: number,
  now: string,
  id: string,
): Game {
  return {
    format: FORMAT,
    id,
    rules,
    players,
    first_dealer: firstDealer,
    started: now,
    changed: now,
    rounds: [emptyRound(players.length)],
  };
}

/** A round as the engine's desk reads it. */
function line(round: Round): string {
  const seat = (entry: Entry) =>
    [
      entry.bid ?? '-',
      entry.won ?? '-',
      bonusText(entry.bonuses),
      entry.load ?? '-',
      entry.bet,
      entry.harry,
    ].join('/');
  const loot = round.loot.map((pair) => pair.join('-')).join(',') || '-';
  return [round.booked ? 1 : 0, round.nobody, loot, ...round.seats.map(seat)].join(' ');
}

/** Everything that follows from the entries. Throws an EngineError for what no game can have. */
export const judge = (engine: Engine, game: Game): Sheet =>
  engine.sheet(game.rules, game.players.length, game.first_dealer, game.rounds.map(line));

/** The round that is being entered: the first that is not booked. */
export const openRound = (game: Game): number => game.rounds.findIndex((round) => !round.booked);

/** Seats in the order in which they are asked: the leader first. */
export const seatOrder = (leader: number, players: number): number[] =>
  Array.from({ length: players }, (_, i) => (leader + i) % players);

export type Phase = 'bids' | 'loads' | 'results';
export const phaseOf = (round: RoundSheet): Phase =>
  round.bids_missing > 0 ? 'bids' : round.loads_missing > 0 ? 'loads' : 'results';

function missing(entry: Entry, phase: Phase): boolean {
  return (phase === 'bids' ? entry.bid : phase === 'loads' ? entry.load : entry.won) === null;
}

/** The seat that is asked next, or null when all have answered; some may answer elsewhere. */
export function nextSeat(
  round: Round,
  place: { leader: number },
  phase: Phase,
  elsewhere: (seat: number) => boolean = () => false,
): number | null {
  const order = seatOrder(place.leader, round.seats.length);
  return order.find((seat) => missing(round.seats[seat]!, phase) && !elsewhere(seat)) ?? null;
}

// --- changes: each takes a game and gives another one ---------------------------------------------------

export function changeRound(game: Game, index: number, change: (round: Round) => Round): Game {
  return { ...game, rounds: game.rounds.map((round, i) => (i === index ? change(round) : round)) };
}

export function changeEntry(game: Game, index: number, seat: number, change: Partial<Entry>): Game {
  return changeRound(game, index, (round) => ({
    ...round,
    seats: round.seats.map((entry, i) => (i === seat ? { ...entry, ...change } : entry)),
  }));
}

/** A bonus once more (`by` 1) or once less (-1). */
export function changeBonus(game: Game, index: number, seat: number, name: BonusName, by: 1 | -1): Game {
  const { [name]: before = 0, ...others } = game.rounds[index]!.seats[seat]!.bonuses;
  const bonuses = before + by > 0 ? { ...others, [name]: before + by } : others;
  return changeEntry(game, index, seat, { bonuses });
}

/** Drops bonuses that no longer pay: whoever misses the bid has none. */
export function settle(engine: Engine, game: Game, index: number): Game {
  let settled = game;
  for (let seat = 0; seat < game.players.length; seat++) {
    const entry = settled.rounds[index]!.seats[seat]!;
    if (Object.keys(entry.bonuses).length === 0) continue;
    const bare = changeEntry(settled, index, seat, { bonuses: {} });
    const most = judge(engine, bare).rounds[index]!.seats[seat]!.most;
    const kept: Bonuses = {};
    for (const name of BONUS_NAMES) {
      const count = Math.min(entry.bonuses[name] ?? 0, most[name] ?? 0);
      if (count > 0) kept[name] = count;
    }
    settled = changeEntry(settled, index, seat, { bonuses: kept });
  }
  return settled;
}

/** Everybody without a result has made the bid. */
export function restAsBid(game: Game, index: number, seats: readonly SeatSheet[]): Game {
  return changeRound(game, index, (round) => ({
    ...round,
    seats: round.seats.map((entry, i) =>
      entry.won === null ? { ...entry, won: seats[i]?.bid ?? null } : entry,
    ),
  }));
}

/** Books a complete round and lays out the next one, if there is one. */
export function book(engine: Engine, game: Game, index: number): Game {
  const booked = changeRound(game, index, (round) => ({ ...round, booked: true }));
  return layOut(engine, booked);
}

/** The rounds that the game wants: an empty one at the end while it goes on, none when it is over. */
export function layOut(engine: Engine, game: Game): Game {
  const empty = (round: Round) =>
    !round.booked && round.seats.every((entry) => entry.bid === null && entry.won === null);
  const rounds = game.rounds.filter((round, i) => i < game.rounds.length - 1 || !empty(round));
  const trimmed = { ...game, rounds };
  if (rounds.some((round) => !round.booked) || !judge(engine, trimmed).goes_on) return trimmed;
  return { ...game, rounds: [...rounds, emptyRound(game.players.length)] };
}

/** Opens a booked round again, to correct it. */
export const reopen = (game: Game, index: number): Game =>
  changeRound(game, index, (round) => ({ ...round, booked: false }));
