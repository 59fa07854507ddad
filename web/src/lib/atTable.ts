/** Small questions about who sits at a table and what they say, apart from the table's own state. */
import type { ChatMessage, Choice, GameEvent, StateMessage, TableMessage } from './protocol';

/** The commands about who is there, and those that ask for a hint: nothing on the board changes by them. */
export type Attendance =
  | { kind: 'hint'; version: number; step: number }
  | { kind: 'leave' | 'back' }
  | { kind: 'remind' | 'propose_bot'; seat: number }
  | { kind: 'answer_bot'; seat: number; agree: boolean };

/** The one seat that all others wait for; null when it is several, or the reader's own. */
export function moverOf(owing: readonly number[], own: number | null): number | null {
  const [seat = null, ...more] = owing;
  return more.length || seat === own ? null : seat;
}

/** Hot seat: the seat to hand the device to; null when its player holds it, or the reader has one seat only. */
export function nextHolder(
  { mine, seat }: Pick<TableMessage, 'mine' | 'seat'>,
  owing: readonly number[],
  holder: number | null,
): number | null {
  if (mine.length < 2 || seat === null) return null;
  const next = owing.includes(seat) ? seat : (owing.find((other) => mine.includes(other)) ?? seat);
  return next === holder ? null : next;
}

/** The chat with its new messages, each once, without those of people who are ignored. */
export function mergeChat(
  chat: readonly ChatMessage[],
  messages: readonly ChatMessage[],
  ignored: readonly string[],
): ChatMessage[] {
  const known = chat.map((line) => line.id);
  return [...chat, ...messages.filter((line) => !known.includes(line.id) && !ignored.includes(line.by))];
}

/** The own choice that lies sealed until all are opened. */
export function sealedChoice(state: StateMessage | null): Choice | null {
  const mine = state?.sealed?.mine?.join();
  return state?.choices.find((choice) => choice.actions.join() === mine) ?? null;
}

/** The seat that acted in the last event that names one. */
export function lastActor(log: readonly GameEvent[]): number | null {
  return log.findLast((event) => typeof event.seat === 'number')?.seat ?? null;
}
