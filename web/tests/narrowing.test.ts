import { describe, expect, it } from 'vitest';
import { contains, ghosts, narrow, openPairs, openTargets, step, stepAll } from '../src/lib/narrowing';
import { back, choice, END, forward } from './samples';

const near = forward('lantern', 0, 5);
const far = forward('lantern', 12, 28);
const rum = forward('rum', 0, 1);
const retreat = back(12, 9, 2);
const all = [near, far, rum, retreat, END];

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
    expect(openTargets([twice], ['pay:peso'])).toEqual(new Set(['pay:peso']));
    expect(openTargets([twice], ['pay:peso', 'pay:peso'])).toEqual(new Set());
  });

  it('lights the other targets of what is left', () => {
    expect(openTargets(all, ['card:lantern'])).toEqual(new Set(['pirate:0:0', 'pirate:0:12', 'field:5', 'field:28']));
  });
});

describe('a click', () => {
  it('ends the turn at once', () => {
    expect(step(all, [], 'turn:end')).toEqual({ kind: 'chosen', choice: END });
  });

  it('on a card and then on a pirate or its landing field makes the move', () => {
    expect(step(all, [], 'card:lantern')).toEqual({ kind: 'narrowed', picked: ['card:lantern'] });
    expect(step(all, ['card:lantern'], 'pirate:0:12')).toEqual({ kind: 'chosen', choice: far });
    expect(step(all, ['card:lantern'], 'field:5')).toEqual({ kind: 'chosen', choice: near });
  });

  it('does not depend on the order', () => {
    expect(step(all, ['pirate:0:12'], 'card:lantern')).toEqual({ kind: 'chosen', choice: far });
  });

  it('that leaves one choice by itself shows it first', () => {
    expect(step(all, [], 'card:rum')).toEqual({ kind: 'narrowed', picked: ['card:rum'] });
    expect(step(all, ['card:rum'], 'field:1')).toEqual({ kind: 'chosen', choice: rum });
  });

  it('on what is picked lets it go', () => {
    expect(step(all, ['card:lantern'], 'card:lantern')).toEqual({ kind: 'narrowed', picked: [] });
  });

  it('on what only other choices contain starts over with it', () => {
    expect(step(all, ['card:lantern'], 'card:rum')).toEqual({ kind: 'narrowed', picked: ['card:rum'] });
    expect(step(all, ['card:lantern'], 'turn:end')).toEqual({ kind: 'chosen', choice: END });
  });

  it('on what no choice contains asks why, with everything picked', () => {
    expect(step(all, ['card:lantern'], 'field:7')).toEqual({ kind: 'refused', targets: ['card:lantern', 'field:7'] });
    expect(step([], [], 'card:rum')).toEqual({ kind: 'refused', targets: ['card:rum'] });
  });
});

describe('several targets at once', () => {
  it('choose at once when they leave one choice, whatever was picked before', () => {
    expect(stepAll(all, ['card:rum'], ['card:lantern', 'pirate:0:12'])).toEqual({ kind: 'chosen', choice: far });
  });

  it('narrow when they leave several, and are refused as one', () => {
    const twin = choice(['card:lantern', 'pirate:0:12', 'field:30']);
    expect(stepAll([far, twin], [], ['card:lantern', 'pirate:0:12'])).toEqual({
      kind: 'narrowed',
      picked: ['card:lantern', 'pirate:0:12'],
    });
    expect(stepAll(all, ['card:rum'], ['card:rum', 'pirate:0:12'])).toEqual({
      kind: 'refused',
      targets: ['card:rum', 'pirate:0:12'],
    });
  });

  it('one alone is a click like any other', () => {
    expect(stepAll(all, [], ['card:lantern'])).toEqual(step(all, [], 'card:lantern'));
  });

  it('are open when some choice has them together', () => {
    const pairs = openPairs([choice(['trade:buy', 'ware:rum']), END]);
    expect([...pairs]).toEqual(['trade:buy ware:rum']);
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
