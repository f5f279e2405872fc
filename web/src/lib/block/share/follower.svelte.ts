// A follower's side: the block of somebody else, on this phone too, with the network or without.
import type { Engine } from '../../engine';
import { ApiError, api, socketUrl } from '../../net/api';
import { KeptShares, type Kept } from './kept';
import { shares } from './keeper.svelte';
import { Shared } from './shared.svelte';

/** Follows the block of a code as long as its page is open. */
export class Following {
  shared = $state.raw<Shared | null>(null);
  /** why there is nothing to show: a code of the catalogue */
  trouble = $state<string | null>(null);
  /** the round whose bids are being opened before everybody's eyes */
  reveal = $state<number | null>(null);
  #closed = false;

  constructor(
    private readonly code: string,
    private readonly engine: Engine,
  ) {
    void this.start();
  }

  async start(): Promise<void> {
    this.trouble = null;
    try {
      const kept = shares.get(this.code) ?? (await this.#first());
      if (this.#closed || this.shared) return;
      this.shared = new Shared(
        kept,
        this.engine,
        shares,
        { introduce: api.me, opened: (rounds) => (this.reveal = rounds.at(-1)!) },
        socketUrl(`blocks/${this.code}/ws`),
      );
      void this.shared.open();
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : 'net/offline';
    }
  }
  async #first(): Promise<Kept> {
    const head = await api.block(this.code);
    shares.tidy();
    return { code: this.code, head, keeping: false, seat: null, v: 0, ops: [], unsent: [] };
  }

  wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.shared) this.shared.wake();
    else if (this.trouble === 'net/offline') void this.start();
  };
  wrote = (event: StorageEvent): void => {
    if (KeptShares.concerns(event.key, this.code)) this.shared?.reread();
  };
  close(): void {
    this.#closed = true;
    this.shared?.close();
  }
}
