/** What each event moves over the board, and between which places. */
import type { GameEvent } from '../../lib/protocol';
import type { Flight } from '../../pieces/travel';
import { sourceOf } from './cards';
import { spoils, type Goods } from './view';

function owned(seat: number, name: string): string[] {
  return [`seat:${String(seat)}:${name}`, `seat:${String(seat)}`];
}

function goods(what: Goods, from: (name: string) => string[], to: (name: string) => string[]): Flight[] {
  return Object.entries(what).map(([name, count]) => ({ thing: name, from: from(name), to: to(name), count }));
}

function one(thing: string, from: string[], to: string[]): Flight[] {
  return [{ thing, from, to, count: 1 }];
}

/** Where a seat's hidden cards are: the reader's own in the rack, others' beside their names. */
function handOf(seat: number, card: unknown): string[] {
  const places = [`hand:${String(seat)}`, `seat:${String(seat)}`];
  return typeof card === 'string' ? [`rack:${String(seat)}:${card}`, ...places] : places;
}

function faceOf(card: unknown): string {
  return typeof card === 'string' ? `card:${card}` : 'card';
}

/** Paid pesos and workers go back to the supply, materials are out of the game. */
function spent(name: string): string[] {
  return name === 'pesos' || name === 'workers' ? [`supply:${name}`, 'supply'] : ['box'];
}

export function flightsOf(event: GameEvent): Flight[] {
  const seat = typeof event.seat === 'number' ? event.seat : -1;
  const other = Number(event.other);
  const discards = [`discard:${String(seat)}`, `seat:${String(seat)}`];
  switch (event.kind) {
    case 'gained': {
      const source = sourceOf(String(event.card));
      return goods(
        spoils(event),
        (name) => [`${source}:${name}`, source],
        (name) => owned(seat, name),
      );
    }
    case 'robbed':
    case 'burgled':
      return goods(
        spoils(event),
        (name) => owned(other, name),
        (name) => owned(seat, name),
      );
    case 'taxed': {
      const name = event.thing === 'worker' ? 'workers' : String(event.thing);
      return one(name, owned(other, name), spent(name));
    }
    case 'built': {
      const building = `building:${String(event.building)}`;
      return [
        ...one(building, [building], [`built:${String(seat)}`, `seat:${String(seat)}`]),
        ...goods(spoils(event), (name) => owned(seat, name), spent),
      ];
    }
    case 'removed': {
      const building = `building:${String(event.building)}`;
      return one(building, [building], ['box']);
    }
    case 'refilled':
      return (event.buildings as number[]).flatMap((number) =>
        one(`building:${String(number)}`, ['pile'], [`building:${String(number)}`]),
      );
    case 'supplied':
      return goods(
        spoils(event),
        (name) => (name === 'pesos' ? ['supply:pesos', 'supply'] : ['bag']),
        (name) => [`centre:${name}`, 'centre'],
      );
    case 'laid':
      return one(faceOf(event.card), handOf(seat, event.card), [
        `open:${String(seat)}:${String(event.covers)}`,
        `seat:${String(seat)}`,
      ]);
    case 'fetched':
    case 'took':
      return one(faceOf(event.card), discards, handOf(seat, event.card));
    case 'discarded':
      return one(faceOf(event.card), handOf(seat, event.card), discards);
    case 'took_back':
      return [{ thing: 'card', from: discards, to: handOf(seat, null), count: Number(event.count) }];
    default:
      return [];
  }
}
