/** Who is at a table: the server says who came and who left. */
import type { PresenceMessage } from './protocol';

/** Whether each seat is present after a change. */
export function updatePresence(present: boolean[], change: Pick<PresenceMessage, 'came' | 'left'>): boolean[] {
  return present.map((was, seat) => change.came.includes(seat) || (was && !change.left.includes(seat)));
}
