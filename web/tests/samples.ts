/** Small pieces of protocol for the tests. */
import type { Choice, GameEvent, StateMessage, TableMessage } from '../src/lib/protocol';

let action = 0;

export function choice(targets: string[], effects: Choice['effects'] = []): Choice {
  action += 1;
  const text = { id: 'core-why-over', args: {} };
  return {
    actions: [action],
    verb: 'go',
    args: {},
    targets,
    effects,
    rule: 'CAR-4.2',
    text,
    way: '',
    usual: false,
    idle: false,
    final: false,
  };
}

/** Playing `symbol` with the pirate of seat 0 on `from`. */
export function forward(symbol: string, from: number, to: number): Choice {
  const pirate = `pirate:0:${from}`;
  return choice(
    [`card:${symbol}`, pirate, `field:${to}`],
    [
      { thing: pirate, change: 0, place: `field:${to}` },
      { thing: 'card', change: -1, place: '' },
    ],
  );
}

export function back(from: number, to: number, cards: number): Choice {
  const pirate = `pirate:0:${from}`;
  return choice(
    ['pile:draw', pirate, `field:${to}`],
    [
      { thing: pirate, change: 0, place: `field:${to}` },
      { thing: 'card', change: cards, place: '' },
    ],
  );
}

export const END = choice(['turn:end']);

export const TABLE: TableMessage = {
  kind: 'table',
  id: 't1',
  game: 'cartagena',
  options: {},
  players: 2,
  status: 'playing',
  owner: true,
  seat: 0,
  mine: [0],
  names: ['Ana', 'Bo'],
  bots: [null, 'random'],
  kinds: ['person', 'bot'],
  present: [true, true],
  replaced: [false, false],
  resigned: [false, false],
  watchers: 0,
  pace: { kind: 'none' },
  timeout: 'bot',
  private: true,
  rated: false,
  from_position: false,
  custom_data: false,
  pack: null,
  auto_start: false,
  host: 0,
  start_in: 0,
  welcome: true,
  patience: 180_000,
  rules_version: '1',
  commitment: '',
  seed: null,
  link: '/table/t1',
  rematch: null,
};

export function event(kind: string, fields: Record<string, unknown> = {}): GameEvent {
  return { kind, text: { id: 'core-why-over', args: {} }, turn: 1, n: 1, ...fields };
}

export function state(fields: Partial<StateMessage> = {}): StateMessage {
  return {
    kind: 'state',
    version: 1,
    view: { player: 0, steps: 0 },
    choices: [],
    slots: [],
    names: {},
    prompt: { id: 'core-why-over', args: {} },
    events: [],
    from: 0,
    rewritten: 0,
    rewritten_by: null,
    can_undo: true,
    can_ask_undo: false,
    can_redo: false,
    can_restart: true,
    can_resign: false,
    can_leave: false,
    can_come_back: false,
    can_hint: false,
    hint_step: 0,
    hints: [],
    over: null,
    deciders: [],
    sealed: null,
    clock: null,
    undo: null,
    absent: [],
    replacing: null,
    ...fields,
  };
}
