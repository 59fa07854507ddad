import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aidOf } from '../src/aid/aids';
import { descriptions as cartagenaTelling } from '../src/boards/cartagena/descriptions';
import { descriptions as cubaTelling } from '../src/boards/cuba/descriptions';
import { room as fallback } from '../src/boards/fallback/room';
import { describeState } from '../src/lib/stateQueries';
import { tags } from '../tools/languages';
import { message, type View } from '../src/lib/protocol';
import { Table } from '../src/lib/table.svelte';
import { Words } from '../src/lib/words';
import { cuba, seat } from './cuba';
import { event, forward, state, TABLE } from './samples';

const FOLDERS = ['core', 'server', 'games/cartagena', 'games/havana', 'games/cuba'];
const READER = { seat: 0, names: ['Ana', 'Bo'] };

function catalogue(language: string): Words {
  const sources = FOLDERS.map((folder) => readFileSync(`../src/caribe/${folder}/text/${language}.ftl`, 'utf8'));
  return new Words(language, sources.join('\n'));
}
const english = catalogue('en');

const PIRATES = {
  seat: 0,
  fields: ['rum', 'key', 'lantern'],
  pirates: [
    [0, 0, 2],
    [2, 4, 4],
  ],
  hand: { rum: 2, key: 0, pistol: 0, hook: 0, lantern: 1, spyglass: 0 },
  hand_sizes: [3, 5],
  pile: 70,
  discard: 1,
  top: 'key',
} as unknown as View;

describe('Cartagena in words', () => {
  const told = (texts: ReturnType<typeof cartagenaTelling.table>): string[] =>
    texts.map((text) => english.say(text, READER));

  it('names the own cards, and where the crew stands, the foremost first', () => {
    expect(told(cartagenaTelling.seat(PIRATES, 0))).toEqual([
      'rum bottle, 2 in hand',
      'lantern, 1 in hand',
      'Your pirate on field 2',
      '2 of your pirates at the meeting place',
    ]);
  });

  it('does not name the cards of others', () => {
    expect(told(cartagenaTelling.seat(PIRATES, 1))).toEqual([
      '5 cards in hand',
      '2 pirates of Bo in the boat',
      'A pirate of Bo on field 2',
    ]);
  });

  it('tells the table from the camp to the boat', () => {
    expect(told(cartagenaTelling.table(PIRATES))).toEqual([
      'Meeting place, 2 pirates',
      'Field 2, key ring, 2 pirates',
      'Boat, 2 pirates aboard',
      'Draw pile, 70 cards: step back to draw',
      'Played cards: 1, a key ring on top',
    ]);
  });
});

describe('Cuba in words', () => {
  it('tells goods, cards and buildings of a seat', () => {
    const own = { ...seat().own, wood: 2, sugar: 3 };
    const view = cuba({ seats: [seat({ own, store: { ...seat().store, sugar: 1 } })] }) as unknown as View;
    expect(cubaTelling.seat(view, 0).map((text) => english.say(text, READER))).toEqual([
      '10 pesos',
      '0 points',
      'wood: 2',
      'sugar cane: 3, 1 of them stored',
      'In hand: worker, tradeswoman, architect, foreman and mayor',
      'Buildings: warehouse',
    ]);
  });

  it('tells market, ships and statutes', () => {
    const told = cubaTelling.table(cuba() as unknown as View).map((text) => english.say(text, READER));
    expect(told).toContain('Dock 1: ship 4, room for 2 citrus and 3 rum');
    expect(told).toContain('At sea: ship 7, room for 5 sugar cane');
    expect(told).toContain('Proposed: Duty of 1 tobacco');
  });
});

describe('who asks', () => {
  const room = { ...fallback, silent: () => false, descriptions: cartagenaTelling };
  const table = new Table(room, () => ({ send: () => true }));
  table.receive(TABLE);
  const before = event('advanced', { turn: 1, text: message('core-why-over') });
  const after = event('advanced', { turn: 2, text: message('page-wait') });
  const began = event('turn_began', { turn: 3, text: message('page-pick') });
  table.receive(state({ view: PIRATES, events: [before, after, began], choices: [forward('rum', 0, 1)] }));

  it('hears the last turn in which something happened', () => {
    expect(describeState(table, 'last')).toEqual([message('page-wait')]);
  });

  it('hears all that can be done', () => {
    expect(describeState(table, 'choices').map(({ id }) => id)).toEqual([
      'core-why-over',
      'page-ask-count',
      'core-why-over',
    ]);
  });

  it('hears of the others, each by name', () => {
    const [name] = describeState(table, 'others');
    expect(name).toEqual(message('page-ask-seat', { seat: 1 }));
  });

  it('is answered in the live region', () => {
    table.speak(describeState(table, 'own'));
    expect(table.spoken.at(-1)?.texts).toHaveLength(4);
  });
});

describe('the player aid', () => {
  it.each(tags())('has words for every game in %s', (language) => {
    const words = catalogue(language);
    for (const game of ['cartagena', 'havana', 'la-habana', 'cuba']) {
      const parts = aidOf(game);
      expect(parts.length).toBeGreaterThan(3);
      for (const part of parts)
        for (const entry of 'text' in part ? [part] : part.entries)
          for (const text of [part.title, entry.title, entry.text]) {
            expect(words.has(text.id), text.id).toBe(true);
            expect(words.say(text)).not.toContain('{');
          }
    }
  });

  it('of an unknown game is empty', () => {
    expect(aidOf('chess')).toEqual([]);
  });
});
