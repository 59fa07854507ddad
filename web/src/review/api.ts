/** The calls about reviews, exercises and practice. */
import { fetchGames, get, recordSource, send, tableSource } from '../lib/api';
import { defaultBot } from '../lib/levels';
import type {
  AttemptResult,
  CreatedTable,
  Exercise,
  GameRecord,
  Practice,
  Reason,
  ReasonMessage,
  ReviewInfo,
} from '../lib/protocol';
import type { Source } from '../replay/source';

/** Starts the review of a table's game, or finds the one there is. */
export function reviewTable(table: string): Promise<ReviewInfo> {
  return send('POST', `/api/tables/${table}/review`);
}

/** Starts the review of a record that was read from a file. */
export function reviewRecord(record: GameRecord): Promise<ReviewInfo> {
  return send('POST', '/api/reviews', { record });
}

export function fetchReview(id: string): Promise<ReviewInfo> {
  return get(`/api/reviews/${id}`);
}

/** Where the positions of a reviewed game come from. */
export async function sourceOf({ id, table }: ReviewInfo): Promise<Source> {
  return table ? tableSource(table) : recordSource(await get(`/api/reviews/${id}/record`));
}

export function fetchPractice(game = ''): Promise<Practice> {
  return get(`/api/practice${game ? `?game=${game}` : ''}`);
}

export function fetchExercise(id: string): Promise<Exercise> {
  return get(`/api/exercises/${id}`);
}

export function attempt(id: string, actions: number[]): Promise<AttemptResult> {
  return send('POST', `/api/exercises/${id}/attempt`, { actions });
}

export async function whyNot(id: string, targets: string[]): Promise<Reason | null> {
  return (await send<ReasonMessage>('POST', `/api/exercises/${id}/why-not`, { targets })).reason;
}

/** A new table that goes on from an exercise, or from a world that was imagined for it. */
export async function playOnFrom(id: string, game: string, world: number | null = null): Promise<string> {
  const bots = (await fetchGames()).find(({ name }) => name === game)?.bots ?? [];
  const made = await send<CreatedTable>('POST', `/api/exercises/${id}/table`, { bot: defaultBot(bots), world });
  return made.id;
}
