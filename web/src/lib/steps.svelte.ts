/**
 * What happened since the reader's last decision: to be looked at again, step by step, on the board itself. Whoever only
 * looks on sees what happened since the player who is to move now did so before.
 */
import { tableSource } from './api';
import { lastActor } from './atTable';
import { lineEnds } from './lines';
import type { GameEvent, View } from './protocol';
import type { Table } from './table.svelte';

export class Steps {
  /** The step being looked at, from 0; null for the present. */
  at = $state<number | null>(null);
  events = $state.raw<GameEvent[]>([]);
  #start: View | null = null;
  /** After a reload: the number of decisions at which the steps begin; its view is fetched when somebody steps back. */
  #since: number | null = null;

  constructor(private readonly table: Table) {}

  /** The things done, each by the place of its last event: each is a step. */
  readonly told: number[] = $derived.by(() => lineEnds(this.events, this.table.room));
  /** What others have done since then. */
  readonly others: GameEvent[] = $derived(
    this.events.filter(({ seat }) => typeof seat === 'number' && seat !== this.table.reader.seat),
  );

  /** Begins at a view: the reader decides, or the table is seen for the first time. */
  begin(view: View | null): void {
    this.leave();
    this.#start = view;
    this.#since = null;
    this.events = [];
  }

  /** After a reload: takes the steps from the whole log. */
  resume(log: readonly GameEvent[]): void {
    this.begin(null);
    if (!this.table.live) return;
    this.events = [...log];
    this.#forget(this.#follows(log));
    if (this.#since === null) this.events = [];
  }

  /** The seat whose last decision is where the steps begin. */
  #follows(log: readonly GameEvent[]): number | null {
    const { reader, state } = this.table;
    return reader.seat ?? state?.deciders[0] ?? lastActor(log);
  }

  /** Leaves out what happened before a seat's last decision. */
  #forget(seat: number | null): void {
    const since = lastDecision(this.events, seat);
    if (since === null || since === this.#since) return;
    this.#since = since;
    this.#start = null;
    this.events = this.events.filter(({ n }) => n > since);
  }

  /** Adds what has happened. */
  add(view: View | null, events: readonly GameEvent[]): void {
    if (this.#since === null) this.#start ??= view;
    this.events = [...this.events, ...events];
    if (this.table.live && this.table.reader.seat === null) this.#forget(this.#follows(this.events));
  }

  /** Goes a step back (-1) or forward (1); behind the last step lies the present. */
  go(by: number): void {
    const { table } = this;
    if (!table.idle && this.at === null) return table.skip();
    const next = (this.at ?? this.told.length) + by;
    if (next < 0) return;
    if (next >= this.told.length) return this.leave();
    if (!this.#start) return void this.#fetchStart(by);
    const last = this.told[next] ?? 0;
    table.clear();
    table.travelling = false;
    table.shown = this.events.slice(0, last + 1).reduce((view, event) => table.room.advance(view, event), this.#start);
    table.current = this.events[last] ?? null;
    table.idle = false;
    this.at = next;
  }

  async #fetchStart(by: number): Promise<void> {
    const { id, seat } = this.table.table ?? {};
    const since = this.#since;
    if (since === null || id === undefined) return;
    const { view } = await tableSource(id).position(since, seat ?? null);
    if (since !== this.#since) return;
    this.#start = view;
    this.go(by);
  }

  /** Returns to the present. */
  leave(): void {
    if (this.at === null) return;
    this.at = null;
    const { table } = this;
    table.shown = table.state?.view ?? null;
    table.current = null;
    table.idle = true;
  }
}

/** The number of decisions before the last ones in a row that a seat took; null when it has taken none. */
export function lastDecision(log: readonly GameEvent[], seat: number | null): number | null {
  const deciders: (number | null)[] = [];
  for (const event of log) if (typeof event.seat === 'number') deciders[event.n] ??= event.seat;
  const last = seat === null ? -1 : deciders.lastIndexOf(seat);
  if (last < 0) return null;
  const earliest = Math.max(1, ...log.slice(0, 1).map(({ n }) => n));
  let first = last;
  while (first > earliest && (deciders[first - 1] ?? seat) === seat) first -= 1;
  return first - 1;
}
