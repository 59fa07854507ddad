/** A table as the page knows it: what came from the server, what is shown of it, and what is picked. */
import type { Room } from '../boards/room';
import { called } from './language.svelte';
import { ghosts, narrow, openTargets, stepAll } from './narrowing';
import type {
  ChatLine,
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
import { missed, note, type Missed } from './seen';
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
/** What is sent with a fresh id and the version it is about, and nothing else. */
type Plain = 'undo' | 'redo' | 'restart' | 'unseal' | 'ask_undo' | 'resign';

export class Table {
  readonly room: Room;
  table = $state.raw<TableMessage | null>(null);
  state = $state.raw<StateMessage | null>(null);
  /** The view on the screen: behind the real one while events are shown. */
  shown = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** The event being shown. */
  current = $state.raw<GameEvent | null>(null);
  /** What the live region says: the last events and answers, newest last. */
  spoken = $state.raw<{ key: number; texts: Message[] }[]>([]);
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
  chat = $state.raw<ChatLine[]>([]);
  /** When the clocks were told, by this browser's own watch. */
  told = $state(0);
  /** What happened since this person's last turn, until they have seen it or waved it away. */
  missed = $state.raw<Missed | null>(null);
  /** Who else has just taken a choice back, until that was read or the reader goes on. */
  tookBack = $state.raw<number | null>(null);
  /** At one screen: the seat whose player has said that they hold the device. */
  #holder = $state<number | null>(null);

  readonly #ignored: string[] = [];
  #awaited = 0;
  #ask = 0;
  #said = 0;
  readonly #queue = new AnimationQueue((idle) => (this.idle = idle));
  readonly #post: Post;

  /** `live` is false for a table that is only looked at, as in a replay. */
  constructor(
    room: Room,
    connect: (table: Table) => Post,
    readonly live = true,
  ) {
    this.room = room;
    this.#post = connect(this);
  }

  readonly reader: Reader = $derived({
    seat: this.table?.seat ?? null,
    names: (this.table?.names ?? []).map(called),
  });
  readonly choices: Choice[] = $derived(
    this.idle && !this.pending && !this.state?.sealed?.mine ? (this.state?.choices ?? []) : [],
  );
  /** The seats that owe a decision: those whose sealed choice is in do not. */
  readonly owing: number[] = $derived(
    (this.state?.deciders ?? []).filter((seat) => !this.state?.sealed?.in.includes(seat)),
  );
  /** The one seat that all others wait for; null when it is several, or one's own. */
  readonly mover: number | null = $derived.by(() => {
    const [seat = null, ...more] = this.owing;
    return more.length || seat === this.reader.seat ? null : seat;
  });
  /** At one screen: the seat to which the device goes now. Nothing is shown until its player says so. */
  readonly handTo: number | null = $derived.by(() => {
    const { mine = [], seat = null } = this.table ?? {};
    if (mine.length < 2 || seat === null || !this.idle || this.state?.over) return null;
    const next = this.owing.includes(seat) ? seat : (this.owing.find((other) => mine.includes(other)) ?? seat);
    return next === this.#holder ? null : next;
  });
  /** The own choice that lies sealed until all are opened. */
  readonly sealed: Choice | null = $derived.by(() => {
    const mine = this.state?.sealed?.mine?.join();
    return this.state?.choices.find((choice) => choice.actions.join() === mine) ?? null;
  });
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
    const seat = (this.table?.mine.length ?? 0) > 1 ? this.table?.seat : null;
    return { kind: 'hello', version: this.state?.version ?? null, ...(typeof seat === 'number' ? { seat } : {}) };
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
      case 'chat': {
        const known = this.chat.map((line) => line.id);
        const fresh = message.messages.filter((line) => !known.includes(line.id));
        this.chat = [...this.chat, ...fresh.filter((line) => !this.#ignored.includes(line.by))];
        break;
      }
      case 'presence':
        if (this.table) this.table = { ...this.table, present: message.present, watchers: message.watchers };
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
    if (!this.live) return this.#refuse({ text: { id: 'page-why-replay', args: {} }, rule: '' });
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

  /** Takes the last choice back, or asks those whom that touches. */
  undo(): void {
    if (this.state?.sealed?.mine) this.tell('unseal');
    else if (this.state?.can_undo) this.tell('undo');
    else if (this.canAsk) this.tell('ask_undo');
  }

  redo(): void {
    if (this.state?.can_redo) this.tell('redo');
  }

  /** Whether the others can be asked to let a choice be taken back. */
  readonly canAsk: boolean = $derived(Boolean(this.state?.can_ask_undo));

  tell(kind: Plain): void {
    if (this.state) this.#move({ kind, move_id: crypto.randomUUID(), version: this.state.version });
  }

  answerUndo(agree: boolean): void {
    if (!this.state) return;
    this.#move({ kind: 'answer_undo', move_id: crypto.randomUUID(), version: this.state.version, agree });
  }

  /** A bot plays for this person from now on, or no longer. */
  hand(kind: 'leave' | 'back'): void {
    this.#move({ kind, move_id: crypto.randomUUID() });
  }

  /** Hears nothing more of somebody, nor what they have said. */
  ignore(by: string): void {
    this.#ignored.push(by);
    this.chat = this.chat.filter((line) => line.by !== by);
  }

  say(text: string): void {
    this.#post.send({ kind: 'chat', text });
  }

  /** At one screen: the player of this seat holds the device now. */
  take(seat: number): void {
    this.#holder = seat;
    if (seat === this.table?.seat) return;
    // What the last player saw must be gone before anything of the next one's is here.
    this.#queue.clear();
    this.clear();
    this.state = null;
    this.shown = null;
    this.log = [];
    this.#post.send({ kind: 'sit', seat });
  }

  /** Shows what happened since this person's last turn. */
  catchUp(): void {
    const { missed, state } = this;
    this.missed = null;
    if (!missed || !state) return;
    this.shown = missed.view;
    this.log = this.log.slice(0, -missed.events.length);
    this.#append({ ...state, events: missed.events });
  }

  /** Says something to who listens instead of looking. */
  speak(texts: Message[]): void {
    this.#said += 1;
    this.spoken = [...this.spoken.slice(-5), { key: this.#said, texts }];
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
    this.tookBack = null;
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
    const since = this.pending && 'version' in this.pending ? this.pending.version + 1 : 0;
    if (this.pending && state.version >= Math.max(this.#awaited, since)) this.pending = null;
    const wasMine = this.myTurn;
    const same = state.version === known && narrow(state.choices, this.picked).length > 0;
    this.state = state;
    this.told = performance.now();
    // News about the others (a choice that is in, a clock) must not take away what is being picked.
    if (!same) this.clear();
    const undoer = known !== null && state.rewritten > known ? state.rewritten_by : null;
    if (undoer !== null && !this.table?.mine.includes(undoer)) this.tookBack = undoer;
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
    const { id = '', seat = null } = this.table ?? {};
    this.missed = !this.live || state.over || seat === null ? null : missed(id, seat, state.events);
    this.#note();
  }

  #append(state: StateMessage): void {
    // News without events (a choice that is in, a clock): the choices stay as they are, and the focus on one of them.
    if (!state.events.length && this.#queue.idle) return this.#settle(state);
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
    // What is skipped is not seen; the real view follows at once.
    if (this.shown && !this.#queue.skipping) this.shown = this.room.advance(this.shown, event);
    if (!this.room.silent(event)) this.current = event;
    this.log = [...this.log, event];
    if (event.text && !this.room.silent(event)) this.speak([event.text]);
    if (pace > 0 && this.travelling) play('move');
  }

  #settle(state: StateMessage): void {
    this.shown = state.view;
    this.current = null;
    if (state.over) play('end');
    this.#note();
  }

  /** Keeps how far this person has seen the game; right after their own move that is where they left it. */
  #note(): void {
    const { table, state } = this;
    if (!this.live || !table || !state || table.seat === null || document.hidden || this.missed) return;
    const { log } = this;
    const turn = state.choices.length > 0 || this.#mover === table.seat;
    // Later: to write to a disk takes time, and the page has something to show.
    setTimeout(() => note(table.id, table.seat, log, state.view, turn));
  }

  /** The seat that acted in the last event that names one. */
  get #mover(): number | null {
    return this.log.findLast((event) => typeof event.seat === 'number')?.seat ?? null;
  }
}
