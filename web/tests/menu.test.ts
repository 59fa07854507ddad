/** The menu offers what the server allows, and nothing that it would refuse. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { room } from '../src/boards/fallback/room';
import type { StateMessage, TableMessage } from '../src/lib/protocol';
import { Table } from '../src/lib/table.svelte';
import TableMenu from '../src/shell/TableMenu.svelte';
import { state, TABLE } from './samples';

describe('the menu of a table', () => {
  let shown: Record<string, unknown> | null = null;
  beforeEach(() => (document.body.innerHTML = ''));
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
  });

  function offered(changes: Partial<TableMessage>, now: Partial<StateMessage> = {}): string[] {
    const table = new Table(room, () => ({ send: () => true }));
    table.receive({ ...TABLE, kinds: ['person', 'person'], bots: [null, null], ...changes });
    table.receive(state(now));
    const nothing = (): void => undefined;
    shown = mount(TableMenu, { target: document.body, props: { table, aid: nothing, onclose: nothing } });
    flushSync();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-testid]')];
    return buttons.filter((button) => !button.disabled).map((button) => button.dataset.testid ?? '');
  }
  const ALWAYS = ['menu-aid'];

  it('lets somebody who plays begin the turn again, go away or resign', () => {
    const found = offered({}, { can_leave: true, can_resign: true });
    expect(found).toEqual(expect.arrayContaining(['restart', ...ALWAYS, 'leave', 'resign']));
  });

  it('does not offer a bot in a rated game', () => {
    const found = offered({ rated: true }, { can_leave: false, can_resign: true });
    expect(found).toContain('resign');
    expect(found).not.toContain('leave');
  });

  it('does not offer to begin the turn again where only the last choice can be taken back', () => {
    expect(offered({}, { can_undo: true, can_restart: false })).not.toContain('restart');
  });

  it('lets somebody whose seat a bot plays come back, and nothing else', () => {
    const found = offered(
      { replaced: [true, false] },
      { can_restart: false, can_leave: false, can_resign: false, can_come_back: true },
    );
    expect(found).toContain('menu-back');
    expect(found).not.toContain('resign');
  });

  it('offers no way back to somebody who has resigned', () => {
    const found = offered(
      { replaced: [true, false], resigned: [true, false] },
      { can_restart: false, can_leave: false, can_resign: false },
    );
    for (const name of ['menu-back', 'leave', 'resign', 'restart']) expect(found).not.toContain(name);
  });
});
