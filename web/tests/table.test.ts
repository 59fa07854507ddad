import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Room } from '../src/boards/room';
import type { ClientMessage, PatchMessage } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import { room as fallback } from '../src/boards/fallback/room';
import { END, event, forward, state, TABLE } from './samples';

const room: Room = {
  ...fallback,
  pace: (event) => (event.kind === 'advanced' ? 500 : 0),
  advance: (view) => ({ ...view, steps: Number(view.steps) + 1 }),
};
const lantern = forward('lantern', 0, 5);
const rum = forward('rum', 0, 1);

describe('a table', () => {
  let sent: ClientMessage[];
  let table: Table;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'normal';
    sent = [];
    table = new Table(room, () => ({ send: (message) => sent.push(message) > 0 }));
    table.receive(TABLE);
    table.receive(state({ choices: [lantern, rum, END] }));
  });
  afterEach(() => vi.useRealTimers());

  it('makes a choice at once where no confirmation is wanted, but asks before one that would do nothing', () => {
    const finished = { ...rum, final: true };
    const idle = { ...lantern, idle: true };
    const clicked = (choice: typeof rum, confirm: typeof settings.confirm): boolean => {
      settings.confirm = confirm;
      table = new Table(room, () => ({ send: (message) => sent.push(message) > 0 }));
      table.receive(TABLE);
      table.receive(state({ choices: [choice, END] }));
      sent.length = 0;
      table.click(choice.targets[0] ?? '');
      return sent.some(({ kind }) => kind === 'choose');
    };
    expect(clicked(rum, 'always')).toBe(false);
    expect(clicked(rum, 'final')).toBe(true);
    expect(clicked(finished, 'final')).toBe(false);
    expect(clicked(finished, 'never')).toBe(true);
    expect(clicked(idle, 'never')).toBe(false);
    settings.confirm = 'always';
  });

  it('asks after a reload what became of a choice that had no answer, and tells it', () => {
    const opened = (): Table => {
      const fresh = new Table(room, () => ({ send: (message) => sent.push(message) > 0 }));
      fresh.receive(TABLE);
      fresh.receive(state({ version: 2 }));
      fresh.takeUp();
      fresh.setStatus('open');
      return fresh;
    };
    table.choose(lantern);
    const [move] = sent.splice(0);
    const again = opened();
    expect(sent).toEqual([move]);
    expect(again.fate.kept).toBeNull();
    again.receive({ kind: 'accepted', move_id: again.pending?.move_id ?? '', version: 2 });
    expect([again.fate.kept, again.pending]).toEqual([true, null]);
    sent.length = 0;
    expect(opened().fate.kept).toBeNull();
    expect(sent).toEqual([]);
  });

  it('lets whoever looks on step through the last lap, and forgets what was before', () => {
    const watched = new Table(room, () => ({ send: () => true }));
    const move = (n: number, seat: number): ReturnType<typeof event> => ({ ...event('advanced', { seat }), n });
    watched.receive({ ...TABLE, seat: null, mine: [] });
    watched.receive(state({ deciders: [1], events: [move(1, 0), move(2, 1), move(3, 0), move(4, 1), move(5, 0)] }));
    expect(watched.steps.events.map(({ n }) => n)).toEqual([4, 5]);
    watched.receive(state({ from: 1, version: 2, deciders: [0], events: [move(6, 1)] }));
    expect(watched.steps.events.map(({ n }) => n)).toEqual([5, 6]);
    expect(watched.steps.told).toEqual([0, 1]);
  });

  it('says hello with the last version seen', () => {
    expect(table.hello()).toEqual({ kind: 'hello', version: 1, patches: true });
  });

  it('shows the whole game at once when it starts from 0', () => {
    table.receive(state({ version: 9, view: { steps: 7 }, events: [event('advanced'), event('advanced')] }));
    expect(table.idle).toBe(true);
    expect(table.log).toHaveLength(2);
    expect(table.shown).toEqual({ steps: 7 });
  });

  it('shows what is new one event after another, and offers choices only then', async () => {
    table.receive(
      state({
        version: 2,
        from: 1,
        view: { steps: 99 },
        choices: [END],
        events: [event('advanced', { seat: 0 }), event('advanced', { seat: 1 })],
      }),
    );
    expect(table.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.shown?.steps).toBe(1);
    expect(table.log).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500 + 450);
    expect(table.shown?.steps).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(table.shown?.steps).toBe(99);
    expect(table.choices).toEqual([END]);
  });

  it('shows the real view at once when a person skips or wants no movement', async () => {
    settings.motion = 'none';
    table.receive(state({ version: 2, from: 1, view: { steps: 99 }, events: [event('advanced', { seat: 1 })] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.shown?.steps).toBe(99);
    expect(table.log).toHaveLength(1);
  });

  it('asks for everything when it has missed something', () => {
    table.receive(state({ version: 7, from: 5, events: [event('advanced')] }));
    expect(sent).toEqual([{ kind: 'hello', version: null, patches: true }]);
    expect(table.state?.version).toBe(1);
  });

  it('takes a patch of the state it has, and asks for everything if it has another one', () => {
    table.receive(state({ version: 3, view: { steps: 7, seats: [{ cards: 1 }, { cards: 2 }] }, choices: [END] }));
    const before = table.state;
    const patch: PatchMessage = { kind: 'patch', base: 3, version: 4, from: 3, events: [], view: [], fields: {} };
    table.receive({ ...patch, view: [[['seats', 1, 'cards'], 5]], fields: { choices: [], can_undo: true } });
    expect(table.state).toEqual({
      ...before,
      version: 4,
      from: 3,
      view: { steps: 7, seats: [{ cards: 1 }, { cards: 5 }] },
      choices: [],
      can_undo: true,
    });
    expect(before?.view.seats).toEqual([{ cards: 1 }, { cards: 2 }]);
    table.receive({ ...patch, base: 9, version: 10, from: 9 });
    expect(table.state?.version).toBe(4);
    expect(sent).toEqual([{ kind: 'hello', version: null, patches: true }]);
  });

  it('sends a move after two clicks and waits for the answer', () => {
    table.click('card:lantern');
    expect(table.left).toEqual([lantern]);
    expect(table.only).toEqual(lantern);
    table.click('pirate:0:0');
    expect(sent).toMatchObject([{ kind: 'choose', version: 1, actions: lantern.actions }]);
    expect(table.choices).toEqual([]);
    table.click('turn:end');
    expect(sent).toHaveLength(1);
  });

  it('sends the same move again when the line comes back', () => {
    table.click('turn:end');
    expect(sent).toEqual([]);
    table.click('turn:end');
    table.setStatus('lost');
    table.setStatus('open');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('can choose again after a refusal, and shows the reason', () => {
    table.click('turn:end');
    expect(sent).toEqual([]);
    table.click('turn:end');
    const [move] = sent;
    if (move?.kind !== 'choose') throw new Error('expected a choice to be sent');
    const reason = { text: { id: 'core-why-stale', args: {} }, rule: '' };
    table.receive({ kind: 'refused', move_id: move.move_id, reason });
    expect(table.reason).toEqual(reason);
    expect(table.choices).toHaveLength(3);
  });

  it('asks why not, and believes only the answer to the last question', () => {
    table.click('field:7');
    table.click('pirate:1:0');
    expect(sent).toEqual([
      { kind: 'why_not', ask: 1, targets: ['field:7'] },
      { kind: 'why_not', ask: 2, targets: ['pirate:1:0'] },
    ]);
    const reason = { text: { id: 'core-why-unclear', args: {} }, rule: 'CAR-3.3' };
    table.receive({ kind: 'reason', ask: 1, reason });
    expect(table.reason).toBeNull();
    table.receive({ kind: 'reason', ask: 2, reason });
    expect(table.reason).toEqual(reason);
  });

  it('previews what lies under the pointer', () => {
    expect(table.ghosts).toEqual([]);
    table.hovered = 'card:lantern';
    expect(table.ghosts.map((ghost) => ghost.place)).toEqual(['field:5']);
    table.hovered = 'card:key';
    expect(table.ghosts).toEqual([]);
  });

  it('says while others are shown who does what, and never what is awaited at the end', async () => {
    table.receive(state({ choices: [END], deciders: [0] }));
    expect(table.acting).toEqual([0]);
    const events = [event('advanced', { seat: 1 }), event('drew', { seat: 1 })];
    table.receive(state({ version: 2, from: 1, choices: [END], deciders: [0], events }));
    expect(table.acting).toEqual([]);
    await vi.advanceTimersByTimeAsync(460);
    expect(table.acting).toEqual([1]);
    expect(table.myTurn).toBe(false);
    await vi.runAllTimersAsync();
    expect(table.acting).toEqual([0]);
  });

  it('takes a choice of the list like one of the board: shown first, then done', () => {
    table.propose(lantern);
    expect(table.only).toEqual(lantern);
    expect(table.taken).toEqual(lantern.targets);
    expect(sent).toEqual([]);
    table.propose(lantern);
    expect(sent).toMatchObject([{ kind: 'choose', actions: lantern.actions }]);
  });

  it('undoes only when it may', () => {
    table.redo();
    expect(sent).toEqual([]);
    table.undo();
    expect(sent).toMatchObject([{ kind: 'undo', version: 1 }]);
  });

  it('keeps what is picked when only the others have moved on', () => {
    table.click('card:lantern');
    table.receive(state({ from: 1, choices: [lantern, rum, END], sealed: { mine: null, in: [1] } }));
    expect(table.picked).toEqual(['card:lantern']);
    table.receive(state({ version: 2, from: 1, choices: [END] }));
    expect(table.picked).toEqual([]);
  });

  it('offers nothing while the own choice lies sealed, and takes it back with an undo', () => {
    table.receive(state({ from: 1, choices: [lantern], sealed: { mine: lantern.actions, in: [0] }, deciders: [0, 1] }));
    expect(table.sealed).toBe(lantern);
    expect(table.choices).toEqual([]);
    expect(table.owing).toEqual([1]);
    table.undo();
    expect(sent).toMatchObject([{ kind: 'unseal', version: 1 }]);
  });

  it('knows who is waited for when it is one of the others', () => {
    const waits = (deciders: number[], sealed: number[] = []): number | null => {
      table.receive(state({ version: 2, choices: [], deciders, sealed: { mine: null, in: sealed } }));
      return table.mover;
    };
    expect(waits([1])).toBe(1);
    expect(waits([0])).toBe(null);
    expect(waits([1, 2])).toBe(null);
    expect(waits([1, 2], [1])).toBe(2);
    expect(waits([])).toBe(null);
  });

  it('says who else has taken a choice back, until the reader goes on', () => {
    table.receive(state({ version: 4 }));
    table.receive(state({ version: 5, rewritten: 5, rewritten_by: 0 }));
    expect(table.tookBack).toBeNull();
    table.receive(state({ version: 6, rewritten: 6, rewritten_by: 1 }));
    expect(table.tookBack).toBe(1);
    table.receive(state({ version: 7, from: 6, rewritten: 6, rewritten_by: 1 }));
    expect(table.tookBack).toBe(1);
    table.undo();
    expect(table.tookBack).toBeNull();
  });

  it('asks the others for an undo that it may not have by itself', () => {
    table.receive(state({ version: 2, can_undo: false }));
    table.undo();
    expect(sent).toEqual([]);
    table.receive(state({ version: 2, can_undo: false, can_ask_undo: true }));
    table.undo();
    expect(sent).toMatchObject([{ kind: 'ask_undo', version: 2 }]);
  });

  it('shows nothing at a shared screen until the one to move holds the device', () => {
    table.receive({ ...TABLE, mine: [0, 1], kinds: ['person', 'person'], bots: [null, null] });
    table.receive(state({ choices: [END], deciders: [0] }));
    expect(table.handTo).toBe(0);
    table.takeDevice(0);
    expect(table.handTo).toBeNull();
    expect(table.shown).not.toBeNull();
    table.receive(state({ version: 2, from: 0, deciders: [1] }));
    expect(table.handTo).toBe(1);
    table.takeDevice(1);
    expect(table.shown).toBeNull();
    expect(sent.at(-1)).toEqual({ kind: 'sit', seat: 1 });
  });

  it('shows on return what has happened since the own last turn', async () => {
    localStorage.clear();
    table.receive(state({ choices: [END], events: [event('advanced', { seat: 0 })], view: { steps: 1 } }));
    await vi.advanceTimersByTimeAsync(0);
    const later = new Table(room, () => ({ send: (message) => sent.push(message) > 0 }));
    later.receive(TABLE);
    const events = [event('advanced', { seat: 0 }), event('advanced', { seat: 1 })];
    later.receive(state({ version: 2, events, view: { steps: 9 } }));
    expect(later.missed?.events).toHaveLength(1);
    expect(later.shown).toEqual({ steps: 9 });
    later.catchUp();
    expect(later.shown).toEqual({ steps: 1 });
    await vi.advanceTimersByTimeAsync(450);
    expect(later.shown).toEqual({ steps: 2 });
    await vi.advanceTimersByTimeAsync(500);
    expect(later.shown).toEqual({ steps: 9 });
    expect(later.log).toHaveLength(2);
  });

  it('answers a click in a replay instead of sending it', () => {
    const replay = new Table(room, () => ({ send: (message) => sent.push(message) > 0 }), false);
    replay.receive(TABLE);
    replay.receive(state());
    replay.click('turn:end');
    expect(replay.reason?.text.id).toBe('page-why-replay');
    expect(sent).toEqual([]);
  });
});
