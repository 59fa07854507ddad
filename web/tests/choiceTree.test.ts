import { describe, expect, it } from 'vitest';
import { found, treeOf } from '../src/lib/choiceTree';
import { message } from '../src/lib/protocol';
import { choice, END } from './samples';

const CELLS = Array.from({ length: 12 }, (_, i) => i);
const builds = ['sawmill', 'inn'].flatMap((name) => CELLS.map((cell) => choice([`building:${name}`, `cell:${cell}`])));
const only = choice(['building:dam', 'cell:0']);
const all = [...builds, only, END];
const slots = [
  { kinds: ['building'], text: message('which') },
  { kinds: ['cell'], text: message('where') },
];
const names = Object.fromEntries(all.flatMap(({ targets }) => targets).map((target) => [target, message(target)]));

describe('the list of choices', () => {
  it('is a short tree: the answers to what is asked next, and what goes with none of them', () => {
    const tree = treeOf({ slots, names }, all, []);
    expect(tree.map((entry) => (entry.kind === 'group' ? [entry.target, entry.count] : entry.choice))).toEqual([
      ['building:sawmill', 12],
      ['building:inn', 12],
      only,
      END,
    ]);
  });

  it('shows few choices as they are', () => {
    expect(treeOf({ slots, names }, all, ['building:inn']).map((entry) => entry.kind)).toEqual(
      Array(12).fill('choice'),
    );
  });

  it('is filtered by parts of words, with or without accents', () => {
    const texts = all.map((each, i) => ({ ...each, text: message(`t${i}`) }));
    const say = ({ id }: { id: string }): string => (id === 't3' ? 'Łódź na rzece' : 'Build the inn');
    expect(found(texts, 'lodz rze', say).map((entry) => entry.key)).toEqual([texts[3]?.actions.join()]);
    expect(found(texts, 'nothing', say)).toEqual([]);
  });
});
