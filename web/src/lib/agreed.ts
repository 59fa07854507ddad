/** What is agreed at a table besides its game: options that differ from the rules, a data pack, a prepared position. */
import { fetchGames } from './api';
import { nameOr, t } from './language.svelte';
import type { GameInfo, TableMessage } from './protocol';

let games: Promise<GameInfo[]> | null = null;

/** The games of this server, asked for once. */
export function knownGames(): Promise<GameInfo[]> {
  games ??= fetchGames().catch((failure: unknown) => {
    games = null;
    throw failure;
  });
  return games;
}

type Agreed = Pick<TableMessage, 'game' | 'options' | 'custom_data' | 'from_position' | 'pack'>;

/** The options that are not as usual, each with its value. */
export function differingOptions({ game, options }: Agreed, known: readonly GameInfo[]): string[] {
  const usual = known.find((other) => other.name === game)?.options ?? [];
  return Object.entries(options)
    .filter(([name, value]) => usual.some((option) => option.name === name && option.default !== value))
    .map(([name, value]) => {
      const option = nameOr(`${game}-option-${name}`, name);
      return `${option}: ${nameOr(`${game}-option-${name}-${value}`, String(value))}`;
    });
}

/** All that is agreed, in a few words each. */
export function agreedOn(table: Agreed, known: readonly GameInfo[]): string[] {
  return [...differingOptions(table, known), table.from_position ? t('page-from-position') : '', packOf(table)].filter(
    Boolean,
  );
}

function packOf({ custom_data, pack }: Agreed): string {
  if (!custom_data) return '';
  return pack ? t('page-pack-named', { name: pack }) : t('page-custom-data');
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** When the others can let a bot play for somebody who is away; nothing where they never can. */
export function patienceOf(patience: number | null): string {
  if (patience === null) return '';
  return patience >= DAY
    ? t('page-patience-day')
    : t('page-patience-minutes', { minutes: Math.ceil(patience / MINUTE) });
}
