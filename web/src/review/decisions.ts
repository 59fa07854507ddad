/** Which decisions of a review are worth a look. */
import type { Decision, Review } from '../lib/protocol';

export interface Found {
  decision: Decision;
  /** Its number in the review, which names its exercise. */
  number: number;
}

const MISTAKES = ['inaccuracy', 'mistake', 'blunder'];

export function isMistake({ verdict }: Decision): boolean {
  return MISTAKES.includes(verdict);
}

/** The decisions of a seat, or of all, that cost most: mistakes, or with `all` every real decision in order of time. */
export function costly(review: Review, seat: number | null, all: boolean): Found[] {
  const found = review.decisions
    .map((decision, number) => ({ decision, number }))
    .filter(({ decision }) => seat === null || decision.seat === seat);
  if (all) return found.filter(({ decision }) => decision.verdict !== 'only');
  return found
    .filter(({ decision }) => isMistake(decision))
    .sort((one, other) => other.decision.loss.value - one.decision.loss.value);
}
