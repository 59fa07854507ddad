/** A game that the page knows nothing of: it is found by its name, and played all the same. */
import { readFileSync } from 'node:fs';
import { flushSync, mount } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { aidOf } from '../src/aid/aids';
import { folderOf, posterOf, roomOf } from '../src/boards/registry';
import { room as fallback } from '../src/boards/fallback/room';
import Poster from '../src/boards/fallback/Poster.svelte';
import { language, languages, nameOf, pickLanguage } from '../src/lib/language.svelte';
import type { ClientMessage } from '../src/lib/protocol';
import { Table } from '../src/lib/table.svelte';
import { Words } from '../src/lib/words';
import Choices from '../src/shell/Choices.svelte';
import { choice, event, state, TABLE } from './samples';

const SHARED = ['core', 'server'].map((folder) => readFileSync(`../src/caribe/${folder}/text/en.ftl`, 'utf8'));
const WORDS = `${SHARED.join('\n')}
tavern-name = Tavern
tavern-aid-turn = Lay two cards, then bid.
tavern-aid-end = After four rounds.
tavern-view-hand-sizes = cards held
tavern-choice-bid = Bid a coin
tavern-event = Bo bids.
`;
const VIEW = {
  game: 'tavern',
  seat: 0,
  player: 1,
  deciders: [1],
  phase: 'bid',
  hand_sizes: [3, 2],
  eaten: [['stew'], []],
  top: null,
  known: { clock: 4 },
};

describe('a game without a folder', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    language.words = new Words('en', WORDS);
  });

  it('has the fallback for a room and a plain poster', async () => {
    expect(folderOf('tavern')).toBeNull();
    expect(await roomOf('tavern')).toBe(fallback);
    expect(posterOf('tavern')).toBe(Poster);
  });

  it('has the aid that its own words tell', () => {
    expect(aidOf('tavern').map((part) => 'text' in part && part.text.id)).toEqual([
      'tavern-aid-turn',
      'tavern-aid-end',
    ]);
  });

  it('shows its view as a list, what happened, and every choice', () => {
    const sent: ClientMessage[] = [];
    const table = new Table(fallback, () => ({ send: (message) => sent.push(message) > 0 }));
    table.receive({ ...TABLE, game: 'tavern' });
    const bid = { ...choice(['bid:1']), text: { id: 'tavern-choice-bid', args: {} } };
    const told = event('bid_made', { seat: 1, text: { id: 'tavern-event', args: {} } });
    table.receive(state({ view: VIEW, choices: [bid], events: [told] }));
    mount(fallback.Board, { target: document.body, props: { table, width: 800, height: null } });
    mount(Choices, { target: document.body, props: { table } });
    flushSync();
    const rows = [...document.querySelectorAll('[data-testid="by-seat"] tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['cards held32', 'eatenstew–']);
    const common = document.querySelector('[data-testid="for-all"]')?.textContent;
    expect(common).toContain('phase');
    expect(common).toContain('clock 4');
    expect(document.body.textContent).toContain('Bo bids.');
    const button = [...document.querySelectorAll('button')].find((found) => found.textContent.includes('Bid a coin'));
    button?.click();
    expect(sent).toMatchObject([{ kind: 'choose', actions: bid.actions }]);
  });
});

describe('games with a folder', () => {
  it.each(['cartagena', 'cuba', 'havana', 'la-habana'])('%s has its own room, poster and aid', async (game) => {
    expect(await roomOf(game)).not.toBe(fallback);
    expect(posterOf(game)).not.toBe(Poster);
    expect(aidOf(game).length).toBeGreaterThan(3);
  });
});

describe('languages', () => {
  it('are those that the server has written into the page', () => {
    document.head.innerHTML = '<meta name="caribe-languages" content="en es pt">';
    expect(languages()).toEqual(['en', 'es', 'pt']);
    expect(pickLanguage(['pt-BR', 'es'])).toBe('pt');
    expect(pickLanguage(['de'])).toBe('en');
  });

  it('are called by the name they give themselves', () => {
    expect(['en', 'es', 'pl'].map(nameOf)).toEqual(['English', 'Español', 'Polski']);
  });
});
