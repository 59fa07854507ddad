/** Seat plans of a new table: who sits where, for the usual ways to play and each number of seats. */
import type { Option, OptionValue, SeatPlan } from './protocol';

export type Company = 'bots' | 'friends' | 'hotseat';
export const COMPANIES: Company[] = ['friends', 'hotseat', 'bots'];

/** The seats for a way to play: oneself first, then bots, open seats, or people beside one at the same screen. */
export function seatsFor(company: Company, players: number, bot: string, names: readonly string[]): SeatPlan[] {
  return Array.from({ length: players }, (_, seat): SeatPlan => {
    if (seat === 0) return company === 'hotseat' ? { kind: 'me', name: names[0] ?? '' } : { kind: 'me' };
    if (company === 'bots') return { kind: 'bot', bot };
    return company === 'friends' ? { kind: 'open' } : { kind: 'me', name: names[seat] ?? '' };
  });
}

/** The same seats for another number of players: the first ones stay, new ones are as the way to play has them. */
export function resizeSeats(seats: readonly SeatPlan[], like: readonly SeatPlan[]): SeatPlan[] {
  return like.map((plan, seat) => seats[seat] ?? plan);
}

/** The options that can stay with this number of players: a seat that is no longer there cannot be set. */
export function keepFittingOptions(
  options: Readonly<Record<string, OptionValue>>,
  known: readonly Option[],
  players: number,
): Record<string, OptionValue> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const option = known.find((other) => other.name === name);
      return !(option?.seats && typeof value === 'number' && value >= players);
    }),
  );
}

/** What is wrong with the names of those who share a screen: they must be there, and differ. */
export function nameFault(seats: readonly SeatPlan[]): 'missing' | 'same' | null {
  const names = seats.flatMap((plan) => (plan.kind === 'me' ? [(plan.name ?? '').trim().toLowerCase()] : []));
  if (names.length < 2) return null;
  if (names.some((name) => !name)) return 'missing';
  return new Set(names).size < names.length ? 'same' : null;
}
