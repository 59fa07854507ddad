/** What the server and the page say to each other: the generated types of docs/protocol.md, and how to make a message. */
import type { AnyPace, AnyPlace, ClockMessage, Message, OptionInfo, ReplayRecord } from './protocol/index.generated';

export type * from './protocol/index.generated';

export type { AnyPace as Pace, ClockMessage as Clock, OptionInfo as Option };
/** Who is to sit in a seat: the maker of the table (or somebody beside them), anybody with the link, or a bot. */
export type SeatPlan = AnyPlace;
/** A game that was written down, as the server saves it. */
export type GameRecord = ReplayRecord['record'];
export type OptionValue = OptionInfo['default'];
export type Argument = Message['args'][string];

/** A message without arguments, or with plain ones: the page's own sentences. */
export function message(id: string, args: Record<string, Argument> = {}): Message {
  return { id, args };
}
