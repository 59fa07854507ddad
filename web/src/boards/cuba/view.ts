/** Cuba's view as it comes from the server. */
import type { View } from '../../lib/protocol';
import type {
  RowView as Row,
  SeatView as Seat,
  ShipView as Ship,
  StatuteView as Statute,
  View as CubaView,
  Ware,
} from './views.generated';

export type { CubaView, Row, Seat, Ship, Statute };

export function asCuba(view: View): CubaView {
  return view as unknown as CubaView;
}

/** The cells of the row and the column of a cell. */
export function crossOf(cell: number): number[] {
  const row = Math.floor(cell / 4);
  const column = cell % 4;
  return Array.from({ length: 12 }, (_, i) => i).filter((i) => Math.floor(i / 4) === row || i % 4 === column);
}

/** The places of a ship in the order they are drawn: each with its ware, and whether it is taken. */
export function placesOf(ship: Ship, wares: readonly Ware[]): { ware: Ware; taken: boolean }[] {
  return wares.flatMap((ware) =>
    Array.from({ length: ship.wares[ware] }, (_, i) => ({ ware, taken: i < ship.cargo[ware] })),
  );
}
