import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ask,
  contains,
  ghosts,
  narrow,
  openPairs,
  openQuestion,
  preview,
  proposedChoice,
  clickTargets,
  tellingTargets,
} from '../src/lib/selection';
import { message, type Choice, type Slot } from '../src/lib/protocol';
import { back, choice, END, forward } from './samples';

const near = forward('lantern', 0, 5);
const far = forward('lantern', 12, 28);
const rum = forward('rum', 0, 1);
const retreat = back(12, 9, 2);
const all = [near, far, rum, retreat, END];
const slot = (...kinds: string[]): Slot => ({ kinds, text: message(`which-${kinds[0] ?? ''}`) });
const SLOTS = [slot('card', 'pile', 'turn'), slot('pirate'), slot('field')];

describe('narrowing', () => {
  it('keeps the choices that contain every picked target', () => {
    expect(narrow(all, ['card:lantern'])).toEqual([near, far]);
    expect(narrow(all, ['pirate:0:12', 'card:lantern'])).toEqual([far]);
    expect(narrow(all, [])).toEqual(all);
  });

  it('counts a target that is picked twice', () => {
    const twice = choice(['pay:peso', 'pay:peso']);
    expect(contains(twice, ['pay:peso', 'pay:peso'])).toBe(true);
    expect(contains(twice, ['pay:peso', 'pay:peso', 'pay:peso'])).toBe(false);
  });

  it('lights only what tells the remaining choices apart', () => {
    expect(tellingTargets(all, ['card:lantern'])).toEqual(
      new Set(['pirate:0:0', 'pirate:0:12', 'field:5', 'field:28']),
    );
    expect(tellingTargets([near, far], [])).not.toContain('card:lantern');
    expect(tellingTargets(all, ['card:rum'])).toEqual(new Set());
  });

  it('lights a thing of which some want more than all do', () => {
    const more = choice(['ware:citrus', 'ware:citrus', 'ware:tobacco']);
    const less = choice(['ware:citrus', 'ware:tobacco', 'ware:tobacco']);
    expect(tellingTargets([more, less], [])).toEqual(new Set(['ware:citrus', 'ware:tobacco']));
    // One more than is certain anyway: a single click tells them apart.
    expect(clickTargets([more, less], [], ['ware:citrus'])).toEqual({
      kind: 'narrowed',
      picked: ['ware:citrus', 'ware:citrus'],
    });
  });

  it('does as the engine does, in every game', () => {
    const fixture = JSON.parse(readFileSync('../tests/fixtures/narrowing.json', 'utf8')) as Record<string, Case[]>;
    for (const cases of Object.values(fixture))
      for (const { choices: told, slots: kinds, steps } of cases) {
        const choices = told.map((each) => ({ ...choice(each.targets), way: each.way, usual: each.usual }));
        const slots = kinds.map((each) => slot(...each));
        for (const { picked, left, telling, asks, proposed } of steps) {
          expect(narrow(choices, picked).map((each) => choices.indexOf(each))).toEqual(left);
          expect([...tellingTargets(choices, picked)].sort()).toEqual(telling);
          const open = openQuestion(slots, choices, picked);
          expect(open && [slots.indexOf(open.slot), open.options, open.count]).toEqual(asks);
          const found = proposedChoice(choices, picked);
          expect(found && choices.indexOf(found)).toBe(proposed);
        }
      }
  });
});

interface Case {
  choices: Pick<Choice, 'targets' | 'way' | 'usual'>[];
  slots: string[][];
  steps: {
    picked: string[];
    left: number[];
    telling: string[];
    asks: [number, string[], number] | null;
    proposed: number | null;
  }[];
}

describe('a question', () => {
  const names = Object.fromEntries(all.flatMap((each) => each.targets).map((target) => [target, message(target)]));

  it('asks for the first slot that is open, and names few answers', () => {
    expect(ask({ slots: SLOTS, names }, all, ['card:lantern'])).toEqual(
      message('which-pirate', {
        count: 1,
        few: 'yes',
        options: message('core-list-or', { first: message('pirate:0:0'), rest: message('pirate:0:12') }),
      }),
    );
    expect(ask({ slots: SLOTS, names }, all, ['pirate:0:12'])?.id).toBe('which-card');
  });

  it('is not asked when one choice is left', () => {
    expect(ask({ slots: SLOTS, names }, all, ['card:rum'])).toBeNull();
  });
});

