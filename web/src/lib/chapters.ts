/** The log in chapters: by turns, or as a game says where one begins; in each a line for one thing done. */
import type { Room } from '../boards/room';
import type { GameEvent, Message } from './protocol';

export interface Chapter {
  turn: number;
  /** Null where turns are counted. */
  title: Message | null;
  /** The seat that its title names; where turns are counted, the one that is named first in it. */
  seat: number | null;
  events: GameEvent[];
  /** How many decisions had been taken at its end. */
  n: number;
}

export function chapters(log: readonly GameEvent[], room: Pick<Room, 'chapter' | 'silent' | 'titled'>): Chapter[] {
  const found: Chapter[] = [];
  for (const event of log) {
    if (!event.text || room.silent(event)) continue;
    const title = room.chapter?.(event) ?? null;
    let last = found.at(-1);
    const goesOn = last && event.turn === last.turn && (!title || same(title, last.title));
    if (!last || !goesOn) {
      const seat = title && typeof title.args.seat === 'number' ? title.args.seat : null;
      found.push((last = { turn: event.turn, title, seat, events: [], n: 0 }));
    }
    if (!last.title && typeof event.seat === 'number') last.seat ??= event.seat;
    if (event.joins && goesOn) last.events.pop();
    // That a turn begins, or a card is played, is said by the title.
    if (event.kind !== 'turn_began' && !room.titled?.(event)) last.events.push(event);
    last.n = event.n;
  }
  return found;
}

function same(one: Message, other: Message | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
