/** Who is at a table is told by what changes. */
import { describe, expect, it } from 'vitest';
import { updatePresence } from '../src/lib/presence';

describe('presence', () => {
  it('changes the seats that came and left, and no other', () => {
    expect(updatePresence([true, false, true], { came: [1], left: [2] })).toEqual([true, true, false]);
  });

  it('stays as it is when only spectators come and go', () => {
    expect(updatePresence([true, false], { came: [], left: [] })).toEqual([true, false]);
  });
});
