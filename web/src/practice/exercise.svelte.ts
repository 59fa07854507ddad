/** An exercise on a table of its own: a choice is an answer, and the server says how good it is. */
import type { Room } from '../boards/room';
import { wordsFor } from '../lib/api';
import type { AttemptResult, Candidate, Choice, ClientMessage, Exercise, Message } from '../lib/protocol';
import { Table } from '../lib/table.svelte';
import { replayOf } from '../replay/source';
import { attempt, whyNot } from '../review/api';

export class ExerciseTable {
  readonly table: Table;
  readonly exercise: Exercise;
  /** The answers so far, the last one at the end. */
  results = $state.raw<AttemptResult[]>([]);
  busy = $state(false);
  trouble = $state.raw<Message | null>(null);

  constructor(room: Room, exercise: Exercise, names: string[]) {
    this.exercise = exercise;
    const { game, players, options, bots, seat, state } = exercise;
    this.table = new Table(room, () => ({ send: (message) => this.#send(message) }));
    const shown = replayOf({ game, players, options, names, bots, steps: [], state });
    this.table.receive({ ...shown.table, status: 'playing', seat, mine: [seat], rated: true });
    this.table.receive(state);
    this.table.setStatus('open');
  }

  readonly result: AttemptResult | null = $derived.by(() => this.results.at(-1) ?? null);

  /** Shows what a choice would do. */
  preview(candidate: Candidate): void {
    const wanted = candidate.actions.join();
    const choice = this.table.choices.find(({ actions }: Choice) => actions.join() === wanted);
    if (choice) this.table.propose(choice);
  }

  #send(message: ClientMessage): boolean {
    if (message.kind === 'choose') void this.#answer(message.move_id, message.actions);
    else if (message.kind === 'why_not') {
      const { ask, targets } = message;
      whyNot(this.exercise.id, targets).then(
        (reason) => this.table.receive({ kind: 'reason', ask, reason }),
        () => undefined,
      );
    }
    return true;
  }

  async #answer(move_id: string, actions: number[]): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      this.results = [...this.results, await attempt(this.exercise.id, actions)];
    } catch (error) {
      this.trouble = wordsFor(error);
    } finally {
      this.busy = false;
      // The position stays as it is: it can be answered once more.
      const version = (this.table.state?.version ?? 1) + 1;
      this.table.receive({ kind: 'accepted', move_id, version });
      this.table.receive({ ...this.exercise.state, version, from: version - 1 });
    }
  }
}
