/** A table at which a script lets some choices through; to all others it has an answer. */
import { contains, clickTargets, pick, tellingTargets } from '../lib/selection';
import type { Choice, GuidedMoment } from '../lib/protocol';
import { Table } from '../lib/table.svelte';

export class GuidedTable extends Table {
  moment = $state.raw<GuidedMoment | null>(null);
  /** Says what the script has to say to targets that it does not let through. */
  answer: (targets: string[]) => void = () => undefined;

  /** The choices that lead on. */
  readonly #right: Choice[] = $derived(
    (this.moment?.lets ?? []).flatMap((place) => this.moment?.state.choices[place] ?? []),
  );
  /** Whether the script lets a choice with all these targets through. */
  override readonly leadsOn = (targets: readonly string[]): boolean =>
    this.#right.some((choice) => contains(choice, targets));
  /** Of all that could be picked, what leads on glows. */
  override readonly lit: Set<string> = $derived(
    // A new set each time; nothing changes it.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    new Set(
      [...tellingTargets(this.choices, this.picked)].filter((target) =>
        this.leadsOn(pick(this.choices, this.picked, target)),
      ),
    ),
  );

  override click(target: string): void {
    if (this.idle && !this.pending && this.state) {
      const next = clickTargets(this.choices, this.picked, target.split(' '), this.state.slots);
      const targets = next.kind === 'chosen' ? next.choice.targets : next.kind === 'narrowed' ? next.picked : null;
      if (targets && !this.leadsOn(targets)) {
        this.refused = target;
        this.answer([...targets]);
        return;
      }
    }
    super.click(target);
  }

  override propose(choice: Choice): void {
    if (this.leadsOn(choice.targets)) super.propose(choice);
    else this.answer([...choice.targets]);
  }

  override choose(choice: Choice): void {
    if (this.leadsOn(choice.targets)) super.choose(choice);
    else this.answer([...choice.targets]);
  }
}
