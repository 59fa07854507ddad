/** What each event moves over the board, and between which places. */
import type { GameEvent } from '../../lib/protocol';
import type { Flight } from '../../pieces/travel';
import { spoils } from './advance';
import type { HavanaEvent } from './events.generated';
import { plural } from './goods';
import type { Goods } from './view';

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

export function flightsOf(told: GameEvent): Flight[] {
  const event = told as unknown as HavanaEvent;
  const seat = told.seat ?? -1;
  const discards = [`discard:${String(seat)}`, `seat:${String(seat)}`];
  switch (event.kind) {
    case 'gained': {
      const { source } = event;
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
        (name) => owned(event.other, name),
        (name) => owned(seat, name),
      );
    case 'taxed': {
      const name = plural(event.thing);
      return one(name, owned(event.other, name), [`${event.to}:${name}`, event.to]);
    }
    case 'built': {
      const building = `building:${String(event.building)}`;
      return [
        ...one(building, [building], [`built:${String(seat)}`, `seat:${String(seat)}`]),
        ...goods(
          spoils({ materials: event.materials }),
          (name) => owned(seat, name),
          (name) => [`${event.materials_to}:${name}`, event.materials_to],
        ),
        ...goods(
          spoils({ pesos: event.pesos, workers: event.workers }),
          (name) => owned(seat, name),
          (name) => [`${event.rest_to}:${name}`, event.rest_to],
        ),
      ];
    }
    case 'removed': {
      const building = `building:${String(event.building)}`;
      return one(building, [building], ['box']);
    }
    case 'refilled':
      return event.buildings.flatMap(({ building }) =>
        one(`building:${String(building)}`, ['pile'], [`building:${String(building)}`]),
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
      return [{ thing: 'card', from: discards, to: handOf(seat, null), count: event.count }];
    default:
      return [];
  }
}
