/** What became of a move that was on its way when the line was lost: the page says so once it is connected again. */
export class MoveFate {
  /** Whether that move was kept; null when there is nothing to tell. */
  kept = $state<boolean | null>(null);
  #unsure = '';

  /** The line is lost while this move waits for an answer. */
  lose(move: string): void {
    this.#unsure = move;
  }

  /** The server has answered a move. */
  learn(move: string, kept: boolean): void {
    if (this.#unsure !== move) return;
    this.#unsure = '';
    this.kept = kept;
  }
}
