/** Says messages as the page does, for tests that hold the page's words against Python's: JSON in, JSON out. */
import { readFileSync } from 'node:fs';
import { Words, type Reader } from '../src/lib/words.ts';
import type { Message } from '../src/lib/protocol.ts';

interface Order {
  /** The catalogues, by language. */
  sources: Record<string, string>;
  reader: Reader;
  messages: Message[];
}

const { sources, reader, messages } = JSON.parse(readFileSync(0, 'utf8')) as Order;
const said = Object.entries(sources).map(([language, source]) => {
  const words = new Words(language, source);
  return [language, messages.map((message) => words.say(message, reader))];
});
process.stdout.write(JSON.stringify(Object.fromEntries(said)));
