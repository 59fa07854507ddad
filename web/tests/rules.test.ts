import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesOf, search, type Block } from '../src/rules/rulebook';
import { parseRules } from '../tools/rules';

const TEXT = `# A game: the rules

One line.

## 1. Setting up

- **ABC-1.1** *rule* Take *all* pieces, see ABC-1.3 and XYZ-9.
- A remark.

| id | mark | thing | count |
|---|---|---|---|
| ABC-1.2 | *rule* | cards | 90 |
| ABC-1.3 | *note* | coins < 5 | 6 |

### 1.1 More

\`\`\`
a  b
\`\`\`
`;

function ids(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.entries.map((entry) => entry.id);
    return block.kind === 'table' ? block.rows.map((row) => row.id) : [];
  });
}

describe('the rules', () => {
  const book = parseRules(TEXT);

  it('are sections with rules by id, in lists and tables alike', () => {
    expect(book.title).toBe('A game: the rules');
    expect(book.sections.map((section) => section.title)).toEqual(['', '1. Setting up', '1.1 More']);
    expect(ids(book.sections[1]?.blocks ?? [])).toEqual(['ABC-1.1', '', 'ABC-1.2', 'ABC-1.3']);
  });

  it('link the ids they mention, if there is such a rule', () => {
    const [list] = book.sections[1]?.blocks ?? [];
    const html = list?.kind === 'list' ? list.entries[0]?.html : '';
    expect(html).toContain('<em>all</em>');
    expect(html).toContain('<a href="#ABC-1.3" data-rule="ABC-1.3">ABC-1.3</a>');
    expect(html).not.toContain('data-rule="XYZ-9"');
  });

  it('are found by all words together, or by an id', () => {
    expect(search(book, 'coins 5').flatMap((section) => ids(section.blocks))).toEqual(['ABC-1.3']);
    expect(search(book, 'abc-1.1').flatMap((section) => ids(section.blocks))).toEqual(['ABC-1.1']);
    expect(search(book, 'parrot')).toEqual([]);
    expect(search(book, ' ')).toBe(book.sections);
  });

  it.each(['cartagena', 'havana', 'la-habana', 'cuba'])('of %s keep every id of their file', (game) => {
    const source = readFileSync(`../docs/rules/${game}.md`, 'utf8');
    const defined = [...source.matchAll(/^\s*[-|]\s*\**([A-Z]{3}-[A-Z]?\d[\dA-Z.]*)\**[\s|]*\*(?:rule|note)\*/gm)];
    const kept = new Set(parseRules(source).sections.flatMap((section) => ids(section.blocks)));
    expect(defined.length).toBeGreaterThan(50);
    expect(defined.map(([, id]) => id).filter((id) => !kept.has(id ?? ''))).toEqual([]);
  });

  it('of an unknown game are not there', async () => {
    expect(await rulesOf('chess')).toBeNull();
  });
});
