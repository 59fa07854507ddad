/** The animation queue: what happened is shown one step after another, and can be skipped. */
import type { Room } from '../boards/room';
import type { GameEvent } from './protocol';

/** How long the page waits before it shows what another player does. */
const PAUSE = 450;

export interface QueueStep {
  /** Milliseconds to wait before the step is shown, so that people can follow. */
  before: number;
  show: () => void;
  /** Milliseconds the step itself takes on the screen. */
  after: number;
}

/** Shows steps in order. `skip()` shows all that wait at once; the last step shown always is the real position. */
export class AnimationQueue {
  #steps: QueueStep[] = [];
  #running = false;
  #skipping = false;
  #wake: (() => void) | null = null;
  #round = 0;

  constructor(private readonly onIdle: (idle: boolean) => void = () => undefined) {}

  get idle(): boolean {
    return !this.#running;
  }

  /** True while the remaining steps are shown without waiting. */
  get skipping(): boolean {
    return this.#skipping;
  }

  push(...steps: QueueStep[]): void {
    this.#steps.push(...steps);
    if (!this.#running && this.#steps.length) void this.#run(this.#round);
  }

  skip(): void {
    if (!this.#running) return;
    this.#skipping = true;
    this.#wake?.();
  }

  /** Forgets what waits, without showing it. */
  clear(): void {
    this.#round += 1;
    this.#steps = [];
    this.#wake?.();
    this.#skipping = false;
    if (this.#running) {
      this.#running = false;
      this.onIdle(true);
    }
  }

  async #run(round: number): Promise<void> {
    this.#running = true;
    this.onIdle(false);
    for (let next = this.#steps.shift(); next; next = this.#steps.shift()) {
      // What is skipped comes in one go: each pause, even of no time, would let the page draw a picture of its own.
      if (!this.#skipping) await this.#wait(next.before);
      if (round !== this.#round) return;
      next.show();
      if (!this.#skipping) await this.#wait(next.after);
      if (round !== this.#round) return;
    }
    this.#running = false;
    this.#skipping = false;
    this.onIdle(true);
  }

  #wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#wake = done;
    });
  }
}

/** An event as a step: as long as the room says, times the tempo, and after a moment when it is somebody else's. */
export function timeStep(
  room: Room,
  event: GameEvent,
  foreign: boolean,
  tempo: number,
  show: (pace: number) => void,
): QueueStep {
  const pace = room.pace(event);
  const pause = room.pause?.(event) ?? PAUSE;
  return { before: foreign && pace > 0 ? pause * tempo : 0, after: pace * tempo, show: () => show(pace) };
}
