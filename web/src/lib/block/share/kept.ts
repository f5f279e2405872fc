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
const FOLLOWED = 5;

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
  /** What is kept, with what this tab has and the browser would not store. */
  latest(shown: Kept): Kept {
    const stored = this.get(shown.code);
    if (!stored) return shown;
    const there = new Set(stored.ops.map((op) => op.id));
    if (shown.ops.every((op) => there.has(op.id))) return stored;
    const unsent = shown.unsent.filter((id) => !there.has(id));
    return { ...stored, ops: union(stored.ops, shown.ops), unsent: [...stored.unsent, ...unsent] };
  }
  /** Changes what is kept, on top of what another tab may have written; gives what is kept then. */
  change(shown: Kept, change: (kept: Kept) => Kept): Kept {
    const next = change(this.latest(shown));
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
  /** Nothing of a game stays here that was deleted. */
  forget(game: string): void {
    const code = this.codeOf(game);
    if (code === null) return;
    this.remove(code);
    this.setCode(game, null);
  }
  /** Of blocks that were only followed, the latest few stay. */
  tidy(): void {
    const keys = Array.from({ length: this.shelf.length }, (_, i) => this.shelf.key(i) ?? '');
    const followed = keys
      .filter((key) => key.startsWith(SHARE))
      .map((key) => this.get(key.slice(SHARE.length)))
      .filter((kept) => kept !== null && !kept.keeping && kept.unsent.length === 0);
    followed
      .toSorted((a, b) => b!.head.started.localeCompare(a!.head.started))
      .slice(FOLLOWED)
      .forEach((kept) => this.remove(kept!.code));
  }
  static concerns(key: string | null, code: string): boolean {
    return key === SHARE + code;
  }
}
