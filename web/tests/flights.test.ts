import { describe, expect, it } from 'vitest';
import { boxOf, namesOf, planes } from '../src/pieces/travel';

describe('places on the page', () => {
  it('go by ever wider names', () => {
    expect(namesOf('market:rum:2')).toEqual(['market:rum:2', 'market:rum', 'market']);
  });

  it('are found by the first name that is seen', () => {
    document.body.innerHTML = '<i data-place="market:rum"></i><b data-place="bank market"></b>';
    const [hidden, seen] = [...document.querySelectorAll('[data-place]')];
    const box = (width: number) => () => new DOMRect(10, 20, width, width);
    if (hidden) hidden.getBoundingClientRect = box(0);
    if (seen) seen.getBoundingClientRect = box(40);
    expect(boxOf(namesOf('market:rum:2'))).toEqual({ x: 10, y: 20, width: 40, height: 40 });
    expect(boxOf(['harbour'])).toBeNull();
  });

  it('are left one after another, by few of many, and by none much later', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const flights = Array.from({ length: 3 }, () => ({
      thing: 'rum',
      from: [],
      to: [],
      count: 20,
      start: box,
      end: box,
    }));
    const fleet = planes(flights, 7);
    expect(fleet.map(({ key }) => key)).toEqual(Array.from({ length: 15 }, (_, i) => i + 7));
    expect(fleet.map(({ delay }) => delay).slice(0, 5)).toEqual([0, 45, 90, 135, 180]);
    expect(Math.max(...fleet.map(({ delay }) => delay))).toBeLessThanOrEqual(300);
  });
});
