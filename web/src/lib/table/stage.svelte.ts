import type { Event, FinishedTrick, RoundScore, View } from '../protocol/messages';
import { applyEvent, finished } from './reduce';

/** A moment that covers the table until it was read. */
export type Moment =
  | { kind: 'reveal'; view: View }
  | { kind: 'trick'; view: View; trick: FinishedTrick; number: number }
  | { kind: 'score'; view: View; round: number; scores: RoundScore[]; totals: number[] };

interface Step {
  view: View;
  event: Event | null;
}

export interface StageTimes {
  card: number;
  reveal: number;
  trick: (words: number) => number;
  score: number;
}

export const TIMES: StageTimes = {
  card: 420,
  reveal: 3 * 350 + 450 + 2600,
  trick: (words) => Math.max(1800, 700 + words * 230),
  score: 6000,
};

/**
 * What is shown. The truth is the newest view; the stage walks towards it event by event so that eyes can
 * follow. A tap ends the moment on stage, a hidden page or a long queue jumps to the truth.
 */
export class Stage {
  view = $state.raw<View | null>(null);
  moment = $state.raw<Moment | null>(null);
  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  constructor(
    private readonly times: () => StageTimes,
    private readonly shown: (event: Event, view: View) => void = () => {},
    private readonly words: (trick: FinishedTrick) => number = () => 8,
  ) {}

  /** Everything at once, nothing to be seen of the way. */
  reset(view: View | null): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = false;
    this.queue = [];
    this.moment = null;
    this.view = view;
  }

  push(events: Event[], truth: View, hidden: boolean): void {
    const start = this.queue.at(-1)?.view ?? this.view;
    if (!start || hidden || this.queue.length > 60) {
      for (const event of events) this.shown(event, truth);
      this.reset(truth);
      return;
    }
    let view = start;
    for (const event of events) {
      view = event.type === 'game_started' ? truth : applyEvent(view, event);
      this.queue.push({ view, event });
    }
    this.queue.push({ view: truth, event: null });
    if (this.timer === undefined && !this.held) this.next();
  }

  /** Skip whatever is on stage. */
  tap(): void {
    if (!this.moment) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** Keep the moment (somebody reads on) until the next tap. */
  hold(): void {
    if (!this.moment) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = true;
  }

  get busy(): boolean {
    return this.timer !== undefined || this.held || this.queue.length > 0;
  }

  private next(): void {
    this.held = false;
    this.timer = undefined;
    this.moment = null;
    for (;;) {
      const step = this.queue.shift();
      if (!step) return;
      const before = this.view;
      this.view = step.view;
      if (!step.event) continue;
      this.shown(step.event, step.view);
      const wait = this.present(step.event, before, step.view);
      if (wait === Infinity) {
        this.held = true;
        return;
      }
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
    }
  }

  private present(event: Event, before: View | null, view: View): number {
    const times = this.times();
    switch (event.type) {
      case 'card_played':
        return times.card;
      case 'bids_revealed':
        this.moment = { kind: 'reveal', view };
        return times.reveal;
      case 'trick_taken': {
        if (!before) return 0;
        const trick = finished(before, event);
        this.moment = { kind: 'trick', view, trick, number: event.trick };
        return times.trick(this.words(trick));
      }
      case 'round_scored':
        this.moment = { kind: 'score', view, round: event.round, scores: event.scores, totals: event.totals };
        return times.score;
      default:
        return 0;
    }
  }
}
