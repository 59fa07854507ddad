/** What is said at a table, and what became of a move when the line was lost. */
import { beforeEach, describe, expect, it } from 'vitest';
import { MoveFate } from '../src/lib/moveFate.svelte';
import type { ChatMessage } from '../src/lib/protocol';
import { countUnread, Talk } from '../src/lib/talk.svelte';

function line(id: number, by: string): ChatMessage {
  return { id, by, name: by, seat: 0, text: `line ${String(id)}`, time: id };
}

describe('chat', () => {
  beforeEach(() => localStorage.clear());

  it('counts what others said since it was read, and never what one said oneself', () => {
    const lines = [line(1, 'ana'), line(2, 'blas'), line(3, 'ana'), line(4, 'blas')];
    expect(countUnread(lines, 0, 'ana')).toBe(2);
    expect(countUnread(lines, 2, 'ana')).toBe(1);
    expect(countUnread(lines, 4, 'ana')).toBe(0);
    expect(countUnread(lines, 0, 'blas')).toBe(2);
  });

  it('remembers over a reload how far it was read, for each table', () => {
    const talk = new Talk();
    talk.receive([line(1, 'ana'), line(2, 'blas')]);
    expect(talk.readUpTo('one')).toBe(0);
    expect(talk.markRead('one')).toBe(2);
    expect(new Talk().readUpTo('one')).toBe(2);
    expect(new Talk().readUpTo('two')).toBe(0);
  });

  it('drops the lines of an account that was deleted, and takes new ones of who is not ignored', () => {
    const talk = new Talk();
    talk.receive([line(1, 'ana'), line(2, 'blas')]);
    talk.forget('blas');
    expect(talk.lines.map(({ id }) => id)).toEqual([1]);
    talk.ignore('ana');
    talk.receive([line(3, 'ana'), line(4, 'carla')]);
    expect(talk.lines.map(({ id }) => id)).toEqual([4]);
  });
});

describe('a move on its way when the line was lost', () => {
  it('is told of once the server has answered it', () => {
    for (const kept of [true, false]) {
      const fate = new MoveFate();
      fate.learn('first', true);
      expect(fate.kept).toBeNull();
      fate.lose('second');
      fate.learn('first', true);
      expect(fate.kept).toBeNull();
      fate.learn('second', kept);
      expect(fate.kept).toBe(kept);
    }
  });
});
