/** Clocks: the time a seat has left, and its format. */
import type { Clock } from './protocol';

/** Milliseconds left for a seat, when `passed` milliseconds have gone by since the clock was told. */
export function remaining(clock: Clock, seat: number, passed: number): number {
  const told = clock.seats[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? told - passed : told);
}

/** `4:05`, `1:02:30`; above two days only days and hours, in the page's own words. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return hours ? `${String(hours)}:${two(minutes)}:${two(rest)}` : `${String(minutes)}:${two(rest)}`;
}
