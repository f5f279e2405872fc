// The keeper's side: the game on the pad and the shared block are the same thing, with the network or without.
import type { Engine } from '../../engine';
import { ApiError, api, socketUrl } from '../../net/api';
import { newId } from '../files';
import type { Game } from '../model';
import { block, storage } from '../store.svelte';
import { KeptShares, type Kept } from './kept';
import { carry, choose, merge, record, type Conflict, type Value } from './merge';
import { Shared, type Refusal } from './shared.svelte';

export const shares = new KeptShares(storage.shelf);

let shared = $state.raw<Shared | null>(null);
/** The round whose bids are being opened before everybody's eyes. */
let reveal = $state<number | null>(null);

/** The game as everybody shall see it, after it was changed here. */
function changed(game: Game, engine: Engine): Game {
  const mine = shared;
  if (mine?.head.id !== game.id) return game;
  mine.reread();
  const shown = merge(engine, mine.head, mine.ops).game.rounds;
  mine.write(record(mine.ops, shown, game.rounds, game.players.length, newId));
  return { ...game, rounds: mine.merged.game.rounds };
}

function begin(kept: Kept, engine: Engine): void {
  const players = kept.head.players.length;
  shared?.close();
  shared = new Shared(
    kept,
    engine,
    shares,
    {
      introduce: api.me,
      merged: (now, shown) =>
        block.adopt(kept.head.id, now.game.rounds, (each) => carry(each, shown, now.game.rounds, players)),
      opened: (rounds) => {
        const round = rounds.at(-1)!;
        if (shared?.ops.some((op) => op.round === round && op.field === 'bid' && op.by !== null))
          reveal = round;
      },
    },
    socketUrl(`blocks/${kept.code}/ws`),
  );
  block.join({ changed });
  void shared.open();
}

/** What was entered while the page was going away is put to the operations, and the other way round. */
function reconcile(mine: Shared, engine: Engine): void {
  const game = storage.game(mine.head.id);
  if (!game) return;
  const settled = changed(game, engine);
  if (JSON.stringify(settled.rounds) !== JSON.stringify(game.rounds))
    block.adopt(game.id, settled.rounds, (kept) =>
      carry(kept, game.rounds, settled.rounds, game.players.length),
    );
}

/** The page shows this game: if it is shared, go on. */
export function resumeSharing(id: string | null, engine: Engine): void {
  if (shared && shared.head.id === id) return;
  stop();
  const code = id && shares.codeOf(id);
  const kept = code ? shares.get(code) : null;
  if (!kept) return;
  begin(kept, engine);
  reconcile(shared!, engine);
}

function stop(): void {
  shared?.close();
  shared = null;
  reveal = null;
  block.join(null);
}

if (typeof addEventListener === 'function') {
  const wake = () => document.visibilityState === 'visible' && shared?.wake();
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  addEventListener('storage', (event) => {
    if (shared && KeptShares.concerns(event.key, shared.code)) shared.reread();
  });
}

export const keeper = {
  /** null: the game on the pad is not shared */
  get shared() {
    return shared;
  },
  get reveal() {
    return reveal;
  },
  revealed(): void {
    reveal = null;
  },

  /** Shares the game on the pad; throws an ApiError where there is no server. */
  async share(): Promise<void> {
    const { game, engine } = block;
    if (!game || !engine || shared) return;
    const { id, rules, players, first_dealer, started } = game;
    const head = { id, rules, players, first_dealer, started };
    await api.me();
    const { code } = await api.shareBlock(head);
    if (block.game?.id !== id) throw new ApiError('net/closed');
    const rounds = block.game.rounds;
    const ops = record([], [], rounds, players.length, newId);
    const kept: Kept = { code, head, keeping: true, seat: null, v: 0, ops, unsent: ops.map((op) => op.id) };
    shares.change(kept, (each) => each);
    shares.setCode(id, code);
    begin(kept, engine);
  },
  /** Shares it no longer; null: done. */
  async end(): Promise<Refusal | null> {
    const mine = shared;
    if (!mine) return null;
    const refusal = mine.why?.code.startsWith('block/') ? null : await mine.end();
    if (refusal && !refusal.code.startsWith('block/')) return refusal;
    shares.forget(mine.head.id);
    stop();
    return null;
  },
  choose(conflict: Conflict, value: Value): void {
    const mine = shared;
    const { game, engine } = block;
    if (!mine || !game || !engine) return;
    const shown = mine.merged.game.rounds;
    mine.write([choose(conflict, value, newId)]);
    const now = mine.merged.game.rounds;
    block.adopt(game.id, now, (kept) => carry(kept, shown, now, game.players.length));
  },

  /** Somebody else enters this seat's bid: a phone that is there, or one that has done so already. */
  elsewhere(round: number, seat: number): 'phone' | 'sealed' | null {
    const mine = shared;
    if (!mine || mine.opened.has(round)) return null;
    const byHand = mine.merged.game.rounds[round]?.seats[seat]?.bid ?? null;
    if (byHand === null && mine.placed(round)[seat]) return 'sealed';
    return mine.status === 'open' && mine.info?.seats[seat]?.connected ? 'phone' : null;
  },
};
