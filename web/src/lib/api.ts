/** The calls over HTTP. A refusal is an error that carries the server's own words. */
import { at } from './base';
import type { Fault, GameInfo, Me, Message, NewTable } from './protocol';

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
  const answer = await fetch(at(path), { credentials: 'same-origin', ...init });
  if (answer.ok) return answer;
  let text: Message | null = null;
  let faults: Fault[] = [];
  try {
    const body = (await answer.json()) as { error?: Message; faults?: Fault[] };
    if (body.error && typeof body.error === 'object') text = body.error;
    faults = body.faults ?? [];
  } catch {
    // An answer without words of its own: the page says what it can.
  }
  throw new Refused(answer.status, text, faults);
}

export async function fetchWords(language: string): Promise<string> {
  return (await call(`/api/words/${language}`)).text();
}

export async function fetchGames(): Promise<GameInfo[]> {
  return (await (await call('/api/games')).json()) as GameInfo[];
}

export async function fetchMe(): Promise<Me> {
  return (await (await call('/api/me')).json()) as Me;
}

export async function createTable(table: NewTable): Promise<string> {
  const answer = await call('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  return ((await answer.json()) as { id: string }).id;
}
