import type { ClientMessage, ServerMessage } from '../protocol/messages';
import { Lifeline, type Status, type Wire } from './lifeline';

export type { Status, Wire } from './lifeline';

type OmitId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Command = OmitId<Exclude<ClientMessage, { type: 'ping' }>>;

export interface Refusal {
  code: string;
  args: Record<string, string | number>;
}

interface Pending {
  message: ClientMessage & { id: string };
  done: (refusal: Refusal | null) => void;
}

/** After these the server does not want us back: no session, not allowed, no such table. */
const FINAL: Record<number, string> = { 4401: 'net/session', 4403: 'net/forbidden', 4404: 'table/unknown' };

/**
 * One table's WebSocket: comes back by itself, sends every command until it is answered, and hands over
 * messages in the order of their version without gaps.
 */
export class Connection {
  /** version of everything handed over so far; -1 before the first state */
  v = -1;
  private pending = new Map<string, Pending>();
  private asked = false;
  private readonly line: Lifeline<ServerMessage>;

  constructor(
    url: string,
    private readonly receive: (message: ServerMessage) => void,
    changed: (status: Status, why?: string) => void,
    wire: Wire,
    random: () => number = Math.random,
  ) {
    this.line = new Lifeline<ServerMessage>(
      {
        address: () => {
          this.asked = false;
          return this.v < 0 ? url : `${url}?since=${this.v}`;
        },
        opened: () => {
          for (const each of this.pending.values()) this.line.write(each.message);
        },
        take: (message) => this.take(message),
        changed: (status, why) => {
          changed(status, why);
          if (status === 'closed') this.giveUp(why ?? 'net/closed');
        },
        final: FINAL,
      },
      wire,
      Math.floor(random() * 36 ** 10).toString(36),
    );
    this.line.connect();
  }

  get status(): Status {
    return this.line.status;
  }

  send(command: Command): Promise<Refusal | null> {
    const id = this.line.newId();
    const message = { ...command, id } as ClientMessage & { id: string };
    return new Promise((done) => {
      this.pending.set(id, { message, done });
      this.line.write(message);
    });
  }

  /** The network is back, or the page is in front again: do not wait any longer. */
  wake(): void {
    this.line.wake();
  }

  close(): void {
    this.line.close();
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.v = message.v;
        this.asked = false;
        break;
      case 'events': {
        const last = message.v - 1 + message.events.length;
        if (last <= this.v) return;
        if (this.v < 0 || message.v > this.v + 1) {
          if (!this.asked && this.v >= 0) this.line.write({ type: 'since', v: this.v } as ClientMessage);
          this.asked = true;
          return;
        }
        // part of it may be known already: only the rest is news
        if (message.v <= this.v) {
          message = { ...message, events: message.events.slice(this.v + 1 - message.v), v: this.v + 1 };
        }
        this.v = last;
        this.asked = false;
        break;
      }
      case 'ack':
        this.settle(message.id, null);
        return;
      case 'error':
        if (message.id) this.settle(message.id, { code: message.code, args: message.args });
        return;
      case 'advice':
        this.settle(message.id, null);
        break;
    }
    this.receive(message);
  }

  private settle(id: string, refusal: Refusal | null): void {
    const each = this.pending.get(id);
    this.pending.delete(id);
    each?.done(refusal);
  }

  private giveUp(code: string): void {
    for (const each of this.pending.values()) each.done({ code, args: {} });
    this.pending.clear();
  }
}
