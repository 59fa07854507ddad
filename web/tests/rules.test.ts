import { readdirSync, readFileSync } from 'node:fs';
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

/** All rules there are: `cuba.md`, `pl/cuba.md`. */
const FILES = readdirSync('../docs/rules', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);

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

  it.each(FILES)('in %s keep every id of their file, and have anchors that differ', (file) => {
    const source = readFileSync(`../docs/rules/${file}`, 'utf8');
    const defined = [...source.matchAll(/^\s*[-|]\s*\**([A-Z]{3}-[A-Z]?\d[\dA-Z.]*)\**[\s|]*\*(?:rule|note)\*/gm)];
    const { sections } = parseRules(source);
    const kept = new Set(sections.flatMap((section) => ids(section.blocks)));
    expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length);
    expect(defined.length).toBeGreaterThan(50);
    expect(defined.map(([, id]) => id).filter((id) => !kept.has(id ?? ''))).toEqual([]);
  });

  it('are told in the language of the reader where there is such a text', async () => {
    const english = await rulesOf('cartagena');
    expect(await rulesOf('cartagena', 'tlh')).toBe(english);
    for (const file of FILES.filter((name) => name.endsWith('/cartagena.md')))
      expect((await rulesOf('cartagena', file.split('/')[0]))?.title).not.toBe(english?.title);
  });

  it('of an unknown game are not there', async () => {
    expect(await rulesOf('chess')).toBeNull();
  });
});
