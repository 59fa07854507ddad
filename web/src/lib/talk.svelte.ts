/** What is said at a table, as the reader sees it. */
import { mergeChat } from './atTable';
import type { ChatMessage } from './protocol';

const KEY = 'caribe-read';
/** How many tables it is remembered for how far their chat was read. */
const TABLES = 50;

/** How many lines were not read: those of others that came after the last line that was. */
export function countUnread(lines: readonly ChatMessage[], read: number, me: string | undefined): number {
  return lines.filter((line) => line.id > read && line.by !== me).length;
}

function load(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export class Talk {
  lines = $state.raw<ChatMessage[]>([]);
  readonly #ignored: string[] = [];

  receive(messages: readonly ChatMessage[]): void {
    this.lines = mergeChat(this.lines, messages, this.#ignored);
  }

  /** Hides the messages of somebody, old and new. */
  ignore(by: string): void {
    this.#ignored.push(by);
    this.forget(by);
  }

  /** Drops what somebody has said. */
  forget(by: string): void {
    this.lines = this.lines.filter((line) => line.by !== by);
  }

  /** The last line of a table that was read in this browser. */
  readUpTo(table: string): number {
    return load()[table] ?? 0;
  }

  /** Remembers that all lines were read: the number of the last one. */
  markRead(table: string): number {
    const last = Math.max(0, ...this.lines.map((line) => line.id));
    const { [table]: before, ...others } = load();
    if (before === last || !last) return last;
    const kept = Object.entries(others).slice(-TABLES);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, last]])));
    } catch {
      // Storage is full or forbidden: after a reload old lines count as new again.
    }
    return last;
  }
}
