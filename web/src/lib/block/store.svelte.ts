// The game on the table: kept in storage, judged by the engine, in step with other tabs.
import { loadEngine, type Engine, type Sheet } from '../engine';
import { useTexts } from '../i18n/index.svelte';
import { judge, layOut, newGame, openRound, phaseOf, type Game, type Phase, type Round } from './model';
import { newId } from './files';
import { timeNow } from './time';
import { Storage, commit, latest, step } from './storage';

/** When the browser forbids storage, a game lives as long as the page. */
function shelf(): globalThis.Storage | MemoryShelf {
  try {
    localStorage.getItem('skullking.block.open');
    return localStorage;
  } catch {
    return new MemoryShelf();
  }
}
class MemoryShelf {
  #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
}

export const storage = new Storage(shelf());

let engine = $state.raw<Engine | null>(null);
let failed = $state(false);
let game = $state.raw<Game | null>(null);
let saved = $state(true);
let steps = $state.raw({ undo: 0, redo: 0 });

const sheet: Sheet | null = $derived.by(() => {
  if (!engine || !game) return null;
  try {
    return judge(engine, game);
  } catch {
    return null;
  }
});
const round = $derived(game ? openRound(game) : -1);

/** Others who write on the open game: what they have entered is put to every change of this device. */
interface Partner {
  /** the game as it is to be kept, after it was changed here */
  changed(game: Game, engine: Engine): Game;
}
let partner: Partner | null = null;

/** Keeps a change of this device, and shows what it comes to. */
function settleAndShow(changed: Game): void {
  const settled = partner && engine ? partner.changed(changed, engine) : changed;
  if (settled !== changed) saved = storage.save(settled);
  show(settled);
}
function show(next: Game | null): void {
  game = next;
  const past = next ? storage.past(next.id) : { before: [], after: [] };
  steps = { undo: past.before.length, redo: past.after.length };
}

/** Loads engine and texts; the page shows itself when this is done. */
export async function startBlock(): Promise<void> {
  failed = false;
  try {
    [engine] = await Promise.all([loadEngine(), useTexts('block')]);
    const id = storage.open();
    if (!game && id) show(storage.game(id));
  } catch {
    failed = true;
  }
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (game && Storage.concerns(event.key, game.id)) show(storage.game(game.id));
  });
}

export const block = {
  get engine() {
    return engine;
  },
  get failed() {
    return failed;
  },
  get game() {
    return game;
  },
  get sheet() {
    return sheet;
  },
  /** index of the round that is being entered; -1: the game is over */
  get round() {
    return round;
  },
  get phase(): Phase {
    const now = sheet?.rounds[round];
    return now ? phaseOf(now) : 'bids';
  },
  /** false: the browser keeps nothing */
  get saved() {
    return saved;
  },
  get canUndo() {
    return steps.undo > 0;
  },
  get canRedo() {
    return steps.redo > 0;
  },

  begin(rules: string, players: string[], firstDealer: number): void {
    const made = newGame(rules, players, firstDealer, timeNow(), newId());
    saved = storage.save(made);
    storage.setOpen(made.id);
    show(made);
    void navigator.storage?.persist?.().catch(() => false);
  },
  open(id: string): void {
    storage.setOpen(id);
    show(storage.game(id));
  },
  close(): void {
    storage.setOpen(null);
    show(null);
  },
  /** One change; what the engine refuses changes nothing and gives false. */
  change(change: (game: Game, engine: Engine) => Game): boolean {
    if (!game || !engine) return false;
    const referee = engine;
    try {
      const done = commit(
        storage,
        game,
        (fresh) => {
          const next = change(fresh, referee);
          judge(referee, next);
          return next;
        },
        timeNow(),
      );
      saved = done.saved;
      settleAndShow(done.game);
      return true;
    } catch {
      show(latest(storage, game));
      return false;
    }
  },
  undo(): boolean {
    const back = game && step(storage, game, -1, timeNow());
    if (back) settleAndShow(back);
    return back !== null;
  },
  redo(): boolean {
    const forth = game && step(storage, game, 1, timeNow());
    if (forth) settleAndShow(forth);
    return forth !== null;
  },
  /** From now on (null: no longer) somebody else writes here too. */
  join(other: Partner | null): void {
    partner = other;
  },
  /** Takes over what others have entered in a game; `carry` enters it in a version of the undo history. */
  adopt(id: string, rounds: Round[], carry: (kept: Round[]) => Round[]): void {
    const fresh = storage.game(id) ?? (game?.id === id ? game : null);
    if (!fresh) return;
    const next = { ...fresh, rounds, changed: timeNow() };
    const { before, after } = storage.past(id);
    storage.savePast(id, { before: before.map(carry), after: after.map(carry) });
    saved = storage.save(next);
    if (game?.id === id) show(next);
  },
  /** Games from a file; those that are here already are replaced if the file's are newer. */
  take(games: readonly Game[]): number {
    let taken = 0;
    for (const each of games) {
      const here = storage.game(each.id);
      if (here && here.changed >= each.changed) continue;
      if (storage.save(engine ? layOut(engine, each) : each)) taken += 1;
      else saved = false;
    }
    if (game) show(storage.game(game.id));
    return taken;
  },
};
