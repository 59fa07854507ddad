/** Who is at a table is told by what changes. */
import { describe, expect, it } from 'vitest';
import { updatePresence } from '../src/lib/presence';

describe('presence', () => {
  it('changes the seats that came and left, and no other', () => {
    const table = { present: [true, false, true], watchers: 2 };
    const after = updatePresence(table, { came: [1], left: [2], watchers: 2 });
    expect(after).toEqual({ present: [true, true, false], watchers: 2 });
  });

  it('stays as it is when only spectators come and go', () => {
    const table = { present: [true, false], watchers: 0 };
    expect(updatePresence(table, { came: [], left: [], watchers: 1 })).toEqual({ present: [true, false], watchers: 1 });
  });
});
