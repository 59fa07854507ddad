/** The calls over HTTP. A refusal is an error that carries the server's own words. */
import { withBase } from './base';
import {
  message,
  type Fault,
  type GameInfo,
  type GameRecord,
  type HowToPlay,
  type CreatedTable,
  type Me,
  type Message,
  type NewTable,
  type Preferences,
  type OpenTable,
  type OpenTables,
  type RecordReplay,
  type ErrorResponse,
  type Replay,
  type SeatPlan,
  type ServerAddresses,
} from './protocol';
import { defaultBot } from './levels';
import { replayOf, type ReplayIndex, type Source } from '../replay/source';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly text: Message | null,
    readonly faults: Fault[] = [],
  ) {
    super(`Refused with status ${String(status)}`);
    this.name = 'Refused';
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(withBase(path), { credentials: 'same-origin', ...init });
  if (answer.ok) return answer;
  let text: Message | null = null;
  let faults: Fault[] = [];
  try {
    const body = (await answer.json()) as Partial<ErrorResponse>;
    if (body.error && typeof body.error === 'object') text = body.error;
    faults = body.faults ?? [];
  } catch {
    // An answer without words of its own: the page says what it can.
  }
  throw new Refused(answer.status, text, faults);
}

/** The words of a language; `kept` when the server did not answer and the service worker did, with what it knew. */
export async function fetchWords(language: string): Promise<{ text: string; kept: boolean }> {
  const answer = await call(`/api/words/${language}`);
  return { text: await answer.text(), kept: answer.headers.has('caribe-kept') };
}

/** How a game is played, card by card; null for a game that does not tell. */
export async function fetchHowToPlay(game: string, language: string): Promise<HowToPlay | null> {
  try {
    return await get(`/api/how-to-play/${game}/${language}`);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

/** How others in the local network reach the server, as far as this browser may know. */
export async function fetchAddresses(): Promise<ServerAddresses> {
  return get('/api/addresses');
}

export async function fetchGames(): Promise<GameInfo[]> {
  return get('/api/games');
}

export async function fetchMe(): Promise<Me> {
  return get('/api/me');
}

export async function keepPreferences(preferences: Preferences): Promise<void> {
  await send('PUT', '/api/me/preferences', preferences);
}

export async function rename(name: string): Promise<void> {
  await send('PATCH', '/api/me', { name });
}

/** The tables that wait for people, or those that are being played and can be watched. */
export async function fetchTables(kind: 'open' | 'played' = 'open'): Promise<OpenTable[]> {
  return (await get<OpenTables>(`/api/tables${kind === 'open' ? '' : '?watch=1'}`)).tables;
}

export async function createTable(table: NewTable): Promise<string> {
  return (await send<CreatedTable>('POST', '/api/tables', table)).id;
}

/** The next game of the same people; whoever asks first makes the table. */
export async function rematch(table: string): Promise<string> {
  return (await send<CreatedTable>('POST', `/api/tables/${table}/rematch`)).id;
}

/** What can be done at a table before it starts. */
export const lobby = {
  /** Takes a seat: this one, or any. */
  sit: (table: string, seat?: number): Promise<unknown> => send('POST', `/api/tables/${table}/seat`, { seat }),
  leave: (table: string): Promise<unknown> => send('DELETE', `/api/tables/${table}/seat`),
  swap: (table: string, a: number, b: number): Promise<unknown> => send('POST', `/api/tables/${table}/swap`, { a, b }),
  fill: (table: string, seat: number, bot: string): Promise<unknown> =>
    send('POST', `/api/tables/${table}/seats/${String(seat)}`, { kind: 'bot', bot }),
  free: (table: string, seat: number): Promise<unknown> =>
    send('POST', `/api/tables/${table}/seats/${String(seat)}`, { kind: 'open' }),
  start: (table: string): Promise<unknown> => send('POST', `/api/tables/${table}/start`),
  close: (table: string): Promise<unknown> => send('POST', `/api/tables/${table}/close`),
};

/** The record of a table, as the server saves it. */
async function fetchRecord(table: string): Promise<GameRecord> {
  return get(`/api/tables/${table}/record`);
}

/** A new table that goes on from a position of a game: oneself at one seat, bots at the others. */
export async function playOn(
  replay: ReplayIndex,
  record: GameRecord | null,
  at: number,
  seat: number,
): Promise<string> {
  const { id, game, players, bots } = replay.table;
  const level = defaultBot(bots.filter((bot) => bot !== null));
  const seats = Array.from({ length: players }, (_, other): SeatPlan =>
    other === seat ? { kind: 'me' } : { kind: 'bot', bot: bots[other] ?? level },
  );
  return createTable({ game, players, options: {}, seats, record: record ?? (await fetchRecord(id)), at });
}

/** The replay of a table on the server. */
export function tableSource(table: string): Source {
  const path = `/api/tables/${table}/replay`;
  return {
    index: async () => {
      const { table, steps, over } = await get<Replay>(path);
      return { table, steps, finished: over !== null };
    },
    position: (n, seat) => get(`${path}/${String(n)}${seat === null ? '' : `?seat=${String(seat)}`}`),
  };
}

/** The replay of a record that was read from a file: the server plays it, and keeps nothing. */
export function recordSource(record: GameRecord): Source {
  const ask = (n: number, seat: number | null): Promise<RecordReplay> =>
    send('POST', '/api/replay', { record, n, ...(seat === null ? {} : { seat }) });
  return {
    index: async () => replayOf(await ask(0, null)),
    position: async (n, seat) => (await ask(n, seat)).state,
  };
}

/** The words for something that went wrong: the server's own, if it gave any. */
export function wordsFor(error: unknown): Message {
  return (error instanceof Refused && error.text) || message('page-trouble-server');
}

export async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
  const answer = await call(path, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}
