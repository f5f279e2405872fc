// The pad of one round: what is asked, of whom, and what the keys do. The engine says what is possible.
import type { LoadKind, Score, SeatSheet } from '../engine';
import { t } from '../i18n/index.svelte';
import { book, changeEntry, judge, nextSeat, restAsBid, seatOrder, settle, type Phase } from './model';
import { keeper } from './share/keeper.svelte';
import { block } from './store.svelte';
import { Taps } from './tap';

/** The golden key: what it says, and what it does; null where it does nothing yet. */
export interface Gold {
  text: string;
  points: number | null;
  act: (() => void) | null;
}
const inert = (text: string): Gold => ({ text, points: null, act: null });

/** Made by the page that shows it; one that has a game and a sheet. */
export class Pad {
  readonly taps = new Taps();
  /** the last thing that happened, for screen readers */
  spoken = $state('');
  // What is shown is normally what is asked next; a tap on a name or on "bids" looks elsewhere.
  #wishedPhase = $state<Phase | null>(null);
  #wishedSeat = $state<number | null>(null);

  readonly game = $derived(block.game!);
  readonly sheet = $derived(block.sheet!);
  readonly rules = $derived(block.engine!.rules(this.game.rules));
  readonly index = $derived(block.round);
  readonly over = $derived(this.index < 0);
  readonly #shown = $derived(this.over ? this.game.rounds.length - 1 : this.index);
  readonly entries = $derived(this.game.rounds[this.#shown]!);
  readonly round = $derived(this.sheet.rounds[this.#shown]!);
  /** an earlier round is open again */
  readonly corrected = $derived(!this.over && this.index < this.game.rounds.length - 1);

  readonly phase = $derived(this.#wishedPhase ?? block.phase);
  /** whose number the keys enter; null: nobody is asked */
  readonly active = $derived(
    this.#wishedSeat ??
      nextSeat(this.entries, this.round, this.phase, (seat) => this.elsewhere(seat) !== null),
  );
  readonly seat: SeatSheet | null = $derived(this.active === null ? null : this.round.seats[this.active]!);
  readonly numbers = $derived(Array.from({ length: this.round.cards + 1 }, (_, n) => n));
  readonly chosen = $derived.by(() => {
    if (this.active === null) return null;
    const { bid, won } = this.entries.seats[this.active]!;
    return this.phase === 'bids' ? bid : won;
  });

  constructor() {
    // another round (booked, undone, another tab): look where it is asked again
    $effect(() => {
      void this.index;
      void this.game.id;
      this.look(null, null);
    });
  }

  name = (seat: number): string => this.game.players[seat]!;
  /** Who bids on a phone, and whether it is done. */
  elsewhere(seat: number): 'phone' | 'sealed' | null {
    return this.phase === 'bids' ? keeper.elsewhere(this.#shown, seat) : null;
  }
  inert = (n: number): boolean =>
    this.phase === 'results'
      ? !this.seat || n < this.seat.low || n > this.seat.high
      : this.active !== null && this.elsewhere(this.active) === 'sealed';

  /** names of those who have not bid on their phones yet */
  readonly #waits = $derived(
    this.game.players.filter(
      (_, seat) => this.elsewhere(seat) === 'phone' && this.entries.seats[seat]!.bid === null,
    ),
  );
  readonly title = $derived(
    this.active === null
      ? this.#waits.length > 0
        ? t('block-live-waits', { names: this.#waits.join(', ') })
        : t('block-asks-none')
      : this.elsewhere(this.active) === 'sealed'
        ? t('block-live-is-sealed', { name: this.name(this.active) })
        : this.phase === 'bids'
          ? t('block-asks-bid', { name: this.name(this.active) })
          : this.phase === 'loads'
            ? t('block-asks-load', { name: this.name(this.active) })
            : t('block-asks-won', { name: this.name(this.active) }),
  );
  readonly hint = $derived.by(() => {
    const { round, phase } = this;
    if (phase === 'results')
      return round.left === 0 ? t('block-all-given') : t('block-to-give', { n: round.left });
    if (phase === 'loads') return '';
    const fit = round.cards - round.bid_sum;
    if (round.bids_missing > 0)
      return round.bids_missing === 1 && fit >= 0 ? t('block-would-fit', { n: fit }) : '';
    if (fit === 0) return t('block-exact');
    return fit < 0 ? t('block-over', { n: -fit }) : t('block-under', { n: fit });
  });
  readonly gold: Gold = $derived.by(() => {
    const { round, phase, active, seat } = this;
    if (this.over) return inert('');
    const onward: Gold = { text: t('block-to-results'), points: null, act: () => this.look(null, null) };
    if (phase === 'bids') {
      const sealed = this.game.players.filter((_, at) => this.elsewhere(at) === 'sealed').length;
      const missing = round.bids_missing - sealed;
      if (missing > 0) return inert(t('block-bids-missing', { n: missing }));
      return round.bids_missing > 0 ? inert(t('block-live-all-in')) : onward;
    }
    if (phase === 'loads')
      return round.loads_missing > 0 ? inert(t('block-loads-missing', { n: round.loads_missing })) : onward;
    if (active !== null && seat && this.entries.seats[active]!.won === null) {
      if (round.results_missing === 1) {
        const n = seat.low;
        const score = seat.bid === n ? seat.made : this.#preview(active, n);
        return {
          text: t('block-left-book', { n }),
          points: score?.points ?? null,
          act: () => this.#bookLast(active, n),
        };
      }
      if (!seat.made) return inert(t('block-no-bid-left', { name: this.name(active) }));
      const { won, points } = seat.made;
      return { text: t('block-as-bid', { n: won }), points, act: () => this.enter(won) };
    }
    if (round.complete)
      return { text: t('block-book', { n: this.index + 1 }), points: null, act: () => this.#book() };
    return inert(t(round.results_missing > 0 ? 'block-to-give' : 'block-tricks-missing', { n: round.left }));
  });

  /** What `n` tricks would score, without a bonus. */
  #preview(seat: number, n: number): Score | null {
    const { game, index } = this;
    try {
      const bare = changeEntry(game, index, seat, { won: n, bonuses: {} });
      return judge(block.engine!, settle(block.engine!, bare, index)).rounds[index]!.seats[seat]!.score;
    } catch {
      return null;
    }
  }

  // --- what the keys do -----------------------------------------------------------------------------------

  enter(n: number): void {
    const { active, index, phase, over } = this;
    if (active === null || over || phase === 'loads' || this.inert(n)) return;
    const before = block.phase;
    const done = block.change((game, engine) => {
      if (phase === 'bids')
        return settle(engine, changeEntry(game, index, active, { bid: n, harry: 0 }), index);
      // bonuses of tricks that are no longer there must not stand in the way of the change
      const { bonuses } = game.rounds[index]!.seats[active]!;
      const bare = changeEntry(game, index, active, { won: n, bonuses: {} });
      return n === 0 ? bare : settle(engine, changeEntry(bare, index, active, { bonuses }), index);
    });
    if (!done) return this.refuse();
    this.spoken = t('block-entered', { name: this.name(active), n });
    this.#wishedSeat = null;
    if (block.phase !== before) this.taps.changed();
  }
  load(kind: LoadKind): void {
    const { active, index } = this;
    if (active === null) return;
    block.change((game, engine) => settle(engine, changeEntry(game, index, active, { load: kind }), index));
    this.#wishedSeat = null;
    if (block.phase !== 'loads') this.taps.changed();
  }
  refuse = (): void => {
    this.spoken = t('block-refused');
  };
  #book(): void {
    const { index } = this;
    const done = block.change((game, engine) =>
      game.rounds[index]?.booked ? game : book(engine, game, index),
    );
    this.#booked(done, index);
  }
  #bookLast(seat: number, n: number): void {
    const { index } = this;
    const done = block.change((game, engine) =>
      book(engine, settle(engine, changeEntry(game, index, seat, { won: n }), index), index),
    );
    this.#booked(done, index);
  }
  #booked(done: boolean, index: number): void {
    if (!done) return this.refuse();
    this.taps.changed();
    this.spoken = t('block-booked', { n: index + 1 });
  }
  rest(): void {
    const { index } = this;
    if (!this.round.rest_fits) return;
    block.change((game, engine) => restAsBid(game, index, judge(engine, game).rounds[index]!.seats));
    this.#wishedSeat = null;
  }
  undo(): void {
    if (block.undo()) this.spoken = t('block-undone');
    this.look(null, null);
  }
  redo(): void {
    if (block.redo()) this.spoken = t('block-redone');
    this.look(null, null);
  }
  /** Shows another seat or phase than what is asked next; null: what is asked next. */
  look(seat: number | null, phase: Phase | null): void {
    this.#wishedSeat = seat;
    this.#wishedPhase = phase;
  }
  /** Another seat, in the phase that is shown. */
  turnTo(seat: number): void {
    this.#wishedSeat = seat;
  }
  /** The seat `by` places on, as they are asked. */
  step(by: 1 | -1): void {
    if (this.over) return;
    const order = seatOrder(this.round.leader, this.game.players.length);
    const at = this.active === null ? -1 : order.indexOf(this.active);
    this.#wishedSeat = order[at < 0 ? 0 : (at + by + order.length) % order.length]!;
  }
}
