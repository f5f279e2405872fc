// Games as files: JSON and CSV. A damaged file is refused as a whole, with a word for what is wrong.
import { BONUS_NAMES, EngineError, type Bonuses, type Engine, type LoadKind } from '../engine';
import { FORMAT, emptyRound, judge, layOut, type Entry, type Game, type Round } from './model';

/** Why a file cannot be read; `what` is a key of the catalogue. */
export class FileError extends Error {
  constructor(
    readonly key: string,
    readonly what = '',
  ) {
    super(`${key} ${what}`);
  }
}

const MOST = { players: 8, rounds: 60, name: 40, text: 2_000_000 };

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function whole(value: unknown, low: number, high: number, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) {
    throw new FileError('block-file-value', where);
  }
  return value;
}

function readBonuses(value: unknown, where: string): Bonuses {
  if (value === undefined) return {};
  if (!isPlain(value)) throw new FileError('block-file-value', where);
  const bonuses: Bonuses = {};
  for (const [name, count] of Object.entries(value)) {
    const known = BONUS_NAMES.find((each) => each === name);
    if (!known) throw new FileError('block-file-value', `${where} ${name}`);
    const read = whole(count, 0, 20, `${where} ${name}`);
    if (read > 0) bonuses[known] = read;
  }
  return bonuses;
}

function readEntry(value: unknown, where: string): Entry {
  if (!isPlain(value)) throw new FileError('block-file-value', where);
  const maybe = (field: unknown, name: string) =>
    field === null || field === undefined ? null : whole(field, 0, 20, `${where} ${name}`);
  const load = value.load ?? null;
  if (load !== null && load !== 'grapeshot' && load !== 'cannonball') {
    throw new FileError('block-file-value', `${where} load`);
  }
  return {
    bid: maybe(value.bid, 'bid'),
    won: maybe(value.won, 'won'),
    bonuses: readBonuses(value.bonuses, where),
    load,
    bet: whole(value.bet ?? 0, 0, 20, `${where} bet`),
    harry: whole(value.harry ?? 0, -1, 1, `${where} harry`),
  };
}

function readRound(value: unknown, players: number, where: string): Round {
  if (!isPlain(value) || !Array.isArray(value.seats) || value.seats.length !== players) {
    throw new FileError('block-file-value', where);
  }
  const loot: unknown = value.loot ?? [];
  if (!Array.isArray(loot) || loot.length > 2) throw new FileError('block-file-value', `${where} loot`);
  return {
    seats: value.seats.map((entry, i) => readEntry(entry, `${where}, ${i + 1}`)),
    nobody: whole(value.nobody ?? 0, 0, 20, `${where} nobody`),
    loot: loot.map((pair: unknown): [number, number] => {
      if (!Array.isArray(pair) || pair.length !== 2) throw new FileError('block-file-value', `${where} loot`);
      const seat = (one: unknown) => whole(one, 0, players - 1, `${where} loot`);
      return [seat(pair[0]), seat(pair[1])];
    }),
    booked: value.booked === true,
  };
}

const time = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : new Date(0).toISOString();

