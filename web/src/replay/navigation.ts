/** Navigation in a replay by buttons and keys. A position is named by how many decisions were taken before it. */
import type { ReplayStep } from '../lib/protocol';

/** What this needs to know of a step. */
export type Step = Pick<ReplayStep, 'n' | 'turn' | 'round'>;

export type Destination = 'start' | 'previous-round' | 'previous' | 'next' | 'next-round' | 'end';

export const DESTINATIONS: Destination[] = ['start', 'previous-round', 'previous', 'next', 'next-round', 'end'];

export const KEYS: Readonly<Record<string, Destination>> = {
  Home: 'start',
  ArrowUp: 'previous-round',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowDown: 'next-round',
  End: 'end',
};

/** The round a step belongs to; games without rounds are told by their turns. */
function roundOf(step: Step): number {
  return step.round ?? step.turn;
}

/** All positions, the beginning first. */
export function positions(steps: readonly Step[]): number[] {
  return [0, ...steps.map((step) => step.n)];
}

/** The positions at which a round begins: those before its first step. */
export function roundStarts(steps: readonly Step[]): number[] {
  const all = positions(steps);
  return steps.flatMap((step, i) => {
    const before = steps[i - 1];
    return !before || roundOf(before) !== roundOf(step) ? [all[i] ?? 0] : [];
  });
}

/** The position nearest to the one asked for, for addresses typed by hand. */
export function nearest(steps: readonly Step[], at: number): number {
  return positions(steps).findLast((n) => n <= at) ?? 0;
}

export function stepTo(steps: readonly Step[], at: number, to: Destination): number {
  const all = positions(steps);
  const last = all.at(-1) ?? 0;
  switch (to) {
    case 'start':
      return 0;
    case 'end':
      return last;
    case 'previous':
      return all.findLast((n) => n < at) ?? 0;
    case 'next':
      return all.find((n) => n > at) ?? last;
    case 'previous-round':
      return roundStarts(steps).findLast((n) => n < at) ?? 0;
    case 'next-round':
      return roundStarts(steps).find((n) => n > at) ?? last;
  }
}
