import { prefs, reducedMotion } from '../a11y/prefs.svelte';
import { Connection, type Command, type Refusal, type Status, type Wire } from '../net/connection';
import { browserWire } from '../net/lifeline';
import type {
  Action,
  Advice,
  ChatLine,
  Event,
  ServerMessage,
  TableInfo,
  Timer,
  View,
} from '../protocol/messages';
import { narrate, reasonText } from './words';
import { Stage, TIMES, type StageTimes } from './stage.svelte';
import { say, sayNow } from '../a11y/say.svelte';
import { play as sound } from '../ui/sound';

/** A timer of the server on this device's clock. */
export interface Deadline {
  kind: Timer['kind'];
  seat: number | null;
  until: number;
  ms: number;
}

export interface PendingPlay {
  action: Action;
  round: number;
}

/** One table as this browser lives it: connection, truth, and what the stage shows of it. */
export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  truth = $state.raw<View | null>(null);
  status = $state<Status>('connecting');
  why = $state('');
  chat = $state.raw<ChatLine[]>([]);
  deadlines = $state.raw<Deadline[]>([]);
  pending = $state.raw<PendingPlay | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  unread = $state(0);
  /** what the captain would do at the decision that is due */
  advice = $state.raw<Advice | null>(null);
  readonly stage: Stage;
  private connection: Connection | null = null;

  constructor(readonly code: string) {
    this.stage = new Stage(
      stageTimes,
      (event, view) => this.happened(event, view),
      (trick) => (this.truth ? reasonText(trick, this.truth.rules).split(' ').length : 8),
    );
  }

  open(url: string, wire: Wire = browserWire): void {
    this.connection = new Connection(
      url,
      (message) => this.receive(message),
      (status, why) => {
        this.status = status;
        if (why) this.why = why;
      },
      wire,
    );
  }
  wake(): void {
    this.connection?.wake();
  }
  close(): void {
    this.connection?.close();
    this.stage.reset(null);
  }

  get seat(): number | null {
    return this.table?.seats.find((each) => each.is_you)?.seat ?? null;
  }
  get isHost(): boolean {
    return this.table?.seats.some((each) => each.is_you && each.host) ?? false;
  }
  nameOf(seat: number): string {
    return this.table?.seats.find((each) => each.seat === seat)?.name ?? '';
  }
  deadline(kind: Timer['kind'], seat: number | null = null): Deadline | undefined {
    return this.deadlines.find((each) => each.kind === kind && (seat === null || each.seat === seat));
  }

  async command(command: Command): Promise<Refusal | null> {
    if (!this.connection) return { code: 'net/closed', args: {} };
    const refusal = await this.connection.send(command);
    this.refusal = refusal;
    if (refusal) sound('no');
    return refusal;
  }

  /** Plays; what was played shows as on its way until the server has it. */
  async act(action: Action, fixed = false): Promise<Refusal | null> {
    if (!this.truth || !this.connection) return { code: 'net/closed', args: {} };
    const mine: PendingPlay = { action, round: this.truth.round };
    this.pending = mine;
    const refusal = await this.command({ type: 'act', at: this.connection.v, action, fixed });
    // the events of a play may still be on their way when it is acknowledged
    if (this.pending === mine && (refusal || action.type !== 'play')) this.pending = null;
    return refusal;
  }

  /** Asks the captain; the answer shows as `advice`. */
  async advise(): Promise<void> {
    if (!this.advice) await this.command({ type: 'advise' });
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.table = message.table;
        this.truth = message.view;
        this.chat = message.chat;
        this.setTimers(message.timers);
        this.pending = null;
        this.advice = null;
        this.stage.reset(message.view);
        break;
      case 'advice':
        this.advice = message.advice;
        break;
      case 'table':
        this.table = message.table;
        this.setTimers(message.timers);
        break;
      case 'events': {
        this.setTimers(message.timers);
        const before = this.truth;
        // other things may be done now: the advice was about another decision
        if (message.view.legal) this.advice = null;
        this.truth = before ? { ...before, ...message.view } : (message.view as View);
        if (!('round' in this.truth)) this.truth = null;
        for (const event of message.events) this.settle(event);
        if (this.truth) {
          if (!before) this.stage.reset(this.truth);
          else this.stage.push(message.events, this.truth, document.hidden);
        }
        break;
      }
      case 'chat':
        this.chat = [...this.chat.slice(-199), message.line];
        this.unread++;
        say(`${message.line.name}: ${message.line.text}`);
        break;
    }
  }

  /** What was on its way has arrived (here or from another tab of the same player). */
  private settle(event: Event): void {
    if (event.type === 'card_played' && event.seat === this.seat) this.pending = null;
    if (event.type === 'round_started' || event.type === 'game_started') this.pending = null;
  }

  private happened(event: Event, view: View): void {
    const text = narrate(event, view, (seat) => this.nameOf(seat), this.seat);
    if (text) say(text);
    if (event.type === 'card_played') sound('card');
    if (event.type === 'bids_revealed') sound('shout');
    if (event.type === 'round_scored') sound('bell');
    if (event.type === 'game_over') sound('wave');
  }

  private setTimers(timers: Timer[]): void {
    const now = performance.now();
    this.deadlines = timers.map(({ kind, seat, ms }) => ({ kind, seat, ms, until: now + ms }));
  }
}

export function announceTurn(text: string): void {
  sayNow(text);
  sound('turn');
}

function stageTimes(): StageTimes {
  const reading = { short: 0.6, normal: 1, long: 2, tap: Infinity }[prefs.reading];
  const still = reducedMotion();
  return {
    card: still ? 150 : TIMES.card,
    reveal: (still ? 600 : 3 * 350 + 450) + 2600 * reading,
    trick: (words) => Math.max(1800, TIMES.trick(words) * reading),
    score: TIMES.score * reading,
  };
}
