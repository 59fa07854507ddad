/** The rules of a game as the page shows them; made from docs/rules/*.md when the page is built. */

/** One rule or remark. `id` is empty for text that nothing refers to. */
export interface Entry {
  id: string;
  mark: string;
  html: string;
  text: string;
}

export interface Row {
  id: string;
  mark: string;
  cells: string[];
  text: string;
}

export type Block =
  | { kind: 'text'; html: string; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; entries: Entry[] }
  | { kind: 'table'; head: string[]; rows: Row[] };

export interface Section {
  anchor: string;
  title: string;
  level: number;
  blocks: Block[];
}

export interface Rulebook {
  title: string;
  sections: Section[];
}

const books = import.meta.glob<Rulebook>('../../../docs/rules/**/*.md', { query: '?rules', import: 'default' });

/** The rules of a game in a language, else in English; null for a game whose rules this page does not have. */
export async function rulesOf(game: string, language = 'en'): Promise<Rulebook | null> {
  const folder = '../../../docs/rules/';
  const load = books[`${folder}${language}/${game}.md`] ?? books[`${folder}${game}.md`];
  return load ? await load() : null;
}

/** What is left of the rules when only text with all these words counts; an id finds its own rule. */
export function search(book: Rulebook, wanted: string): Section[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return book.sections;
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return book.sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((block) => kept(block, has));
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}

function kept(block: Block, has: (text: string) => boolean): Block[] {
  if (block.kind === 'list') {
    const entries = block.entries.filter((entry) => has(entry.text));
    return entries.length ? [{ ...block, entries }] : [];
  }
  if (block.kind === 'table') {
    const rows = block.rows.filter((row) => has(row.text));
    return rows.length ? [{ ...block, rows }] : [];
  }
  return has(block.text) ? [block] : [];
}
