/** A table as the page knows it: what came from the server, what is shown of it, and what is picked. */
import type { Room } from '../boards/room';
import { ghosts, narrow, openTargets, stepAll } from './narrowing';
import type {
  Choice,
  FromPage,
  FromServer,
  GameEvent,
  Message,
  Reason,
  StateMessage,
  TableMessage,
  View,
} from './protocol';
import { AnimationQueue, type QueueStep } from './queue';
import { settings } from './settings.svelte';
import type { LineStatus } from './socket';
import { play } from './sound';
import type { Reader } from './words';

/** How long the page waits before it shows what another player does. */
const PAUSE = 450;

export interface Post {
  send: (message: FromPage) => boolean;
}

type Pending = Extract<FromPage, { move_id: string }>;

export class Table {
  readonly room: Room;
  table = $state.raw<TableMessage | null>(null);
  state = $state.raw<StateMessage | null>(null);
  /** The view on the screen: behind the real one while events are shown. */
  shown = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** The event being shown. */
  current = $state.raw<GameEvent | null>(null);
  /** What the live region says: the last events, newest last. */
  spoken = $state.raw<{ key: number; text: Message }[]>([]);
  status = $state<LineStatus>('connecting');
  idle = $state(true);
  /** Whether the change being shown should travel. */
  travelling = $state(false);
  picked = $state.raw<string[]>([]);
  hovered = $state<string | null>(null);
  proposed = $state.raw<Choice | null>(null);
  reason = $state.raw<Reason | null>(null);
  trouble = $state.raw<Message | null>(null);
  pending = $state.raw<Pending | null>(null);

  #awaited = 0;
  #ask = 0;
  #said = 0;
  readonly #queue = new AnimationQueue((idle) => (this.idle = idle));
  readonly #post: Post;

  constructor(room: Room, connect: (table: Table) => Post) {
    this.room = room;
    this.#post = connect(this);
  }

  readonly reader: Reader = $derived({ seat: this.table?.seat ?? null, names: this.table?.names ?? [] });
  readonly choices: Choice[] = $derived(this.idle && !this.pending ? (this.state?.choices ?? []) : []);
  readonly left: Choice[] = $derived(narrow(this.choices, this.picked));
  readonly lit: Set<string> = $derived(openTargets(this.choices, this.picked));
  readonly myTurn: boolean = $derived(this.choices.length > 0);
  /** The one choice left to look at and confirm. */
  readonly only: Choice | null = $derived(this.picked.length && this.left.length === 1 ? (this.left[0] ?? null) : null);
  readonly previewed: Choice[] = $derived.by(() => {
    if (this.proposed) return [this.proposed];
    const over = this.hovered?.split(' ') ?? [];
    const [first = ''] = over;
    const several = over.length > 1 && narrow(this.choices, over).length > 0;
    const with_ = several ? over : this.lit.has(first) ? [...this.picked, first] : this.picked;
    return with_.length ? narrow(this.choices, with_) : [];
  });
  readonly ghosts = $derived(ghosts(this.previewed));

  /** The greeting for a new or renewed line. */
  hello(): FromPage {
    return { kind: 'hello', version: this.state?.version ?? null };
  }

