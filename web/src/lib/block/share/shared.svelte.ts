// A shared block on this device, the keeper's or a follower's: what is kept, the line to the server, what is merged.
import type { Engine } from '../../engine';
import { Lifeline, browserWire, type Status, type Wire } from '../../net/lifeline';
import type {
  BlockClientMessage,
  BlockMessage,
  BlockServerMessage,
  ErrorMessage,
} from '../../protocol/messages';
import { newId } from '../files';
import type { Round } from '../model';
import { merge, openedRounds, ownBid, ownBids, union, type Merged, type Op } from './merge';
import { KeptShares, type Kept } from './kept';

type Command = Extract<BlockClientMessage, { type: 'claim' | 'release' | 'open' | 'end' | 'enter' }>;
type OmitId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export interface Refusal {
  code: string;
  args: Record<string, string | number>;
}
/** After these the server does not want us back; a session can be had anew. */
const FINAL = { 4401: 'net/session', 4403: 'net/forbidden', 4404: 'block/not_found' };
/** Operations in one message, and how long it may be. */
const PART = { ops: 12, text: 3_000 };
const AGAIN_AFTER = 2_000;
/** Refusals that are not about what was sent. */
const LATER = /^(server|protocol\/too_many$)/;

interface Hooks {
  /** what came from others, before it is kept; `shown` is what the operations said until now */
  merged?: (now: Merged, shown: readonly Round[]) => void;
  /** these rounds' bids have just been opened */
  opened?: (rounds: number[]) => void;
  /** the server needs to know first who this browser is */
  introduce: () => Promise<unknown>;
}

export class Shared {
  #kept = $state.raw<Kept>() as Kept;
  info = $state.raw<BlockMessage | null>(null);
  status = $state<Status>('connecting');
  /** why it is over, or the last thing that was refused */
  why = $state<Refusal | null>(null);
  readonly merged: Merged;
  readonly seat: number | null;
  #line: Lifeline<BlockServerMessage> | null = null;
  #waiting: Record<string, (refusal: Refusal | null) => void> = {};
  #sending: string | null = null;
  #later: number | null = null;
  #closed = false;

  constructor(
    kept: Kept,
    private readonly engine: Engine,
    private readonly shares: KeptShares,
    private readonly hooks: Hooks,
    private readonly address: string,
    private readonly wire: Wire = browserWire,
  ) {
    this.#kept = kept;
    this.merged = $derived(merge(this.engine, this.#kept.head, this.#kept.ops));
    this.seat = $derived(this.#kept.seat);
  }

  get code(): string {
    return this.#kept.code;
  }
  get ops(): readonly Op[] {
    return this.#kept.ops;
  }
  get keeping(): boolean {
    return this.#kept.keeping;
  }
  get head() {
    return this.#kept.head;
  }
  /** entries that the server does not have yet */
  get unsent(): number {
    return this.#kept.unsent.length;
  }
  get opened(): Set<number> {
    return openedRounds(this.#kept.ops);
  }
  /** Who has made a bid in a round that is not open yet. */
  placed(round: number): boolean[] {
    return this.info?.sealed.find((each) => each.round === round)?.placed ?? [];
  }
  /** The bid of this phone in a round, or null. */
  mine(round: number): number | null {
    if (this.seat === null) return null;
    const value = ownBids(this.#kept.ops, round, this.seat).at(-1)?.value;
    return typeof value === 'number' ? value : null;
  }

  // --- the line -------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    this.#closed = false;
    await this.hooks.introduce().catch(() => undefined); // without network: as soon as there is one
    if (!this.#closed) this.#connect();
  }
  #connect(): void {
    this.#line = new Lifeline<BlockServerMessage>(
      {
        address: () => `${this.address}?since=${this.#kept.v}`,
        opened: () => {
          this.#sending = null;
          this.#send();
        },
        take: (message) => this.#take(message),
        changed: (status, why) => this.#changed(status, why),
        final: FINAL,
      },
      this.wire,
      newId().slice(0, 10),
    );
    this.#line.connect();
  }
  #changed(status: Status, why?: string): void {
    this.status = status;
    if (why === 'block/ended' || why === 'block/not_found' || why === 'net/forbidden')
      this.why ??= { code: why, args: {} };
    if (status === 'open') return;
    const waiting = Object.values(this.#waiting);
    this.#waiting = {};
    for (const done of waiting) done({ code: 'net/offline', args: {} });
    this.#sending = null;
    if (status === 'closed' && why === 'net/session' && !this.#closed)
      void this.hooks.introduce().then(
        () => this.#closed || this.#connect(),
        () => undefined,
      );
  }
  wake(): void {
    this.#line?.wake();
  }
  close(): void {
    this.#closed = true;
    if (this.#later !== null) this.wire.clearTimeout(this.#later);
    this.#line?.close();
  }

  #take(message: BlockServerMessage): void {
    switch (message.type) {
      case 'block': {
        this.info = message;
        const seat = message.seats.findIndex((each) => each.is_you);
        this.#change((kept) => ({ ...kept, keeping: message.keeping, seat: seat < 0 ? null : seat }));
        return;
      }
      case 'ops':
        this.#hear(message.ops, message.v);
        return;
      case 'ack':
        this.#answered(message.id, null);
        return;
      case 'error':
        if (message.id !== null) this.#answered(message.id, message);
        return;
    }
  }
  #hear(ops: readonly Op[], v: number): void {
    const before = this.opened;
    const fresh = this.shares.get(this.code)?.ops ?? this.#kept.ops;
    const news = ops.filter((op) => !fresh.some((each) => each.id === op.id));
    if (news.length > 0 && this.hooks.merged) {
      const now = merge(this.engine, this.head, union(fresh, ops));
      this.hooks.merged(now, merge(this.engine, this.head, fresh).game.rounds);
    }
    const come = ops.map((op) => op.id);
    const first = this.#kept.v === 0;
    this.#change((kept) => ({
      ...kept,
      v: Math.max(kept.v, v),
      ops: union(kept.ops, ops),
      unsent: kept.unsent.filter((id) => !come.includes(id)),
    }));
    const opened = [...this.opened].filter((round) => !before.has(round));
    if (opened.length > 0 && !first) this.hooks.opened?.(opened);
  }

