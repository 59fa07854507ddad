/** A view that no board draws, as a list that can be read: what each seat has, and what lies there for all. */
import { nameOr, say } from '../../lib/language.svelte';
import type { Message, View } from '../../lib/protocol';

export interface Line {
  label: string;
  /** One for each seat, or a single one for all. */
  values: string[];
}

/** What the shell shows anyway. */
const KNOWN = new Set(['game', 'seat', 'player', 'deciders']);
const NOTHING = '–';

/** Lists as long as the table has seats are told by seat. */
export function bySeat(game: string, view: View, seats: number): Line[] {
  return entries(view).flatMap(([name, value]) =>
    isBySeat(value, seats) ? [{ label: labelOf(game, name), values: value.map(plain) }] : [],
  );
}

export function forAll(game: string, view: View, seats: number): Line[] {
  return entries(view).flatMap(([name, value]) =>
    isBySeat(value, seats) ? [] : [{ label: labelOf(game, name), values: [plain(value)] }],
  );
}

/** The game's own word for a part of its view, else its name in the data: `hand_sizes` is "hand sizes". */
function labelOf(game: string, name: string): string {
  return nameOr(`${game}-view-${name.replaceAll('_', '-')}`, spaced(name));
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

function entries(view: View): [string, unknown][] {
  return Object.entries(view).filter(([name]) => !KNOWN.has(name));
}

function isBySeat(value: unknown, seats: number): value is unknown[] {
  return Array.isArray(value) && value.length === seats;
}

function isMessage(value: object): value is Message {
  return 'id' in value && 'args' in value;
}

/** A value in as few words as it takes. */
export function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value)) return value.length ? value.map(plain).join(', ') : NOTHING;
  if (typeof value === 'boolean') return value ? '✓' : NOTHING;
  if (typeof value !== 'object') return String(value);
  if (isMessage(value)) return say(value);
  const parts = Object.entries(value).map(([name, part]) => `${spaced(name)} ${plain(part)}`);
  return parts.length ? parts.join(' · ') : NOTHING;
}
