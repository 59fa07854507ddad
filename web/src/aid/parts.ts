/** What a player aid is made of. */
import { message, type Message } from '../lib/protocol';

export interface Entry {
  title: Message;
  text: Message;
}

/** A part of the aid: one text under a title, or several. */
export type Part = Entry | { title: Message; entries: Entry[] };

export function entry(title: string, text: string, args: Message['args'] = {}): Entry {
  return { title: message(title), text: message(text, args) };
}
