/** Hints at a table: asked for step by step over the table's socket, then told over HTTP. */
import { get, wordsFor } from '../lib/api';
import type { Candidate, Choice, Hint, HintTold, Message } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';

export const STEPS = 3;

export class Hints {
  open = $state(false);
  hint = $state.raw<Hint | null>(null);
  trouble = $state.raw<Message | null>(null);
  readonly #table: Table;
  /** For which position and step the hint was fetched. */
  #asked = '';
  /** Whether a hint was used in the position that was looked at last. */
  #used = false;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether there is a hint to be had, or to be read. */
  readonly possible: boolean = $derived.by(() => Boolean(this.#table.state?.can_hint && this.#table.myTurn));
  readonly step: number = $derived.by(() => (this.possible ? (this.#table.state?.hint_step ?? 0) : 0));
  readonly waiting: boolean = $derived.by(() => this.step > 0 && this.told < this.step && !this.trouble);
  /** How many steps of the hint are here. */
  readonly told: number = $derived.by(() => {
    if (!this.hint || !this.step) return 0;
    return this.hint.step === 'move' ? 3 : this.hint.step === 'candidates' ? 2 : 1;
  });

  /** The key and the button: first they open the panel, then each asks for one step more. */
  press(): void {
    if (!this.possible) return;
    if (this.open) this.ask();
    this.open = true;
  }

  /** Asks for the next step. */
  ask(): void {
    if (!this.possible || this.step >= STEPS || this.waiting) return;
    const version = this.#table.state?.version ?? 0;
    this.#table.attend({ kind: 'hint', version, step: this.step + 1 });
  }

  /** Fetches what was asked for, once for each position and step; what belongs to another position goes. */
  follow(): void {
    const { state, table } = this.#table;
    // The next position has no hint yet: the panel would only stand over it.
    if (this.#used && !state?.hint_step) this.open = false;
    this.#used = Boolean(state?.hint_step);
    if (!this.possible || !state?.hint_step || !table) {
      this.#asked = '';
      this.hint = null;
      this.trouble = null;
      return;
    }
    const place = `${String(state.rewritten)} ${JSON.stringify(state.choices[0]?.actions)} ${String(state.choices.length)}`;
    const asked = `${place} ${String(state.hint_step)}`;
    if (asked === this.#asked) return;
    if (!this.#asked.startsWith(place)) this.hint = null;
    this.#asked = asked;
    this.trouble = null;
    get<HintTold>(`/api/tables/${table.id}/hint?seat=${String(table.seat)}`).then(
      ({ hint }) => {
        if (asked === this.#asked) this.hint = hint;
      },
      (error: unknown) => {
        if (asked === this.#asked) this.trouble = wordsFor(error);
      },
    );
  }

  /** Fetches again what did not come. */
  retry(): void {
    this.#asked = '';
    this.follow();
  }

  /** The choice that a candidate stands for. */
  choiceOf({ actions }: Candidate): Choice | null {
    const wanted = actions.join();
    return this.#table.choices.find((choice) => choice.actions.join() === wanted) ?? null;
  }
}
