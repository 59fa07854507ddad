/** Turns docs/rules/*.md into data while the page is built, so that a reader's browser parses no Markdown. */
import { readFileSync } from 'node:fs';
import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, Entry, Rulebook, Section } from '../src/rules/rulebook.ts';

const ID = String.raw`[A-Z]{3}-[A-Z]?\d+(?:\.[A-Z\d]+)*`;
/** An id stands at the start of a bullet or a table row, and its mark follows it. */
const DEFINED = new RegExp(String.raw`^\s*[*\`]*(${ID})[*\`]*\s*[*_]+(rule|note)[*_]+\s*`);
const MENTIONED = new RegExp(String.raw`\b(${ID})\b`, 'g');

export function parseRules(markdown: string): Rulebook {
  const tokens = marked.lexer(markdown);
  const known = new Set(tokens.flatMap(idsOf));
  const book: Rulebook = { title: '', sections: [{ anchor: 'top', title: '', level: 2, blocks: [] }] };
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (depth === 1) book.title = text;
      else book.sections.push({ anchor: anchorOf(text), title: text, level: depth, blocks: [] });
      continue;
    }
    const block = blockOf(token, known);
    if (block) (book.sections.at(-1) as Section).blocks.push(block);
  }
  return { ...book, sections: book.sections.filter((section) => section.title || section.blocks.length) };
}

function idsOf(token: Token): string[] {
  if (token.type === 'list') return (token as Tokens.List).items.flatMap((item) => DEFINED.exec(item.text)?.[1] ?? []);
  if (token.type === 'table')
    return (token as Tokens.Table).rows.flatMap((row) => new RegExp(`^${ID}$`).exec(row[0]?.text ?? '')?.[0] ?? []);
  return [];
}

function blockOf(token: Token, known: Set<string>): Block | null {
  if (token.type === 'space') return null;
  if (token.type === 'list')
    return { kind: 'list', entries: (token as Tokens.List).items.map((item) => entryOf(item.text, known)) };
  if (token.type === 'table') {
    const table = token as Tokens.Table;
    const named = table.header[0]?.text === 'id' && table.header[1]?.text === 'mark';
    const cells = (row: Tokens.TableCell[]): string[] => row.map((cell) => inline(cell.text, known));
    const rows = table.rows.map((row) => {
      const text = plain(row.map((cell) => cell.text).join(' '));
      if (!named) return { id: '', mark: '', cells: cells(row), text };
      return { id: row[0]?.text ?? '', mark: plain(row[1]?.text ?? ''), cells: cells(row.slice(2)), text };
    });
    return { kind: 'table', head: cells(named ? table.header.slice(2) : table.header), rows };
  }
  if (token.type === 'code') return { kind: 'code', text: (token as Tokens.Code).text };
  return { kind: 'text', html: inline(token.raw.trim(), known), text: plain(token.raw) };
}

function entryOf(source: string, known: Set<string>): Entry {
  const found = DEFINED.exec(source);
  const rest = found ? source.slice(found[0].length) : source;
  return { id: found?.[1] ?? '', mark: found?.[2] ?? '', html: inline(rest, known), text: plain(source) };
}

/** The text as HTML, every id that is defined here a link to its rule. */
function inline(source: string, known: Set<string>): string {
  const html = marked.parseInline(source.replace(/</g, '&lt;'), { async: false });
  return html.replace(MENTIONED, (id) => (known.has(id) ? `<a href="#${id}" data-rule="${id}">${id}</a>` : id));
}

function plain(source: string): string {
  return source.replace(/[*`_]/g, '').replace(/\s+/g, ' ').trim();
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** `import book from '….md?rules'` gives the `Rulebook`. */
export function rules(): Plugin {
  return {
    name: 'caribe-rules',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'rules' || !path.endsWith('.md')) return null;
      this.addWatchFile(path);
      return { code: `export default ${JSON.stringify(parseRules(readFileSync(path, 'utf8')))}`, moduleType: 'js' };
    },
  };
}
