// What a device keeps of a shared block: all operations it has, and those the server has not acknowledged. Written at
// every change, so that neither a reload nor a night without network loses an entry.
import type { BlockHead } from '../../protocol/messages';
import type { Shelf } from '../storage';
import { union, type Op } from './merge';

export interface Kept {
  code: string;
  head: BlockHead;
  keeping: boolean;
  /** whose phone this is */
  seat: number | null;
  /** place in the server's log up to which everything is here */
  v: number;
  ops: Op[];
  /** ids */
  unsent: string[];
}

const SHARE = 'skullking.block.share.';
const CODE = 'skullking.block.shared.';

export class KeptShares {
  constructor(private readonly shelf: Shelf) {}

  get(code: string): Kept | null {
    try {
      const text = this.shelf.getItem(SHARE + code);
      return text === null ? null : (JSON.parse(text) as Kept);
    } catch {
      return null;
    }
  }
  /** Changes what is kept, on top of what another tab may have written; gives what is kept then. */
  change(shown: Kept, change: (kept: Kept) => Kept): Kept {
    const fresh = this.get(shown.code);
    const gone = new Set(fresh?.ops.map((op) => op.id));
    // nothing of this tab's is lost where the browser keeps nothing
    const lacking = shown.ops.filter((op) => !gone.has(op.id));
    const next = change(fresh ? { ...fresh, ops: union(fresh.ops, lacking) } : shown);
    try {
      this.shelf.setItem(SHARE + next.code, JSON.stringify(next));
    } catch {
      // full or private: it lasts as long as the page
    }
    return next;
  }
  remove(code: string): void {
    this.shelf.removeItem(SHARE + code);
  }

  /** Under which code a game of this device is shared. */
  codeOf(game: string): string | null {
    return this.shelf.getItem(CODE + game);
  }
  setCode(game: string, code: string | null): void {
    try {
      if (code === null) this.shelf.removeItem(CODE + game);
      else this.shelf.setItem(CODE + game, code);
    } catch {
      // as above
    }
  }
  static concerns(key: string | null, code: string): boolean {
    return key === SHARE + code;
  }
}
