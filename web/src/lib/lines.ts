/** One line for one thing done: events that the server joined are told together. */
import type { Room } from '../boards/room';
import type { GameEvent } from './protocol';

/** The places of the events that end a line: each has the words for all of it. */
export function lineEnds(events: readonly GameEvent[], room: Pick<Room, 'silent'>): number[] {
  const ends: number[] = [];
  events.forEach((event, i) => {
    if (!event.text || room.silent(event)) return;
    if (event.joins && ends.length) ends.pop();
    ends.push(i);
  });
  return ends;
}

/** The events with the words of the whole line that each belongs to, so that a sentence stands while it is shown. */
export function tellWholeLines(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events.toReversed()) {
    const next = told.at(-1);
    told.push(next?.joins ? { ...event, text: next.text } : event);
  }
  return told.reverse();
}
