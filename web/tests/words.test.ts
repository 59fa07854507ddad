import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { displayName, language, formatList } from '../src/lib/language.svelte';
import { message } from '../src/lib/protocol';
import { Words } from '../src/lib/words';

const words = new Words(
  'en',
  `
symbol-lantern = lantern
moved = { $who ->
    [you] You play a { $symbol }.
   *[other] { $seat } plays a { $symbol }.
 }
robbed = { $who ->
    [you] You rob { $other }.
   *[other] { $seat } robs { $whom ->
        [you] you
       *[other] { $other }
     }.
 }
count = { $n ->
    [one] one card
   *[other] { $n } cards
 }
`,
);
const reader = { seat: 0, names: ['Ana', 'Bo', 'Cy'] };

describe('words', () => {
  it('render messages inside messages first', () => {
    const text = message('moved', { seat: 1, symbol: message('symbol-lantern') });
    expect(words.say(text, reader)).toBe('Bo plays a lantern.');
  });

  it('speak to the reader where the message asks for it', () => {
    const text = message('moved', { seat: 0, symbol: message('symbol-lantern') });
    expect(words.say(text, reader)).toBe('You play a lantern.');
    expect(words.say(text, { ...reader, seat: null })).toBe('Ana plays a lantern.');
  });

  it('are about `seat`, not about `other`, whatever the order', () => {
    expect(words.say(message('robbed', { other: 0, seat: 2 }), reader)).toBe('Cy robs you.');
    expect(words.say(message('robbed', { other: 1, seat: 2 }), reader)).toBe('Cy robs Bo.');
    expect(words.say(message('robbed', { other: 2, seat: 0 }), reader)).toBe('You rob Cy.');
  });

  it('know which part is a name and which is a thing', () => {
    const parts = words.parts(message('moved', { seat: 1, symbol: message('symbol-lantern') }), reader);
    expect(parts).toEqual([
      { text: 'Bo', seat: 1 },
      { text: ' plays a ' },
      { text: 'lantern', id: 'symbol-lantern' },
      { text: '.' },
    ]);
  });

  it('count, and put no invisible marks around what they insert', () => {
    expect(words.say(message('count', { n: 1 }))).toBe('one card');
    expect(words.say(message('count', { n: 3 }))).toBe('3 cards');
  });

  it('choose by the words of a message inside as by any other', () => {
    const dutch = new Words(
      'nl',
      'good = hout\nbuy = { $good ->\n    [hout] het { $good }\n   *[other] de { $good }\n }\n',
    );
    expect(dutch.parts(message('buy', { good: message('good') }))).toEqual([
      { text: 'het ' },
      { text: 'hout', id: 'good' },
    ]);
  });

  it('know the messages and terms that a message names', () => {
    const named = new Words(
      'en',
      '-town = Havana\nwelcome = Welcome to { -town }, { guest }!\n\n# Late\nguest = friend\n',
    );
    expect(named.say(message('welcome'))).toBe('Welcome to Havana, friend!');
    expect(named.has('-town')).toBe(false);
  });

  it('are those that were said last where a message is there twice', () => {
    expect(new Words('en', 'rum = Rum\nrum = Ron\n').say(message('rum'))).toBe('Ron');
  });

  it('show the id of what has no words, rather than nothing', () => {
    expect(words.say(message('no-such-id'))).toBe('no-such-id');
    expect(words.has('no-such-id')).toBe(false);
  });
});

describe('the catalogue', () => {
  it('has words for every id that the page itself uses', () => {
    const source = readFileSync('../src/caribe/server/text/en.ftl', 'utf8');
    const catalogue = new Words('en', source);
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(svelte|ts)$/.test(file),
    );
    const used = files.flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/'(page-[a-z-]+[a-z])'/g)]);
    const missing = [...new Set(used.map(([, id = '']) => id))].filter((id) => !catalogue.has(id));
    expect(used.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});

describe('names', () => {
  it('of guests are in the language of the reader, chosen ones as they are', () => {
    expect(displayName('Guest 4711')).toBe('Guest 4711');
    language.words = new Words('de', 'core-guest = Gast { $number }');
    expect(displayName('Guest 4711')).toBe('Gast 4711');
    expect(['Guest 47', 'Guest 47110', 'guest 4711', 'My Guest 4711', 'Ana'].map(displayName)).toEqual([
      'Guest 47',
      'Guest 47110',
      'guest 4711',
      'My Guest 4711',
      'Ana',
    ]);
    language.words = null;
  });

  it('are listed as the language of the reader lists', () => {
    const said = (tag: string): string[] => {
      language.tag = tag;
      return [['Ana'], ['Ana', 'Inés'], ['Ana', 'Blas', 'Cleo']].map(formatList);
    };
    expect(said('de')).toEqual(['Ana', 'Ana und Inés', 'Ana, Blas und Cleo']);
    expect(said('es')).toEqual(['Ana', 'Ana e Inés', 'Ana, Blas y Cleo']);
    expect(said('pl')).toEqual(['Ana', 'Ana i Inés', 'Ana, Blas i Cleo']);
    expect(said('en')).toEqual(['Ana', 'Ana and Inés', 'Ana, Blas and Cleo']);
    expect(formatList([])).toBe('');
  });
});
