/** Who is at a table: the server says who came and who left. */
import type { PresenceMessage, TableMessage } from './protocol';

type Present = Pick<TableMessage, 'present' | 'watchers'>;

/** A table after somebody came or left. */
export function updatePresence<T extends Present>(table: T, change: Omit<PresenceMessage, 'kind'>): T {
  const { came, left, watchers } = change;
  return { ...table, watchers, present: table.present.map((was, i) => came.includes(i) || (was && !left.includes(i))) };
}
