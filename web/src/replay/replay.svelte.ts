/** A replay: fetches positions, keeps them, and shows them on a table that nobody can move at. */
import type { Room } from '../boards/room';
import type { ReplayStep, StateMessage } from '../lib/protocol';
import { Table } from '../lib/table.svelte';
import type { ReplayIndex, Source } from './source';
import { nearest, stepTo, type Destination } from './navigation';

export class Replay {
  readonly table: Table;
  readonly steps: ReplayStep[];
  readonly index: ReplayIndex;
  readonly #source: Source;
  // What was fetched; nothing on the screen depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #kept = new Map<string, Promise<StateMessage>>();
  at = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  failed = $state(false);
  #wanted = 0;

  constructor(room: Room, index: ReplayIndex, source: Source) {
    this.steps = index.steps;
    this.#source = source;
    this.index = index;
    this.seat = index.table.seat;
    this.table = new Table(room, () => ({ send: () => false }), false);
    this.table.receive({ ...index.table, kind: 'table' });
    this.table.setStatus('open');
  }

  /** When a game is over, it can be looked at from every seat. */
  get anySeat(): boolean {
    return this.index.finished;
  }

  get last(): number {
    return this.steps.at(-1)?.n ?? 0;
  }

  /** The step that led to the position shown. */
  get step(): ReplayStep | null {
    return this.steps.find((step) => step.n === this.at) ?? null;
  }

  go(way: Destination): void {
    this.playing = false;
    void this.show(stepTo(this.steps, this.at, way));
  }

  /** Shows a position; one step ahead travels, everything else is shown at once. */
  async show(n: number): Promise<void> {
    const at = nearest(this.steps, n);
    const next = this.table.state !== null && at === stepTo(this.steps, this.at, 'next') && at !== this.at;
    this.#wanted += 1;
    const wanted = this.#wanted;
    this.at = at;
    try {
      const position = await this.#fetch(at);
      if (wanted !== this.#wanted) return;
      this.failed = false;
      const before = this.table.state?.version ?? 0;
      const prompt = this.step?.text ?? position.prompt;
      this.table.skip();
      this.table.receive({
        ...position,
        kind: 'state',
        prompt,
        choices: [],
        version: before + 1,
        from: next ? before : 0,
      });
      const ahead = stepTo(this.steps, at, 'next');
      if (ahead !== at) void this.#fetch(ahead).catch(() => undefined);
    } catch {
      if (wanted === this.#wanted) {
        this.failed = true;
        this.playing = false;
      }
    }
  }

  lookFrom(seat: number | null): void {
    if (this.table.table) this.table.receive({ ...this.table.table, seat });
    this.seat = seat;
    void this.show(this.at);
  }

  #fetch(n: number): Promise<StateMessage> {
    const key = `${String(n)} ${String(this.seat)}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const asked = this.#source.position(n, this.seat);
    this.#kept.set(key, asked);
    // What failed is asked for again the next time.
    asked.catch(() => this.#kept.delete(key));
    return asked;
  }
}
