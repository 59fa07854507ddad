/** The line to a table: it says hello with the last version seen, and comes back by itself when it breaks. */
import type { FromPage, FromServer } from './protocol';

export type LineStatus = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;
/** The closing codes that mean "do not come back": not allowed, no such table. */
const FINAL_CODES = [1008, 4400, 4401, 4403, 4404];

export interface LineEvents {
  hello: () => FromPage;
  message: (message: FromServer) => void;
  status: (status: LineStatus) => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly path: string,
    private readonly events: LineEvents,
  ) {
    this.#open();
    addEventListener('online', this.#now);
  }

  /** Sends if the line is open; says whether it was. If it waits to come back, it waits no longer: somebody is there. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.#now();
      return false;
    }
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    clearTimeout(this.#timer);
    clearTimeout(this.#ping);
    this.#socket?.close();
  }

  readonly #now = (): void => {
    if (this.#closed || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    let greeted = false;
    this.#socket = socket;
    socket.onopen = (): void => {
      this.send(this.events.hello());
      this.#heartbeat();
    };
    socket.onmessage = (event: MessageEvent<string>): void => {
      if (!greeted) {
        greeted = true;
        this.#wait = FIRST_WAIT;
        this.events.status('open');
      }
      this.#heartbeat();
      this.events.message(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event): void => {
      clearTimeout(this.#ping);
      if (this.#closed || socket !== this.#socket) return;
      if (FINAL_CODES.includes(event.code)) {
        this.#closed = true;
        this.events.status('refused');
        return;
      }
      this.events.status('lost');
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** After a quiet while a ping is sent; when nothing comes back the line is taken for broken. */
  #heartbeat(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.send({ kind: 'ping' });
      this.#ping = setTimeout(() => this.#socket?.close(), ANSWER_WITHIN);
    }, PING_EVERY);
  }
}
