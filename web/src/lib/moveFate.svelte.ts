/** What became of a move that had no answer when the line was lost or the page was left: the page says so once it knows. */
import type { ClientMessage } from './protocol';

type Move = Extract<ClientMessage, { kind: 'choose' }>;

/** This tab keeps the move that waits for an answer, for the case that the page is loaded again meanwhile. */
const KEY = 'caribe-unanswered';

interface Kept {
  table: string;
  move: Move;
}

function load(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function save(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: then nobody is told after a reload.
  }
}

export class MoveFate {
  /** Whether that move was kept; null when there is nothing to tell. */
  kept = $state<boolean | null>(null);
  #unsure = '';

  /** A choice is sent and waits for an answer. */
  await(table: string, move: ClientMessage): void {
    if (move.kind === 'choose') save({ table, move });
  }

  /** The choice that had no answer when the page of this table was left; the server answers it when it is sent again. */
  takeUp(table: string): Move | null {
    const kept = load();
    if (kept?.table !== table) return null;
    this.#unsure = kept.move.move_id;
    return kept.move;
  }

  /** The line is lost while this move waits for an answer. */
  lose(move: string): void {
    this.#unsure = move;
  }

  /** The server has answered a move. */
  learn(move: string, kept: boolean): void {
    if (load()?.move.move_id === move) save(null);
    if (this.#unsure !== move) return;
    this.#unsure = '';
    this.kept = kept;
  }
}
