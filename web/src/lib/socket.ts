/** The WebSocket of a table: it says hello with the last version seen, and reconnects by itself. */
import type { ClientMessage, ServerMessage } from './protocol';

/** What a table sends its messages through. */
export interface Connection {
  send: (message: ClientMessage) => boolean;
}

export type SocketStatus = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A dead line is noticed within these two together: after a quiet time a ping, and its answer. */
const PING_EVERY = 5_000;
const ANSWER_WITHIN = 5_000;
/** The closing codes that mean "do not reconnect": not allowed, no such table. */
const FINAL_CODES = [1008, 4400, 4401, 4403, 4404];

export interface SocketHandlers {
  hello: () => ClientMessage;
  message: (message: ServerMessage) => void;
  status: (status: SocketStatus) => void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly path: string,
    private readonly events: SocketHandlers,
  ) {
    this.#open();
    addEventListener('online', this.#reconnect);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#check);
  }

  /** Send a message if the socket is open, and return whether it was. A socket that waits to reconnect does so at once. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.#reconnect();
      return false;
    }
    this.#socket.send(JSON.stringify(message));
    // Whatever is sent is answered: without an answer the line is dead.
    clearTimeout(this.#ping);
    this.#ping = setTimeout(this.#lose, message.kind === 'hello' ? LONGEST_WAIT : ANSWER_WITHIN);
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#reconnect);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#check);
    clearTimeout(this.#timer);
    clearTimeout(this.#ping);
    this.#socket?.close();
  }

  readonly #reconnect = (): void => {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** Timers sleep in a page that is not seen: ask at once when it is seen again. */
  readonly #check = (): void => {
    if (!document.hidden && this.#socket?.readyState === WebSocket.OPEN) this.send({ kind: 'ping' });
  };

  /** Give the socket up. A browser waits up to a minute for a dead one to close; nobody here does. */
  readonly #lose = (): void => {
    const socket = this.#socket;
    if (this.#closed || !socket) return;
    this.#socket = null;
    clearTimeout(this.#ping);
    socket.close();
    this.events.status('lost');
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  };

  #open(): void {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    let greeted = false;
    this.#socket = socket;
    // A server that cannot be reached at all is given up like one that does not answer.
    this.#ping = setTimeout(this.#lose, LONGEST_WAIT);
    socket.onopen = (): void => {
      if (socket === this.#socket) this.send(this.events.hello());
    };
    socket.onmessage = (event: MessageEvent<string>): void => {
      if (socket !== this.#socket) return;
      if (!greeted) {
        greeted = true;
        this.#wait = FIRST_WAIT;
        this.events.status('open');
      }
      this.#heartbeat();
      this.events.message(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event): void => {
      if (this.#closed || socket !== this.#socket) return;
      if (FINAL_CODES.includes(event.code)) {
        this.#closed = true;
        clearTimeout(this.#ping);
        this.events.status('refused');
      } else this.#lose();
    };
  }

  /** Send a ping after a quiet time. */
  #heartbeat(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.send({ kind: 'ping' }), PING_EVERY);
  }
}
