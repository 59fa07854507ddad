/** A table as the page knows it: what came from the server, what is shown of it, and what is picked. */
import { lastActor, moverOf, nextHolder, sealedChoice, type Attendance } from './atTable';
import type { Room } from '../boards/room';
import { displayName, t } from './language.svelte';
import { ask, ghosts, narrow, preview, proposedChoice, clickTargets, tellingTargets } from './selection';
import type {
  Choice,
  ClientMessage,
  ServerMessage,
  GameEvent,
  Message,
  Reason,
  StateMessage,
  TableMessage,
  View,
} from './protocol';
import { applyPatch, greeting } from './patches';
import { updatePresence } from './presence';
import { lineEnds, tellWholeLines } from './lines';
import { MoveFate } from './moveFate.svelte';
import { AnimationQueue, timeStep, type QueueStep } from './queue';
import { findMissed, markSeen, type Missed } from './lastSeen';
import { settings } from './settings.svelte';
import type { Connection, SocketStatus } from './socket';
import { Steps } from './steps.svelte';
import { play, soundOf } from './sound';
import { Talk } from './talk.svelte';
import type { Reader } from './words';

type Pending = Extract<ClientMessage, { move_id: string }>;
/** The commands without fields of their own, besides an id and a version. */
type Command = 'undo' | 'redo' | 'restart' | 'unseal' | 'ask_undo' | 'resign';

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
  spoken = $state.raw<{ key: number; texts: Message[]; asked: boolean }[]>([]);
  status = $state<SocketStatus>('connecting');
  idle = $state(true);
  /** Whether the change being shown should travel. */
  travelling = $state(false);
  picked = $state.raw<string[]>([]);
  hovered = $state<string | null>(null);
  proposed = $state.raw<Choice | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** The target that was clicked in vain: the reason stands beside it. */
  refused = $state<string | null>(null);
  trouble = $state.raw<Message | null>(null);
  pending = $state.raw<Pending | null>(null);
  readonly talk = new Talk();
  readonly fate = new MoveFate();
  /** When the clocks were received, by this browser's own clock. */
  receivedAt = $state(0);
  /** What happened since this person's last turn, until they have seen it or waved it away. */
  missed = $state.raw<Missed | null>(null);
  /** Who else has just taken a choice back, until that was read or the reader goes on. */
  tookBack = $state.raw<number | null>(null);
  /** Hot seat: the seat whose player has the device. */
  #holder = $state<number | null>(null);

  readonly steps = new Steps(this);
  readonly leadsOn: (targets: readonly string[]) => boolean = () => true; // a guided game lets fewer through
  #awaited = 0;
  #question = 0;
  #announced = 0;
  readonly #queue = new AnimationQueue((idle) => (this.idle = idle));
  readonly #connection: Connection;

  /** `live` is false in a replay. */
  constructor(
    room: Room,
    connect: (table: Table) => Connection,
    readonly live = true,
  ) {
    this.room = room;
    this.#connection = connect(this);
  }

  readonly reader: Reader = $derived({
    seat: this.table?.seat ?? null,
    names: (this.table?.names ?? []).map((name) => (name === null ? t('page-seat-free') : displayName(name))),
  });
  /** What the reader is here: somebody whose seat a bot plays can come back, somebody who has resigned cannot. */
  readonly part: 'playing' | 'away' | 'resigned' | 'watching' = $derived.by(() => {
    const { seat, resigned, replaced } = this.table ?? { seat: null };
    if (seat === null || this.state?.over) return 'watching';
    if (resigned?.[seat]) return 'resigned';
    return replaced?.[seat] ? 'away' : 'playing';
  });
  readonly choices: Choice[] = $derived(
    this.idle && !this.pending && !this.state?.sealed?.mine ? (this.state?.choices ?? []) : [],
  );
  /** The seats that owe a decision: those whose sealed choice is in do not. */
  readonly owing: number[] = $derived(
    (this.state?.deciders ?? []).filter((seat) => !this.state?.sealed?.in.includes(seat)),
  );
  /** The one seat that all others wait for; null when it is several, or one's own. */
  readonly mover: number | null = $derived(moverOf(this.owing, this.reader.seat));
  /** Hot seat: the seat to hand the device to. Nothing is shown until its player confirms. */
  readonly handTo: number | null = $derived(
    this.table && this.idle && !this.state?.over ? nextHolder(this.table, this.owing, this.#holder) : null,
  );
  /** The own choice that lies sealed until all are opened. */
  readonly sealed: Choice | null = $derived(sealedChoice(this.state));
  readonly left: Choice[] = $derived(narrow(this.choices, this.picked));
  /** What tells the remaining choices apart: it glows. */
  readonly lit: Set<string> = $derived(tellingTargets(this.choices, this.picked));
  readonly myTurn: boolean = $derived(this.choices.length > 0);
  /** The choice to look at and confirm: the one that is left, or the usual one of several ways. */
  readonly only: Choice | null = $derived(proposedChoice(this.choices, this.picked));
  /** What looks picked: all of the choice that is to be confirmed, else what was clicked. */
  readonly taken: string[] = $derived(this.only ? this.only.targets : this.picked);
  /** What is asked in the middle of a choice. */
  readonly question: Message | null = $derived(
    this.state && this.picked.length ? ask(this.state, this.choices, this.picked) : null,
  );
  /** The seats that act in what is shown: those that owe a decision, or the one whose doing is being shown. */
  readonly acting: number[] = $derived(this.idle ? this.owing : [this.current?.seat ?? []].flat());
  readonly previewed: Choice[] = $derived(
    this.proposed ? [this.proposed] : preview(this.choices, this.picked, this.hovered?.split(' ') ?? []),
  );
  readonly ghosts = $derived(ghosts(this.previewed));

  /** The first message of a new or renewed connection. */
  hello(): ClientMessage {
    const seat = (this.table?.mine.length ?? 0) > 1 ? this.table?.seat : null;
    return { ...greeting(this.state?.version ?? null), ...(typeof seat === 'number' ? { seat } : {}) };
  }

  receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'table':
        this.table = message;
        break;
      case 'state':
      case 'patch':
        this.#receiveState(message.kind === 'patch' ? applyPatch(this.state, message) : message);
        break;
      case 'accepted':
        this.fate.learn(message.move_id, true);
        if (this.pending?.move_id !== message.move_id) break;
        this.#awaited = message.version;
        if ((this.state?.version ?? -1) >= message.version) this.pending = null;
        break;
      case 'refused':
        this.fate.learn(message.move_id, false);
        if (this.pending?.move_id === message.move_id) this.pending = null;
        this.#refuse(message.reason);
        break;
      case 'reason':
        if (message.ask === this.#question && message.reason) this.#refuse(message.reason);
        break;
      case 'error':
        this.pending = null;
        this.trouble = message.text;
        break;
      case 'chat':
        this.talk.receive(message.messages);
        break;
      case 'chat_forgotten':
        this.talk.forget(message.by);
        break;
      case 'presence':
        this.table &&= updatePresence(this.table, message);
        break;
    }
  }

  /** Takes up a choice that had no answer when the page was left. Of several seats at one screen nobody knows whose it was. */
  takeUp(): void {
    if (this.table?.mine.length === 1) this.pending = this.fate.takeUp(this.table.id);
  }

  setStatus(status: SocketStatus): void {
    this.status = status;
    if (status === 'lost' && this.pending) this.fate.lose(this.pending.move_id);
    // The same move_id again: the server answers it, and does not apply it twice.
    if (status === 'open' && this.pending) this.#connection.send(this.pending);
  }

  /** A click on anything that carries a target, or several at once, with spaces between them. */
  click(target: string): void {
    if (!this.idle) return this.skip();
    if (this.pending || !this.state) return;
    if (!this.live) return this.#refuse({ text: { id: 'page-why-replay', args: {} }, rule: '' });
    this.reason = null;
    this.proposed = null;
    this.refused = target;
    const next = clickTargets(this.choices, this.picked, target.split(' '), this.state.slots);
    if (next.kind === 'chosen') this.choose(next.choice);
    else if (next.kind === 'narrowed') this.#pick(next.picked);
    else {
      this.#question += 1;
      this.#connection.send({ kind: 'why_not', ask: this.#question, targets: next.targets });
    }
  }

  /** Picks all of a choice, as clicks on each of its things would; once more takes it. */
  propose(choice: Choice): void {
    if (this.only === choice) return this.choose(choice);
    this.reason = null;
    this.#pick([...choice.targets]);
  }

  /** Picks; a choice that is the only one left is made at once if the person wants no confirmation. */
  #pick(picked: string[]): void {
    this.picked = picked;
    const [only, another] = this.left;
    if (only && !another && !settings.asksFor(only)) this.choose(only);
  }

  choose(choice: Choice): void {
    if (!this.state) return;
    this.steps.begin(this.shown);
    this.#move({ kind: 'choose', move_id: crypto.randomUUID(), version: this.state.version, actions: choice.actions });
  }

  /** Takes the last choice back, or asks those whom that touches. */
  undo(): void {
    if (this.state?.sealed?.mine) this.send('unseal');
    else if (this.state?.can_undo) this.send('undo');
    else if (this.canAsk) this.send('ask_undo');
  }

  redo(): void {
    if (this.state?.can_redo) this.send('redo');
  }

  /** Whether the others can be asked to let a choice be taken back. */
  readonly canAsk: boolean = $derived(Boolean(this.state?.can_ask_undo));

  send(kind: Command): void {
    if (this.state) this.#move({ kind, move_id: crypto.randomUUID(), version: this.state.version });
  }

  answerUndo(agree: boolean): void {
    if (!this.state) return;
    this.#move({ kind: 'answer_undo', move_id: crypto.randomUUID(), version: this.state.version, agree });
  }

  /** Says something about who is there: a bot plays for this person or no longer, somebody is reminded or replaced. */
  attend(command: Attendance): void {
    this.#move({ ...command, move_id: crypto.randomUUID() });
  }

  say(text: string): void {
    this.#connection.send({ kind: 'chat', text });
  }

  /** Hot seat: the player of this seat has the device now. */
  takeDevice(seat: number): void {
    this.#holder = seat;
    if (seat === this.table?.seat) return;
    // What the last player saw must be gone before anything of the next one's is here.
    this.#queue.clear();
    this.clear();
    this.state = null;
    this.shown = null;
    this.log = [];
    this.#connection.send({ kind: 'sit', seat });
  }

  /** Shows what happened since this person's last turn. */
  catchUp(): void {
    const { missed, state } = this;
    this.missed = null;
    if (!missed || !state) return;
    this.steps.begin(missed.view);
    this.shown = missed.view;
    this.log = this.log.slice(0, -missed.events.length);
    this.#append({ ...state, events: missed.events });
  }

  /** Announce texts to screen readers. */
  speak(texts: Message[], asked = false): void {
    this.#announced += 1;
    this.spoken = [...this.spoken.slice(-5), { key: this.#announced, texts, asked }];
  }

  /** Clear the selection and the last answer. */
  clear(): void {
    this.picked = [];
    this.hovered = null;
    this.proposed = null;
    this.reason = null;
  }

  skip(): void {
    this.steps.leave();
    this.#queue.skip();
  }

  /** Drop the events that wait to be shown, for leaving the page. */
  close(): void {
    this.#queue.clear();
  }

  #move(move: Pending): void {
    if (this.pending) return;
    this.skip();
    this.clear();
    this.tookBack = null;
    this.fate.kept = null;
    this.pending = move;
    this.fate.await(this.table?.id ?? '', move);
    this.#connection.send(move);
  }

  #refuse(reason: Reason): void {
    this.reason = reason;
    play('no');
  }

  #receiveState(state: StateMessage | null): void {
    const known = this.state?.version ?? null;
    if (!state || (state.from !== 0 && state.from !== known)) {
      // Something in between was missed: ask for everything, unless it is on its way.
      if (state ? known === null || state.version > known : known !== null) this.#connection.send(greeting(null));
      return;
    }
    const since = this.pending && 'version' in this.pending ? this.pending.version + 1 : 0;
    if (this.pending && state.version >= Math.max(this.#awaited, since)) this.pending = null;
    const wasMine = this.myTurn;
    const same = state.version === known && narrow(state.choices, this.picked).length > 0;
    this.state = state;
    this.receivedAt = performance.now();
    // News about the others (a choice that is in, a clock) must not take away what is being picked.
    if (!same) this.clear();
    const undoer = known !== null && state.rewritten > known ? state.rewritten_by : null;
    if (undoer !== null && !this.table?.mine.includes(undoer)) this.tookBack = undoer;
    if (state.from === 0) this.#replace(state);
    else this.#append(state);
    if (this.live && wasMine !== state.choices.length > 0 && !state.over) play(wasMine ? 'wave' : 'bell');
  }

  #replace(state: StateMessage): void {
    this.#queue.clear();
    this.steps.resume(state.events);
    this.travelling = false;
    this.log = state.events;
    this.current = null;
    this.shown = state.view;
    const { id = '', seat = null } = this.table ?? {};
    this.missed = !this.live || state.over || seat === null ? null : findMissed(id, seat, state.events);
    this.#markSeen();
  }

  #append(state: StateMessage): void {
    // News without events (a choice that is in, a clock): the choices stay as they are, and the focus on one of them.
    if (!state.events.length && this.#queue.idle) return this.#settle(state);
    this.steps.leave();
    this.steps.add(this.shown, state.events);
    const ends = lineEnds(state.events, this.room);
    const steps = tellWholeLines(state.events).map((event, i) => this.#step(event, ends.includes(i)));
    steps.push({ before: 0, after: 0, show: () => this.#settle(state) });
    this.#queue.push(...steps);
    if (!settings.moving) this.#queue.skip();
  }

  /** `last` of what is told in one line: then it is spoken. */
  #step(event: GameEvent, last: boolean): QueueStep {
    const foreign = typeof event.seat === 'number' && event.seat !== this.reader.seat;
    return timeStep(this.room, event, foreign, settings.tempo, (pace) => this.#show(event, pace, last));
  }

  #show(event: GameEvent, pace: number, last: boolean): void {
    this.travelling = settings.moving && !this.#queue.skipping;
    // What is skipped is not seen; the real view follows at once.
    if (this.shown && !this.#queue.skipping) this.shown = this.room.advance(this.shown, event);
    if (!this.room.silent(event)) this.current = event;
    this.log = [...this.log, event];
    if (last) this.speak([event.text]);
    if (pace > 0 && this.travelling) play(soundOf(event.kind));
  }

  #settle(state: StateMessage): void {
    this.shown = state.view;
    this.current = null;
    if (state.over) play('end');
    this.#markSeen();
  }

  /** Keeps how far this person has seen the game; right after their own move that is where they left it. */
  #markSeen(): void {
    const { table, state } = this;
    if (!this.live || !table || !state || table.seat === null || document.hidden || this.missed) return;
    const { log } = this;
    const turn = state.choices.length > 0 || lastActor(log) === table.seat;
    // Later: to write to a disk takes time, and the page has something to show.
    setTimeout(() => markSeen(table.id, table.seat, log, state.view, turn));
  }
}
