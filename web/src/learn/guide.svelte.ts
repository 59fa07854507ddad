/** A guided game: fetches the positions of its script, and takes the learner from step to step. */
import type { Room } from '../boards/room';
import { Refused, wordsFor } from '../lib/api';
import { t } from '../lib/language.svelte';
import { contains } from '../lib/selection';
import type { ClientMessage, GuidedGame, GuidedMoment, GuidedStep, Message } from '../lib/protocol';
import { replayOf } from '../replay/source';
import { fetchGuidedAnswer, fetchGuidedMoment } from './guidedApi';
import { GuidedTable } from './guidedTable.svelte';
import { keepPath, keptPath } from './progress';
import { NAMES } from './picture';

export class Guide {
  readonly table: GuidedTable;
  path = $state('');
  /** What the step asks to try was tried, and the rules have said why it cannot be. */
  tried = $state(false);
  trouble = $state.raw<Message | null>(null);
  #wanted = 0;

  constructor(
    room: Room,
    readonly script: GuidedGame,
  ) {
    this.table = new GuidedTable(room, () => ({ send: (message) => this.#receive(message) }));
    this.table.answer = (targets) => void this.#answer(targets);
    this.table.setStatus('open');
  }

  get step(): GuidedStep {
    return this.script.steps[this.path.length] as GuidedStep;
  }
  get isLast(): boolean {
    return this.path.length === this.script.steps.length - 1;
  }
  /** Whether the learner may go on by a button: nothing is to be chosen, or it was tried. */
  get mayReadOn(): boolean {
    return !this.isLast && (this.step.does === 'read' || (this.step.does === 'try' && this.tried));
  }

  /** Goes on where the learner has left, or begins. */
  async open(): Promise<void> {
    const kept = keptPath(this.script.game);
    try {
      await this.#show(kept, false);
    } catch (error) {
      // The script may have changed since.
      if (!kept || !(error instanceof Refused)) throw error;
      await this.#show('', false);
    }
  }

  async next(letter = '0'): Promise<void> {
    await this.#try(() => this.#show(this.path + letter, true));
  }
  async back(): Promise<void> {
    if (this.path) await this.#try(() => this.#show(this.path.slice(0, -1), false));
  }
  async restart(): Promise<void> {
    await this.#try(() => this.#show('', false));
  }

  /** Tries what the step asks for, for those who do not click it on the board. */
  attempt(): void {
    this.table.refused = this.step.tries[0] ?? null;
    void this.#answer([...this.step.tries]);
  }

  async #try(show: () => Promise<void>): Promise<void> {
    try {
      await show();
    } catch (error) {
      this.trouble = wordsFor(error);
      this.table.pending = null;
    }
  }

  /** Shows where a path leads; the events of one step on are played. */
  async #show(path: string, forward: boolean): Promise<void> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    const moment = await fetchGuidedMoment(this.script.game, path);
    if (wanted !== this.#wanted) return;
    this.trouble = null;
    this.tried = false;
    this.path = path;
    keepPath(this.script.game, path);
    this.#place(moment, forward && !moment.later);
  }

  #place(moment: GuidedMoment, forward: boolean): void {
    const { table, script } = this;
    const { state } = moment;
    table.pending = null;
    if (!table.table) table.receive(tableOf(script));
    const version = table.state?.version ?? 0;
    table.moment = moment;
    table.receive({
      ...state,
      version: version + 1,
      can_undo: moment.path !== '',
      from: forward ? version : 0,
      events: forward ? state.events.filter((event) => event.n > moment.before) : state.events,
    });
    table.missed = null;
    table.speak([this.step.text]);
  }

  #receive(message: ClientMessage): boolean {
    if (message.kind === 'choose') {
      const { lets = [], letters = '', state } = this.table.moment ?? {};
      const place = lets.findIndex((n) => String(state?.choices[n]?.actions) === String(message.actions));
      const letter = letters[place];
      if (letter !== undefined) void this.next(letter);
    } else if (message.kind === 'undo') void this.back();
    else if (message.kind === 'why_not') void this.#answer(message.targets, message.ask);
    return true;
  }

  /** Fetches why these targets do not lead on; `ask` is the number of the table's own question. */
  async #answer(targets: string[], ask?: number): Promise<void> {
    const { path, step } = this;
    try {
      const { reason } = await fetchGuidedAnswer(this.script.game, path, targets);
      if (path !== this.path || !reason) return;
      if (ask === undefined) this.table.reason = reason;
      else this.table.receive({ kind: 'reason', ask, reason });
      if (step.does === 'try' && contains({ targets }, step.tries)) this.tried = true;
    } catch (error) {
      this.trouble = wordsFor(error);
    }
  }
}

function tableOf({ game, players, options, seat }: GuidedGame): ReturnType<typeof replayOf>['table'] {
  const names = NAMES.slice(0, players).map((name, place) => (place === seat ? t('page-you') : name));
  const bots = names.map((_, place) => (place === seat ? null : 'easy'));
  const { table } = replayOf({ game, players, options, names, bots, steps: [], state: undefined as never });
  return { ...table, id: `guided-${game}`, status: 'playing', seat, mine: [seat] };
}
