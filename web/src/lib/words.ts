/** All words a person reads: messages become text, with the catalogue that the server gave. */
import { FluentBundle, FluentResource, type FluentVariable, type Message as Entry } from '@fluent/bundle';
import type { Message } from './protocol';

/** Who reads, and what the seats are called. */
export interface Reader {
  seat: number | null;
  names: readonly string[];
}

/** A stretch of text; `seat` when it is a player's name, `id` when it came from a message inside the message. */
export interface Part {
  text: string;
  seat?: number;
  id?: string;
}

/** How many texts are remembered for a reader. */
const REMEMBERED = 3000;

const NOBODY: Reader = { seat: null, names: [] };
/** The arguments that are seats, the one a sentence is about first. */
const SEATS = ['seat', 'winner', 'other'];

// Names and inner messages go through Fluent between these private characters, so that they can be found again.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');
// What a message chooses its variant by must be the bare words, as it is in Python: each argument is there twice.
const SELECTOR = /\{(\s*)\$([a-zA-Z][\w-]*)(\s*->)/g;
const BARE = 'bare-';

/** Where a message or a term begins, and what stands in braces: it may be another message, or a term. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/gm;
const NAMES = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Words {
  readonly #bundle: FluentBundle;
  /** What nobody has asked for yet: a catalogue is long, and a page says little of it. */
  readonly #unread = new Map<string, string>();
  /** What was said to a reader lately: most of a page says after a move what it said before. */
  readonly #said = new WeakMap<Reader, Map<string, Part[]>>();

  constructor(language: string, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(source);
  }

  /** Adds messages; those that are there already stay what they are. */
  add(source: string): void {
    const begun = [...source.matchAll(BEGINS)];
    begun.forEach(({ 1: id = '', index }, i) => {
      if (!this.#bundle.hasMessage(id)) this.#unread.set(id, source.slice(index, begun[i + 1]?.index));
    });
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The text of a message, plain. */
  say(message: Message, reader: Reader = NOBODY): string {
    return this.parts(message, reader)
      .map((part) => part.text)
      .join('');
  }

  /** The text in parts, so that names can be coloured and things can have icons. */
  parts(message: Message, reader: Reader = NOBODY): Part[] {
    let said = this.#said.get(reader);
    if (!said || said.size > REMEMBERED) this.#said.set(reader, (said = new Map<string, Part[]>()));
    const key = JSON.stringify([message.id, message.args]);
    let parts = said.get(key);
    if (!parts) said.set(key, (parts = this.#parts(message, reader)));
    return parts;
  }

  #parts(message: Message, reader: Reader): Part[] {
    const text = this.#render(message, reader);
    const parts: Part[] = [];
    let at = 0;
    for (const found of text.matchAll(MARKED)) {
      if (found.index > at) parts.push({ text: text.slice(at, found.index) });
      const [whole, tag = '', inner = ''] = found;
      parts.push(tag.startsWith('#') ? { text: inner, seat: Number(tag.slice(1)) } : { text: inner, id: tag });
      at = found.index + whole.length;
    }
    if (at < text.length) parts.push({ text: text.slice(at) });
    return parts;
  }

  #render(message: Message, reader: Reader): string {
    const pattern = this.#pattern(message.id);
    if (pattern === null) {
      console.warn(`No words for ${message.id}`);
      return message.id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, this.#variables(message, reader), errors);
    for (const error of errors) console.warn(message.id, error);
    return text;
  }

  #pattern(id: string): Entry['value'] {
    this.#read(id);
    return this.#bundle.getMessage(id)?.value ?? null;
  }

  /** Reads a message, and all that are named in it. */
  #read(id: string): void {
    const source = this.#unread.get(id);
    if (source === undefined) return;
    this.#unread.delete(id);
    const resource = new FluentResource(source.replace(SELECTOR, `{$1$$${BARE}$2$3`));
    for (const error of this.#bundle.addResource(resource, { allowOverrides: true })) console.warn(error);
    for (const [, name = ''] of source.matchAll(NAMES)) this.#read(name);
  }

  /** Every argument as it is inserted, with marks, and as it is chosen by, without. */
  #variables(message: Message, reader: Reader): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {};
    const set = (name: string, value: string | number, tag = ''): void => {
      variables[BARE + name] = value;
      variables[name] = tag ? mark(tag, String(value)) : value;
    };
    for (const [name, value] of Object.entries(message.args)) {
      if (typeof value === 'object') set(name, strip(this.#render(value, reader)), value.id);
      else if (SEATS.includes(name) && typeof value === 'number') {
        set(name, reader.names[value] ?? String(value), `#${String(value)}`);
      } else set(name, value);
    }
    const about = SEATS.find((name) => name in message.args);
    if (about) set('who', message.args[about] === reader.seat ? 'you' : 'other');
    if ('other' in message.args) set('whom', message.args.other === reader.seat ? 'you' : 'other');
    return variables;
  }
}

function mark(tag: string, text: string): string {
  return `${OPEN}${tag}${MIDDLE}${text}${CLOSE}`;
}

function strip(text: string): string {
  return text.replace(MARKED, '$2');
}
