// A shared block is a set of operations (docs/decisions/0012). Replicas put their sets together; what the block says
// follows from the set and the engine alone, so replicas with the same set show the same block.
import type { Engine } from '../../engine';
import type { BlockHead, BlockOp } from '../../protocol/messages';
import { FORMAT, emptyRound, judge, layOut, type Entry, type Game, type Round } from '../model';

export type Op = BlockOp;
type Field = Exclude<Op['field'], 'open'>;
export type Value = Op['value'];
export interface Place {
  round: number;
  /** null: it belongs to the round */
  seat: number | null;
  field: Field;
}
/** Two or more values stand in one entry: people have to choose. */
export interface Conflict extends Place {
  choices: { value: Value; ops: Op[] }[];
}
export interface Merged {
  game: Game;
  conflicts: Conflict[];
  /** rounds whose entries the engine refuses together: their results are asked again */
  clashes: number[];
}

const SEAT_FIELDS = ['bid', 'won', 'bonuses', 'load', 'bet', 'harry'] as const;
const ROUND_FIELDS = ['nobody', 'loot', 'booked'] as const;
/** As often as the protocol allows. */
const MOST_BASE = 16;

const keyOf = ({ round, seat, field }: Place | Op): string => `${round}/${seat ?? ''}/${field}`;
/** The same text for the same value, whatever order a bonus was entered in. */
const textOf = (value: Value): string =>
  JSON.stringify(
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
      : value,
  );
const sameValue = (one: Value, other: Value): boolean => textOf(one) === textOf(other);

/** What stands in an entry that nobody has touched. */
function neutral(field: Field): Value {
  switch (field) {
    case 'bid':
    case 'won':
    case 'load':
      return null;
    case 'bonuses':
      return {};
    case 'bet':
    case 'harry':
    case 'nobody':
      return 0;
    case 'loot':
      return [];
    case 'booked':
      return false;
  }
}

/** Both sets together, in an order of their own. */
export function union(mine: readonly Op[], more: readonly Op[]): Op[] {
  const all = new Map([...mine, ...more].map((op) => [op.id, op]));
  return [...all.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The operations of each entry that no other one replaces. */
function standing(ops: readonly Op[]): Map<string, Op[]> {
  const opened = new Map<number, Set<string>>();
  for (const op of ops) {
    if (op.field === 'open') opened.set(op.round, new Set(op.value as string[]));
  }
  const replaced = new Set<string>();
  for (const op of ops) {
    // a phone's bid that came after the bids were opened takes back none that everybody has seen
    const seen = op.by === null ? undefined : opened.get(op.round);
    const late = seen !== undefined && !seen.has(op.id);
    for (const id of op.base) if (!late || !seen.has(id)) replaced.add(`${keyOf(op)}:${id}`);
  }
  const entries = new Map<string, Op[]>();
  for (const op of ops) {
    const key = keyOf(op);
    if (op.field === 'open' || replaced.has(`${key}:${op.id}`)) continue;
    const there = entries.get(key);
    if (there) there.push(op);
    else entries.set(key, [op]);
  }
  return entries;
}

/** The different values that stand, each with who entered it; in an order that is the same everywhere. */
function choicesOf(ops: readonly Op[]): Conflict['choices'] {
  const choices = new Map<string, { value: Value; ops: Op[] }>();
  for (const op of ops.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const text = textOf(op.value);
    const there = choices.get(text);
    if (there) there.ops.push(op);
    else choices.set(text, { value: op.value, ops: [op] });
  }
  return [...choices].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, choice]) => choice);
}

export const openedRounds = (ops: readonly Op[]): Set<number> =>
  new Set(ops.filter((op) => op.field === 'open').map((op) => op.round));

/** What the operations say, as a game that the engine takes. */
export function merge(engine: Engine, head: BlockHead, ops: readonly Op[]): Merged {
  const conflicts: Conflict[] = [];
  let rounds: Round[] = [];
  for (const there of standing(ops).values()) {
    const { round, seat, field } = there[0]! as Op & { field: Field };
    const choices = choicesOf(there);
    const value = choices.length === 1 ? choices[0]!.value : neutral(field);
    if (choices.length > 1) conflicts.push({ round, seat, field, choices });
    else if (sameValue(value, neutral(field))) continue;
    rounds = put(rounds, head.players.length, { round, seat, field }, value);
  }
  for (const { round } of conflicts) rounds[round] = { ...rounds[round]!, booked: false };
  conflicts.sort(
    (a, b) => a.round - b.round || (a.seat ?? -1) - (b.seat ?? -1) || (a.field < b.field ? -1 : 1),
  );
  const bare: Game = { format: FORMAT, ...head, changed: head.started, rounds };
  const { game, clashes } = playable(engine, bare);
  return { game: layOut(engine, game), conflicts, clashes };
}

