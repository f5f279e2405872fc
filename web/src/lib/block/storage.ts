// Where games live: this browser's localStorage, written at every tap, so that nothing is lost to a reload, a
// phone's sleep or a second tab. Kept apart from Svelte, so that tests can give it a Map.
import { FORMAT, type Game, type Round } from './model';
import { KeptShares } from './share/kept';

export interface Shelf {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const GAME = 'skullking.block.game.';
const PAST = 'skullking.block.past.';
const OPEN = 'skullking.block.open';
const MOST_STEPS = 60;

/** What undo and redo go back and forth through. */
export interface Past {
  before: Round[][];
  after: Round[][];
}

function read<T>(shelf: Shelf, key: string): T | null {
  try {
    const text = shelf.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export class Storage {
  constructor(readonly shelf: Shelf) {}

  /** False: the browser keeps nothing (full, or private). */
  #write(key: string, value: unknown): boolean {
    try {
      this.shelf.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  game(id: string): Game | null {
    const game = read<Game>(this.shelf, GAME + id);
    return game?.format === FORMAT ? game : null;
  }
  /** All games, the latest first. */
  games(): Game[] {
    const ids: string[] = [];
    for (let i = 0; i < this.shelf.length; i++) {
      const key = this.shelf.key(i);
      if (key?.startsWith(GAME)) ids.push(key.slice(GAME.length));
    }
    const games = ids.map((id) => this.game(id)).filter((game) => game !== null);
    return games.toSorted((a, b) => b.started.localeCompare(a.started) || a.id.localeCompare(b.id));
  }
  save(game: Game): boolean {
    return this.#write(GAME + game.id, game);
  }
  remove(id: string): void {
    this.shelf.removeItem(GAME + id);
    this.shelf.removeItem(PAST + id);
    new KeptShares(this.shelf).forget(id);
    if (this.open() === id) this.shelf.removeItem(OPEN);
  }

  past(id: string): Past {
    return read<Past>(this.shelf, PAST + id) ?? { before: [], after: [] };
  }
  savePast(id: string, past: Past): boolean {
    return this.#write(PAST + id, {
      before: past.before.slice(-MOST_STEPS),
      after: past.after.slice(-MOST_STEPS),
    });
  }

  /** The game on the table. */
  open(): string | null {
    return this.shelf.getItem(OPEN);
  }
  setOpen(id: string | null): void {
    try {
      if (id === null) this.shelf.removeItem(OPEN);
      else this.shelf.setItem(OPEN, id);
    } catch {
      // full or private: the page says so when the game itself cannot be saved
    }
  }

  /** Names used before, the most recent first. */
  names(): string[] {
    return [...new Set(this.games().flatMap((game) => game.players))].slice(0, 24);
  }

  static concerns(key: string | null, id: string): boolean {
    return key === null || key === GAME + id || key === PAST + id;
  }
}

/** What counts: another tab may have gone on with what lies in storage; or nothing could be stored any more, and
 * only the page knows what was entered since. */
export function latest(storage: Storage, shown: Game): Game {
  const stored = storage.game(shown.id);
  return stored && stored.changed >= shown.changed ? stored : shown;
}

/** One change, on the latest state of the game. */
export function commit(
  storage: Storage,
  shown: Game,
  change: (game: Game) => Game,
  now: string,
): { game: Game; saved: boolean } {
  const fresh = latest(storage, shown);
  const next = change(fresh);
  if (next === fresh) return { game: fresh, saved: true };
  const past = storage.past(shown.id);
  const game = { ...next, changed: now };
  const kept = storage.save(game);
  const undoable = storage.savePast(shown.id, { before: [...past.before, fresh.rounds], after: [] });
  return { game, saved: kept && undoable };
}

/** One step back (`by` -1) or forth (1); null when there is none. */
export function step(storage: Storage, shown: Game, by: 1 | -1, now: string): Game | null {
  const fresh = latest(storage, shown);
  const { before, after } = storage.past(shown.id);
  const rounds = by === -1 ? before.at(-1) : after.at(-1);
  if (!rounds) return null;
  const game = { ...fresh, rounds, changed: now };
  storage.save(game);
  storage.savePast(
    shown.id,
    by === -1
      ? { before: before.slice(0, -1), after: [...after, fresh.rounds] }
      : { before: [...before, fresh.rounds], after: after.slice(0, -1) },
  );
  return game;
}