  // --- what is said ---------------------------------------------------------------------------------------

  #change(change: (kept: Kept) => Kept): void {
    this.#kept = this.shares.change(this.#kept, change);
  }
  /** Another tab has written, or may have. */
  reread(): void {
    this.#kept = this.shares.latest(this.#kept);
    this.#send();
  }

  /** Keeps operations of this device, and sends them as soon as there is a line. */
  write(ops: readonly Op[]): void {
    if (ops.length === 0) return;
    this.#change((kept) => ({
      ...kept,
      ops: union(kept.ops, ops),
      unsent: [...kept.unsent, ...ops.map((op) => op.id)],
    }));
    this.#send();
  }
  bid(round: number, n: number): void {
    if (this.seat !== null) this.write([ownBid(this.ops, round, this.seat, n, newId)]);
  }
  claim = (seat: number) => this.ask({ type: 'claim', seat });
  release = (seat: number) => this.ask({ type: 'release', seat });
  openBids = (round: number) => this.ask({ type: 'open', round });
  end = () => this.ask({ type: 'end' });

  /** Asks for something that only the server can give; null: done. */
  ask(command: OmitId<Command>): Promise<Refusal | null> {
    const line = this.#line;
    const id = line?.newId() ?? '';
    const sent = line?.write({ ...command, id } as Command) ?? false;
    if (!sent) return Promise.resolve({ code: 'net/offline', args: {} });
    return new Promise((done) => (this.#waiting[id] = done));
  }

  #send(): void {
    if (this.#sending !== null || this.#kept.unsent.length === 0) return;
    // in the order in which they were written: later ones may name earlier ones
    const ops: Op[] = [];
    let length = 0;
    for (const each of this.#kept.unsent) {
      const op = this.#kept.ops.find(({ id }) => id === each);
      if (!op) continue;
      length += JSON.stringify(op).length;
      if (ops.length > 0 && (ops.length >= PART.ops || length > PART.text)) break;
      ops.push(op);
    }
    if (ops.length === 0) return;
    const id = this.#line?.newId();
    if (id === undefined || !this.#line?.write({ type: 'enter', id, ops } as Command)) return;
    this.#sending = id;
    this.#waiting[id] = (refusal) => this.#sent(ops, refusal);
  }
  #sent(ops: readonly Op[], refusal: Refusal | null): void {
    this.#sending = null;
    if (refusal?.code === 'net/offline') return;
    if (refusal && LATER.test(refusal.code)) {
      this.#later = this.wire.setTimeout(() => this.#send(), AGAIN_AFTER);
      return;
    }
    const named = refusal?.args.op;
    const done = ops.map((op) => op.id).filter((each) => named === undefined || each === named);
    this.#change((kept) => ({
      ...kept,
      unsent: kept.unsent.filter((each) => !done.includes(each)),
      // an entry that only this device would have must not look as if others had it
      ops: kept.ops.filter((op) => op.id !== named),
    }));
    if (refusal) this.why = refusal;
    this.#send();
  }
  #answered(id: string, error: ErrorMessage | null): void {
    const { [id]: done, ...others } = this.#waiting;
    this.#waiting = others;
    done?.(error && { code: error.code, args: error.args });
  }
}
