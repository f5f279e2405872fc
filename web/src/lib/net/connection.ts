import type { ClientMessage, ServerFrame, ServerMessage } from '../protocol/messages';

/** Everything the connection needs from the world, so that a test can be the world. */
export interface Wire {
  open(url: string): Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
    onopen: ((event: never) => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: ((event: { code: number }) => void) | null;
  };
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(id: number): void;
  now(): number;
}

type OmitId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Command = OmitId<Exclude<ClientMessage, { type: 'ping' }>>;
export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

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
const PING_EVERY = 15_000;
const SILENT_AFTER = 8_000;

/**
 * One table's WebSocket: comes back by itself, sends every command until it is answered, and hands over
 * messages in the order of their version without gaps.
 */
export class Connection {
  status: Status = 'connecting';
  /** version of everything handed over so far; -1 before the first state */
  v = -1;
  private socket: ReturnType<Wire['open']> | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private retry = 0;
  private ping = 0;
  private silence = 0;
  private stopped = false;
  private counter = 0;
  private asked = false;
  private readonly tab: string;

  constructor(
    private readonly url: string,
    private readonly receive: (message: ServerMessage) => void,
    private readonly changed: (status: Status, why?: string) => void,
    private readonly wire: Wire,
    random: () => number = Math.random,
  ) {
    this.tab = Math.floor(random() * 36 ** 10).toString(36);
    this.connect();
  }

  send(command: Command): Promise<Refusal | null> {
    const id = `${this.tab}-${this.counter++}`;
    const message = { ...command, id } as ClientMessage & { id: string };
    return new Promise((done) => {
      this.pending.set(id, { message, done });
      this.write(message);
    });
  }

  /** The network is back, or the page is in front again: do not wait any longer. */
  wake(): void {
    if (this.stopped) return;
    if (this.status === 'waiting') {
      this.wire.clearTimeout(this.retry);
      this.connect();
    } else if (this.status === 'open') this.beat();
  }

  close(): void {
    this.stopped = true;
    this.drop();
    this.wire.clearTimeout(this.retry);
    this.become('closed');
    for (const each of this.pending.values()) each.done({ code: 'net/closed', args: {} });
    this.pending.clear();
  }

  private connect(): void {
    this.become('connecting');
    this.asked = false;
    const socket = this.wire.open(this.v < 0 ? this.url : `${this.url}?since=${this.v}`);
    this.socket = socket;
    this.silence = this.wire.setTimeout(() => this.lost(socket, 0), SILENT_AFTER);
    socket.onopen = () => {
      this.wire.clearTimeout(this.silence);
      this.tries = 0;
      this.become('open');
      for (const each of this.pending.values()) this.write(each.message);
      this.schedulePing();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket || typeof event.data !== 'string') return;
      this.wire.clearTimeout(this.silence);
      const frame = JSON.parse(event.data) as ServerFrame;
      for (const message of Array.isArray(frame) ? frame : [frame]) this.take(message);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
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
          if (!this.asked && this.v >= 0) this.write({ type: 'since', v: this.v });
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
      case 'pong':
        return;
      case 'bye':
        if (!message.again) this.stopped = true;
        this.changed(this.status, message.code);
        return;
    }
    this.receive(message);
  }

  private settle(id: string, refusal: Refusal | null): void {
    const each = this.pending.get(id);
    this.pending.delete(id);
    each?.done(refusal);
  }

  private write(message: ClientMessage): void {
    if (this.status === 'open' && this.socket) this.socket.send(JSON.stringify(message));
  }

  private schedulePing(): void {
    this.wire.clearTimeout(this.ping);
    this.ping = this.wire.setTimeout(() => this.beat(), PING_EVERY);
  }

  private beat(): void {
    const socket = this.socket;
    if (!socket || this.status !== 'open') return;
    this.write({ type: 'ping', id: `${this.tab}-p${this.counter++}` });
    this.wire.clearTimeout(this.silence);
    this.silence = this.wire.setTimeout(() => this.lost(socket, 0), SILENT_AFTER);
    this.schedulePing();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.wire.clearTimeout(this.ping);
    this.wire.clearTimeout(this.silence);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(socket: unknown, code: number): void {
    if (socket !== this.socket) return;
    this.drop();
    const why = FINAL[code];
    if (why || this.stopped) {
      this.stopped = true;
      this.become('closed', why);
      for (const each of this.pending.values()) each.done({ code: why ?? 'net/closed', args: {} });
      this.pending.clear();
      return;
    }
    const wait = Math.min(5_000, 250 * 2 ** this.tries++);
    this.become('waiting');
    this.retry = this.wire.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private become(status: Status, why?: string): void {
    this.status = status;
    this.changed(status, why);
  }
}
