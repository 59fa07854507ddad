/** What a person has seen of a table, so that on return the page can show what happened since their last turn. */
import type { GameEvent, View } from './protocol';

const KEY = 'caribe-seen';
/** Positions are kept for the tables looked at last; older ones are forgotten. */
const TABLES = 6;

interface Seen {
  table: string;
  seat: number | null;
  /** How many events of the log the person has seen. */
  seen: number;
  /** The position after the person's last own turn: how many events led to it, its last event, and the view. */
  events: number;
  last: string;
  view: View;
}

/** What is to be shown on return: from which view, and which events. */
export interface Missed {
  view: View;
  events: GameEvent[];
}

function fingerprint(log: readonly GameEvent[], count: number): string {
  const event = log[count - 1];
  return event ? `${event.kind} ${String(event.turn)} ${String(event.seat)}` : '';
}

function load(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Seen[];
  } catch {
    return [];
  }
}

function save(all: Seen[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, TABLES)));
  } catch {
    // Storage is full or forbidden: then nobody is told what happened meanwhile.
  }
}

/** Remember that the log has been seen to its end; with `turn`, that this is where the person's own turn left the table. */
export function markSeen(
  table: string,
  seat: number | null,
  log: readonly GameEvent[],
  view: View,
  turn: boolean,
): void {
  const all = load();
  const old = all.find((entry) => entry.table === table && entry.seat === seat);
  const kept = old && !turn ? old : { events: log.length, last: fingerprint(log, log.length), view };
  const { events, last, view: position } = kept;
  const entry: Seen = { table, seat, seen: log.length, events, last, view: position };
  save([entry, ...all.filter((other) => other.table !== table || other.seat !== seat)]);
}

/** What happened since this person's last turn, if some of it has not been seen; null when there is nothing to tell. */
export function findMissed(table: string, seat: number | null, log: readonly GameEvent[]): Missed | null {
  const entry = load().find((other) => other.table === table && other.seat === seat);
  if (!entry || log.length <= entry.seen || log.length <= entry.events) return null;
  // After an undo the log is another one, and the kept view no longer belongs to it.
  if (fingerprint(log, entry.events) !== entry.last) return null;
  return { view: entry.view, events: log.slice(entry.events) };
}
