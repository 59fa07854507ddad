/** The order at the end, by the places that the rules give: with every tie-break, or shared. */
import type { Over } from './protocol';

export interface Rank {
  seat: number;
  /** 1 for the winners; seats that are level share a rank. 0: the game knows no place but the first. */
  rank: number;
  score: Record<string, number>;
  total: number;
}

/** The names of all sources of points, in the order in which the game names them. */
export function sourcesOf(over: Over): string[] {
  return [...new Set(over.scores.flatMap((score) => Object.keys(score)))];
}

export function ranks(over: Over): Rank[] {
  const rows = over.scores.map((score, seat) => ({
    seat,
    score,
    rank: over.places[seat] ?? 0,
    total: Object.values(score).reduce((sum, points) => sum + points, 0),
  }));
  const last = rows.length + 1;
  return rows.sort((a, b) => (a.rank || last) - (b.rank || last) || bySources(a, b));
}

/** Who has more of what a game names first; then of the next. */
function bySources(a: Rank, b: Rank): number {
  for (const source of Object.keys(a.score)) {
    const more = (b.score[source] ?? 0) - (a.score[source] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}

/** Whether two have as many points and yet not the same place: then a tie was broken. */
export function tieBroken(over: Over): boolean {
  const rows = ranks(over).filter((row) => row.rank);
  return rows.some((row, i) => i > 0 && row.total === rows[i - 1]?.total && row.rank !== rows[i - 1]?.rank);
}