  receive(message: FromServer): void {
    switch (message.kind) {
      case 'table':
        this.table = message;
        break;
      case 'state':
        this.#take(message);
        break;
      case 'accepted':
        if (this.pending?.move_id !== message.move_id) break;
        this.#awaited = message.version;
        if ((this.state?.version ?? -1) >= message.version) this.pending = null;
        break;
      case 'refused':
        if (this.pending?.move_id === message.move_id) this.pending = null;
        this.#refuse(message.reason);
        break;
      case 'reason':
        if (message.ask === this.#ask && message.reason) this.#refuse(message.reason);
        break;
      case 'error':
        this.pending = null;
        this.trouble = message.text;
        break;
      case 'pong':
        break;
    }
  }

  setStatus(status: LineStatus): void {
    this.status = status;
    // The same move_id again: the server answers it, and does not apply it twice.
    if (status === 'open' && this.pending) this.#post.send(this.pending);
  }

  /** A click on anything that carries a target, or several at once, with spaces between them. */
  click(target: string): void {
    if (!this.idle) return this.skip();
    if (this.pending || !this.state) return;
    this.reason = null;
    this.proposed = null;
    const next = stepAll(this.choices, this.picked, target.split(' '));
    if (next.kind === 'chosen') this.choose(next.choice);
    else if (next.kind === 'narrowed') this.picked = next.picked;
    else {
      this.#ask += 1;
      this.#post.send({ kind: 'why_not', ask: this.#ask, targets: next.targets });
    }
  }

  choose(choice: Choice): void {
    if (!this.state) return;
    this.#move({ kind: 'choose', move_id: crypto.randomUUID(), version: this.state.version, actions: choice.actions });
  }

  undo(): void {
    if (this.state?.can_undo) this.#move({ kind: 'undo', move_id: crypto.randomUUID(), version: this.state.version });
  }

  redo(): void {
    if (this.state?.can_redo) this.#move({ kind: 'redo', move_id: crypto.randomUUID(), version: this.state.version });
  }

  /** Lets go of everything picked and answered. */
  clear(): void {
    this.picked = [];
    this.hovered = null;
    this.proposed = null;
    this.reason = null;
  }

  skip(): void {
    this.#queue.skip();
  }

  /** The events that wait for nothing more: for tests and for leaving the page. */
  close(): void {
    this.#queue.clear();
  }

  #move(move: Pending): void {
    if (this.pending) return;
    this.skip();
    this.clear();
    this.pending = move;
    this.#post.send(move);
  }

  #refuse(reason: Reason): void {
    this.reason = reason;
    play('no');
  }

  #take(state: StateMessage): void {
    const known = this.state?.version ?? null;
    if (state.from !== 0 && state.from !== known) {
      // Something in between was missed: ask for everything.
      if (known === null || state.version > known) this.#post.send({ kind: 'hello', version: null });
      return;
    }
    if (this.pending && state.version >= Math.max(this.#awaited, this.pending.version + 1)) this.pending = null;
    const wasMine = this.myTurn;
    this.state = state;
    this.clear();
    if (state.from === 0) this.#replace(state);
    else this.#append(state);
    if (!wasMine && state.choices.length) play('turn');
  }

  #replace(state: StateMessage): void {
    this.#queue.clear();
    this.travelling = false;
    this.log = state.events;
    this.current = null;
    this.shown = state.view;
  }

  #append(state: StateMessage): void {
    const steps = state.events.map((event) => this.#step(event));
    steps.push({ before: 0, after: 0, show: () => this.#settle(state) });
    this.#queue.push(...steps);
    if (!settings.moving) this.#queue.skip();
  }

  #step(event: GameEvent): QueueStep {
    const pace = this.room.pace(event);
    const foreign = typeof event.seat === 'number' && event.seat !== this.reader.seat;
    const pause = this.room.pause?.(event) ?? PAUSE;
    return { before: foreign && pace > 0 ? pause : 0, after: pace, show: () => this.#show(event, pace) };
  }

  #show(event: GameEvent, pace: number): void {
    this.travelling = settings.moving && !this.#queue.skipping;
    if (this.shown) this.shown = this.room.advance(this.shown, event);
    if (!this.room.silent(event)) this.current = event;
    this.log = [...this.log, event];
    if (event.text && !this.room.silent(event)) {
      this.#said += 1;
      this.spoken = [...this.spoken.slice(-5), { key: this.#said, text: event.text }];
    }
    if (pace > 0 && this.travelling) play('move');
  }

  #settle(state: StateMessage): void {
    this.shown = state.view;
    this.current = null;
    if (state.over) play('end');
  }
}
