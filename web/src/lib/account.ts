/** The calls about the person: account, sessions, programs, packs, blocks and ratings. */
import { get, send } from './api';
import type {
  BlockedPerson,
  CreatedToken,
  OwnRating,
  PackInfo,
  RecoveryCode,
  SessionInfo,
  TokenInfo,
} from './protocol';

export const account = {
  claim: (name: string, password: string): Promise<RecoveryCode> => send('POST', '/api/account', { name, password }),
  signIn: (name: string, password: string): Promise<unknown> => send('POST', '/api/session', { name, password }),
  signOut: (): Promise<unknown> => send('DELETE', '/api/session'),
  recover: (name: string, recovery: string, password: string): Promise<RecoveryCode> =>
    send('POST', '/api/account/recover', { name, recovery, password }),
  forget: (password: string): Promise<unknown> => send('DELETE', '/api/account', { password }),
};

export const sessions = {
  list: (): Promise<SessionInfo[]> => get('/api/sessions'),
  end: (id: string): Promise<unknown> => send('DELETE', `/api/sessions/${id}`),
};

export const tokens = {
  list: (): Promise<TokenInfo[]> => get('/api/tokens'),
  make: (name: string): Promise<CreatedToken> => send('POST', '/api/tokens', { name }),
  end: (id: string): Promise<unknown> => send('DELETE', `/api/tokens/${id}`),
};

export const packs = {
  list: (): Promise<PackInfo[]> => get('/api/packs'),
  bring: (game: string, name: string, toml: string): Promise<PackInfo> =>
    send('POST', '/api/packs', { game, name, toml }),
  drop: (id: string): Promise<unknown> => send('DELETE', `/api/packs/${id}`),
};

export const blocks = {
  list: (): Promise<BlockedPerson[]> => get('/api/people/blocked'),
  add: (id: string): Promise<unknown> => send('POST', `/api/people/${id}/block`),
  lift: (id: string): Promise<unknown> => send('DELETE', `/api/people/${id}/block`),
};

/** Tells the host about somebody. */
export async function report(id: string, text: string): Promise<void> {
  await send('POST', `/api/people/${id}/report`, { text });
}

/** Tells the host about a position: that of a table after a number of decisions. */
export async function reportPosition(table: string, at: number, text: string): Promise<void> {
  await send('POST', `/api/tables/${table}/report`, { at, text });
}

export async function fetchRatings(): Promise<OwnRating[]> {
  return get('/api/me/ratings');
}

/** Where the strength lies with 95 % certainty, on either side of `mu`. */
export function spreadOf(rating: OwnRating): number {
  return 1.96 * rating.sigma;
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(?:e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What a browser says of itself, in two words; empty when it cannot be told. */
export function browserOf(agent: string): string {
  const first = (known: [RegExp, string][]): string => known.find(([mark]) => mark.test(agent))?.[1] ?? '';
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(' · ');
}