/** The rounds with one entry set; rounds that it needs are laid out. */
function put(rounds: readonly Round[], players: number, place: Place, value: Value): Round[] {
  const filled = [...rounds];
  while (filled.length <= place.round) filled.push(emptyRound(players));
  const round = filled[place.round]!;
  filled[place.round] =
    place.seat === null
      ? { ...round, [place.field]: value }
      : {
          ...round,
          seats: round.seats.map((entry, i) =>
            i === place.seat ? { ...entry, [place.field]: value } : entry,
          ),
        };
  return filled;
}

/** Entries that each make sense may not make sense together: then a round is open again, or its results are. */
function playable(engine: Engine, game: Game): { game: Game; clashes: number[] } {
  const clashes: number[] = [];
  const good: Round[] = [];
  const fits = (round: Round) => {
    try {
      judge(engine, { ...game, rounds: [...good, round] });
      return true;
    } catch {
      return false;
    }
  };
  if (game.rounds.length > 0 && fitsWhole(engine, game)) return { game, clashes };
  game.rounds.forEach((round, index) => {
    const empty = emptyRound(game.players.length);
    const open = { ...round, booked: false };
    const bidsOnly = { ...empty, seats: round.seats.map(({ bid }, i) => ({ ...empty.seats[i]!, bid })) };
    const found = [round, open, bidsOnly, empty].find(fits);
    if (!found) return; // a round that the game does not have
    if (found !== round) clashes.push(index);
    good.push(found);
  });
  return { game: { ...game, rounds: good }, clashes };
}
function fitsWhole(engine: Engine, game: Game): boolean {
  try {
    judge(engine, game);
    return true;
  } catch {
    return false;
  }
}

function valueAt(round: Round | undefined, { seat, field }: Omit<Place, 'round'>): Value {
  if (!round) return neutral(field);
  if (seat === null) return round[field as (typeof ROUND_FIELDS)[number]];
  return round.seats[seat]![field as keyof Entry] as Value;
}
function placesOf(round: number, players: number): Place[] {
  const seats = Array.from({ length: players }, (_, seat) =>
    SEAT_FIELDS.map((field) => ({ round, seat, field })),
  );
  return [...seats.flat(), ...ROUND_FIELDS.map((field) => ({ round, seat: null, field }))];
}

/** Where two versions of a game differ. */
export function differences(before: readonly Round[], after: readonly Round[], players: number): Place[] {
  const rounds = Array.from({ length: Math.max(before.length, after.length) }, (_, round) => round);
  return rounds
    .filter((round) => JSON.stringify(before[round]) !== JSON.stringify(after[round]))
    .flatMap((round) => placesOf(round, players))
    .filter((place) => !sameValue(valueAt(before[place.round], place), valueAt(after[place.round], place)));
}

/** The keeper's changes from `shown` to `after` as operations. */
export function record(
  ops: readonly Op[],
  shown: readonly Round[],
  after: readonly Round[],
  players: number,
  newId: () => string,
): Op[] {
  const there = standing(ops);
  const changed = differences(shown, after, players);
  // in a round that was touched, what was shown for want of something better is meant now
  const touched = [...new Set(changed.map((place) => place.round))].flatMap((round) =>
    placesOf(round, players),
  );
  return touched.flatMap((place) => {
    const heads = there.get(keyOf(place)) ?? [];
    const value = valueAt(after[place.round], place);
    const choices = choicesOf(heads);
    const meant =
      choices.length > 1
        ? changed.some((each) => keyOf(each) === keyOf(place))
        : !sameValue(value, choices[0]?.value ?? neutral(place.field));
    return meant ? [write(place, value, heads, null, newId())] : [];
  });
}

function write(place: Place, value: Value, heads: readonly Op[], by: number | null, id: string): Op {
  const { round, seat, field } = place;
  return { id, round, seat, field, value, base: heads.slice(0, MOST_BASE).map((op) => op.id), by };
}

/** The keeper has chosen. */
export const choose = (conflict: Conflict, value: Value, newId: () => string): Op =>
  write(
    conflict,
    value,
    conflict.choices.flatMap((choice) => choice.ops),
    null,
    newId(),
  );

/** A phone's own bid; it takes back earlier ones of this phone only. */
export function ownBid(
  ops: readonly Op[],
  round: number,
  seat: number,
  bid: number,
  newId: () => string,
): Op {
  const place: Place = { round, seat, field: 'bid' };
  return write(place, bid, ownBids(ops, round, seat), seat, newId());
}
export const ownBids = (ops: readonly Op[], round: number, seat: number): Op[] =>
  (standing(ops).get(keyOf({ round, seat, field: 'bid' })) ?? []).filter((op) => op.by === seat);

/** A version of the rounds that lies in the undo history, with what came from others since. */
export function carry(
  kept: readonly Round[],
  before: readonly Round[],
  after: readonly Round[],
  players: number,
): Round[] {
  return differences(before, after, players).reduce<Round[]>(
    (rounds, place) => put(rounds, players, place, valueAt(after[place.round], place)),
    [...kept],
  );
}
