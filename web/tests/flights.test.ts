import { describe, expect, it } from 'vitest';
import { depart, middleOf, namesOf } from '../src/lib/flights';

describe('places on the page', () => {
  it('go by ever wider names', () => {
    expect(namesOf('market:rum:2')).toEqual(['market:rum:2', 'market:rum', 'market']);
  });

  it('are found by the first name that is seen', () => {
    document.body.innerHTML = '<i data-place="market:rum"></i><b data-place="market"></b>';
    const [hidden, seen] = [...document.querySelectorAll('[data-place]')];
    const box = (width: number) => () => new DOMRect(10, 20, width, width);
    if (hidden) hidden.getBoundingClientRect = box(0);
    if (seen) seen.getBoundingClientRect = box(40);
    expect(middleOf('market:rum:2')).toEqual({ x: 30, y: 40 });
    expect(middleOf('harbour')).toBeNull();
  });

  it('several start one after another, but none much later', () => {
    const flights = Array.from({ length: 9 }, () => ({ thing: 'rum', from: 'a', to: 'b' }));
    const started = depart(flights, 5);
    expect(started.map((traveller) => traveller.key)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(started.map((traveller) => traveller.delay).slice(0, 3)).toEqual([0, 70, 140]);
    expect(Math.max(...started.map((traveller) => traveller.delay))).toBeLessThanOrEqual(300);
  });
});