/** Reads a game from plain data and has the engine look at it. */
function readGame(value: unknown, engine: Engine): Game {
  if (!isPlain(value)) throw new FileError('block-file-not-ours');
  if (value.format !== FORMAT) throw new FileError('block-file-not-ours', String(value.format).slice(0, 40));
  const names: unknown = value.players;
  if (
    !Array.isArray(names) ||
    names.length < 2 ||
    names.length > MOST.players ||
    names.some((name) => typeof name !== 'string' || name.trim() === '' || name.length > MOST.name)
  ) {
    throw new FileError('block-file-value', 'players');
  }
  const players = (names as string[]).map((name) => name.trim());
  if (new Set(players).size !== players.length) throw new FileError('block-file-value', 'players');
  if (!Array.isArray(value.rounds) || value.rounds.length > MOST.rounds) {
    throw new FileError('block-file-value', 'rounds');
  }
  if (typeof value.rules !== 'string') throw new FileError('block-file-value', 'rules');
  const game: Game = {
    format: FORMAT,
    id: typeof value.id === 'string' && /^[\w-]{4,60}$/.test(value.id) ? value.id : newId(),
    rules: engine.rules(value.rules).id,
    players,
    first_dealer: whole(value.first_dealer ?? 0, 0, players.length - 1, 'first_dealer'),
    started: time(value.started),
    changed: time(value.changed),
    rounds: value.rounds.map((round, i) => readRound(round, players.length, `rounds ${i + 1}`)),
  };
  judge(engine, game);
  return layOut(engine, game);
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** One game, or a backup of many. */
function readJson(text: string, engine: Engine): Game[] {
  if (text.length > MOST.text) throw new FileError('block-file-too-large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileError('block-file-not-ours');
  }
  if (isPlain(value) && value.format === BACKUP && Array.isArray(value.games)) {
    return value.games.map((game) => readGame(game, engine));
  }
  return [readGame(value, engine)];
}

const BACKUP = 'skullking blocks 1';
export const gameJson = (game: Game): string => `${JSON.stringify(game, null, 1)}\n`;
export const backupJson = (games: readonly Game[]): string =>
  `${JSON.stringify({ format: BACKUP, games }, null, 1)}\n`;

// --- CSV -------------------------------------------------------------------------------------------------

const COLUMNS = [
  'round', 'player', 'bid', 'won', ...BONUS_NAMES, 'load', 'bet', 'harry', 'loot', 'nobody', 'booked', 'points', 'total',
] as const; // prettier-ignore

const cell = (value: string | number): string => {
  // a name that begins like a formula must not be one in a spreadsheet
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line a player and round; the first line says what game it is. Points and totals are for reading only. */
export function gameCsv(game: Game, engine: Engine): string {
  const sheet = judge(engine, game);
  const lines = [
    [FORMAT, game.id, game.rules, game.first_dealer, game.started, game.changed, ...game.players],
    [...COLUMNS],
  ] as (string | number)[][];
  game.rounds.forEach((round, r) =>
    round.seats.forEach((entry, seat) => {
      const found = sheet.rounds[r]!;
      lines.push([
        r + 1,
        game.players[seat]!,
        entry.bid ?? '',
        entry.won ?? '',
        ...BONUS_NAMES.map((name) => entry.bonuses[name] ?? 0),
        entry.load ?? '',
        entry.bet,
        entry.harry,
        round.loot.filter(([one]) => one === seat).map(([, winner]) => winner + 1).join(' '),
        round.nobody,
        round.booked ? 1 : 0,
        round.booked ? (found.seats[seat]!.score?.points ?? '') : '',
        round.booked ? found.totals[seat]! : '',
      ]); // prettier-ignore
    }),
  );
  return lines.map((line) => line.map(cell).join(',')).join('\n') + '\n';
}

function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') {
        field += '"';
        i++;
      } else if (c === '"') quoted = false;
      else field += c;
    } else if (c === '"' && field === '') quoted = true;
    else if (c === ',') {
      row.push(field);
      field = '';
    } else if (c === '\n') {
      rows.push([...row, field.replace(/\r$/, '')]);
      row = [];
      field = '';
    } else field += c;
  }
  if (quoted) throw new FileError('block-file-value', 'CSV');
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  return rows;
}

const uncell = (text: string): string => (/^'[=+\-@\t]/.test(text) ? text.slice(1) : text);

function readCsv(text: string, engine: Engine): Game {
  if (text.length > MOST.text) throw new FileError('block-file-too-large');
  const [head, columns, ...rows] = csvRows(text.replace(/^\uFEFF/, ''));
  if (head?.[0] !== FORMAT || columns?.join() !== COLUMNS.join()) throw new FileError('block-file-not-ours');
  const players = head
    .slice(6)
    .filter((name) => name !== '')
    .map(uncell);
  const integer = (value: string, where: string): number => {
    if (!/^-?\d{1,3}$/.test(value)) throw new FileError('block-file-value', where);
    return Number(value);
  };
  const rounds: Round[] = [];
  rows.forEach((row, i) => {
    const field = (name: (typeof COLUMNS)[number]) => row[COLUMNS.indexOf(name)] ?? '';
    const seat = i % players.length;
    const number = Math.floor(i / players.length) + 1;
    const where = `CSV ${i + 3}`;
    if (
      row.length !== COLUMNS.length ||
      field('round') !== String(number) ||
      uncell(field('player')) !== players[seat]
    ) {
      throw new FileError('block-file-value', where);
    }
    if (seat === 0) rounds.push(emptyRound(players.length));
    const round = rounds.at(-1)!;
    const bonuses: Bonuses = {};
    for (const name of BONUS_NAMES) {
      const count = integer(field(name), where);
      if (count !== 0) bonuses[name] = count;
    }
    round.seats[seat] = {
      bid: field('bid') === '' ? null : integer(field('bid'), where),
      won: field('won') === '' ? null : integer(field('won'), where),
      bonuses,
      load: (field('load') || null) as LoadKind | null,
      bet: integer(field('bet'), where),
      harry: integer(field('harry'), where),
    };
    for (const winner of field('loot').split(' ').filter(Boolean)) {
      round.loot.push([seat, integer(winner, where) - 1]);
    }
    round.nobody = integer(field('nobody'), where);
    round.booked = field('booked') === '1';
  });
  if (rows.length % players.length !== 0) throw new FileError('block-file-value', `CSV ${rows.length + 2}`);
  return readGame(
    { format: FORMAT, id: head[1], rules: head[2], players, first_dealer: integer(head[3] ?? '', 'first_dealer'), started: head[4], changed: head[5], rounds },
    engine,
  ); // prettier-ignore
}

/** Reads whatever file it is. */
export function readFile(text: string, engine: Engine): Game[] {
  try {
    return text.trimStart().startsWith('{') ? readJson(text, engine) : [readCsv(text, engine)];
  } catch (error) {
    if (error instanceof FileError) throw error;
    if (error instanceof EngineError) throw new FileError('block-file-rules', error.code);
    throw new FileError('block-file-not-ours');
  }
}
