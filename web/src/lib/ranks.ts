/** The order at the end: winners first, then by points, with shared ranks. */
import type { Over } from './protocol';

export interface Rank {
  seat: number;
  /** 1 for the winners; seats that are level share a rank. */
  rank: number;
  score: Record<string, number>;
  total: number;
}

/** The names of all sources of points, in the order in which the game names them. */
export function sourcesOf(over: Over): string[] {
  return [...new Set(over.scores.flatMap((score) => Object.keys(score)))];
}

/** `summed`: whether the sum of points tells who is ahead; where it does not, all who have not won lose alike. */
export function ranks(over: Over, summed = true): Rank[] {
  const rows = over.scores.map((score, seat) => ({
    seat,
    score,
    rank: 0,
    total: Object.values(score).reduce((sum, points) => sum + points, 0),
  }));
  const before = (a: Rank, b: Rank): number =>
    (over.returns[b.seat] ?? 0) - (over.returns[a.seat] ?? 0) || (summed ? b.total - a.total : 0);
  rows.sort((a, b) => before(a, b) || bySources(a, b));
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    const level = above && (before(above, row) === 0 || over.winners.includes(row.seat));
    row.rank = level ? above.rank : i + 1;
  });
  return rows;
}

/** Who has more of what a game names first; then of the next. */
function bySources(a: Rank, b: Rank): number {
  for (const source of Object.keys(a.score)) {
    const more = (b.score[source] ?? 0) - (a.score[source] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}

/** Whether somebody had as many points as the winners and yet did not win: then a tie was broken. */
export function tieBroken(over: Over): boolean {
  const rows = ranks(over);
  const best = rows.find((row) => over.winners.includes(row.seat))?.total;
  return rows.some((row) => row.total === best && !over.winners.includes(row.seat));
}
