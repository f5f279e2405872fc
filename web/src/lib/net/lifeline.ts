/** Everything a connection needs from the world, so that a test can be the world. */
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

export const browserWire: Wire = {
  open: (url) => new WebSocket(url) as ReturnType<Wire['open']>,
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
  now: () => performance.now(),
};

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

const PING_EVERY = 15_000;
const SILENT_AFTER = 8_000;

/** What every server says besides what it is there for. */
type Ending = { type: 'bye'; code: string; again: boolean } | { type: 'pong' };

interface Hooks<Message> {
  /** where to; asked anew for each connection */
  address: () => string;
  opened: () => void;
  take: (message: Message) => void;
  changed: (status: Status, why?: string) => void;
  /** after these codes the server does not want us back */
  final: Record<number, string>;
}

/** A WebSocket that notices silence and comes back by itself. What travels over it is the owner's business. */
export class Lifeline<Message extends { type: string }> {
  status: Status = 'connecting';
  private socket: ReturnType<Wire['open']> | null = null;
  private tries = 0;
  private retry = 0;
  private ping = 0;
  private silence = 0;
  private stopped = false;
  private counter = 0;

  constructor(
    private readonly hooks: Hooks<Message>,
    private readonly wire: Wire,
    /** begins every id of this connection's own messages */
    private readonly tab: string,
  ) {}

  newId(): string {
    return `${this.tab}-${this.counter++}`;
  }

  /** False: there is no line just now. */
  write(message: { type: string }): boolean {
    if (this.status !== 'open' || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
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
  }

  connect(): void {
    this.become('connecting');
    const socket = this.wire.open(this.hooks.address());
    this.socket = socket;
    this.silence = this.wire.setTimeout(() => this.lost(socket, 0), SILENT_AFTER);
    socket.onopen = () => {
      this.wire.clearTimeout(this.silence);
      this.tries = 0;
      this.become('open');
      this.hooks.opened();
      this.schedulePing();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket || typeof event.data !== 'string') return;
      this.wire.clearTimeout(this.silence);
      const frame = JSON.parse(event.data) as (Message | Ending) | (Message | Ending)[];
      for (const message of Array.isArray(frame) ? frame : [frame]) this.take(message);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private take(message: Message | Ending): void {
    if (message.type === 'pong') return;
    if (message.type === 'bye') {
      const { again, code } = message as Extract<Ending, { type: 'bye' }>;
      if (!again) this.stopped = true;
      this.hooks.changed(this.status, code);
      return;
    }
    this.hooks.take(message as Message);
  }

  private schedulePing(): void {
    this.wire.clearTimeout(this.ping);
    this.ping = this.wire.setTimeout(() => this.beat(), PING_EVERY);
  }

  private beat(): void {
    const socket = this.socket;
    if (!socket || this.status !== 'open') return;
    this.write({ type: 'ping', id: `${this.tab}-p${this.counter++}` } as { type: string });
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
    const why = this.hooks.final[code];
    if (why || this.stopped) {
      this.stopped = true;
      this.become('closed', why);
      return;
    }
    const wait = Math.min(5_000, 250 * 2 ** this.tries++);
    this.become('waiting');
    this.retry = this.wire.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private become(status: Status, why?: string): void {
    this.status = status;
    this.hooks.changed(status, why);
  }
}