describe('a click', () => {
  it('on a card, a pirate and what was clicked last makes the move', () => {
    expect(clickTargets(all, [], ['card:lantern'], SLOTS)).toEqual({ kind: 'narrowed', picked: ['card:lantern'] });
    const both = ['card:lantern', 'pirate:0:12'];
    expect(clickTargets(all, ['card:lantern'], ['pirate:0:12'], SLOTS)).toEqual({ kind: 'narrowed', picked: both });
    expect(clickTargets(all, both, ['pirate:0:12'], SLOTS)).toEqual({ kind: 'chosen', choice: far });
    expect(clickTargets(all, both, ['field:28'], SLOTS)).toEqual({ kind: 'chosen', choice: far });
  });

  it('is the same for the end of the turn: first it is shown, then it is done', () => {
    expect(clickTargets(all, [], ['turn:end'], SLOTS)).toEqual({ kind: 'narrowed', picked: ['turn:end'] });
    expect(clickTargets(all, ['turn:end'], ['turn:end'], SLOTS)).toEqual({ kind: 'chosen', choice: END });
  });

  it('on what is picked lets it go, unless it was the last and a choice is proposed', () => {
    expect(clickTargets(all, ['card:lantern'], ['card:lantern'], SLOTS)).toEqual({ kind: 'narrowed', picked: [] });
    expect(clickTargets(all, ['card:lantern', 'pirate:0:12'], ['card:lantern'], SLOTS)).toEqual({
      kind: 'narrowed',
      picked: ['pirate:0:12'],
    });
  });

  it('on another thing of the same slot puts it in the place of the first', () => {
    expect(clickTargets(all, ['card:lantern', 'pirate:0:0'], ['pirate:0:12'], SLOTS)).toEqual({
      kind: 'narrowed',
      picked: ['card:lantern', 'pirate:0:12'],
    });
    expect(clickTargets(all, ['card:lantern'], ['turn:end'], SLOTS)).toEqual({
      kind: 'narrowed',
      picked: ['turn:end'],
    });
  });

  it('on a third thing where two are wanted asks why not, and keeps the two', () => {
    const pair = (one: string, other: string): Choice => choice([`ware:${one}`, `ware:${other}`]);
    const pairs = [pair('citrus', 'citrus'), pair('citrus', 'sugar'), pair('sugar', 'sugar')];
    expect(clickTargets(pairs, ['ware:citrus', 'ware:sugar'], ['ware:sugar'], [slot('ware')]).kind).toBe('chosen');
    expect(clickTargets(pairs, ['ware:citrus', 'ware:citrus'], ['ware:sugar'], [slot('ware')])).toEqual({
      kind: 'refused',
      targets: ['ware:citrus', 'ware:citrus', 'ware:sugar'],
    });
    expect(clickTargets(pairs, ['ware:citrus'], ['ware:citrus'], [slot('ware')])).toEqual({
      kind: 'narrowed',
      picked: ['ware:citrus', 'ware:citrus'],
    });
  });

  it('on what no choice contains asks why, with everything picked', () => {
    expect(clickTargets(all, ['card:lantern'], ['field:7'], SLOTS)).toEqual({
      kind: 'refused',
      targets: ['card:lantern', 'field:7'],
    });
    expect(clickTargets([], [], ['card:rum'], SLOTS)).toEqual({ kind: 'refused', targets: ['card:rum'] });
  });
});

describe('several targets at once', () => {
  it('are picked together, and taken by a second click', () => {
    const both = ['card:lantern', 'pirate:0:12'];
    expect(clickTargets(all, ['card:rum'], both, SLOTS)).toEqual({ kind: 'narrowed', picked: both });
    expect(clickTargets(all, ['card:lantern'], both, SLOTS)).toEqual({ kind: 'narrowed', picked: both });
    expect(clickTargets(all, both, both, SLOTS)).toEqual({ kind: 'chosen', choice: far });
  });

  it('are open when they tell choices apart together', () => {
    const buy = choice(['trade:buy', 'ware:rum']);
    expect([...openPairs([buy, END], [])]).toEqual(['trade:buy ware:rum']);
    expect([...openPairs([buy, END], ['trade:buy'])]).toEqual([]);
  });
});

describe('the usual way', () => {
  const plain = { ...choice(['building:3', 'pay:worker']), way: 'building:3', usual: true };
  const dear = { ...choice(['building:3', 'pay:peso*5']), way: 'building:3' };
  const other = { ...choice(['building:4', 'pay:worker']), way: 'building:4', usual: true };

  it('is proposed once the thing is picked, and can be changed', () => {
    const choices = [plain, dear, other];
    expect(proposedChoice(choices, [])).toBeNull();
    expect(proposedChoice(choices, ['building:3'])).toBe(plain);
    expect(clickTargets(choices, ['building:3'], ['building:3'])).toEqual({ kind: 'chosen', choice: plain });
    expect(clickTargets(choices, ['building:3'], ['pay:peso*5'])).toEqual({
      kind: 'narrowed',
      picked: ['building:3', 'pay:peso*5'],
    });
    expect(proposedChoice(choices, ['building:3', 'pay:peso*5'])).toBe(dear);
  });
});

describe('a preview', () => {
  it('shows what a click would leave, else what is picked', () => {
    expect(preview(all, ['card:lantern'], ['pirate:0:12'])).toEqual([far]);
    expect(preview(all, ['card:lantern'], ['card:rum'])).toEqual([near, far]);
    expect(preview(all, [], ['card:lantern', 'pirate:0:12'])).toEqual([far]);
    expect(preview(all, [], [])).toEqual([]);
  });
});

describe('ghosts', () => {
  it('stand where pieces will stand, with what else is certain', () => {
    expect(ghosts([retreat])).toEqual([
      { thing: 'pirate:0:12', place: 'field:9', notes: [{ thing: 'card', change: 2, place: '' }] },
    ]);
    expect(ghosts(narrow(all, ['card:lantern'])).map((ghost) => ghost.place)).toEqual(['field:5', 'field:28']);
  });
});
