/** How fast a table is played, in words and as the choices of a set-up. */
import { t } from './language.svelte';
import type { Pace } from './protocol';

/** The paces a set-up offers. */
export const PACES: Pace[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'clock', base: 900, increment: 10 },
  { kind: 'clock', base: 1800, increment: 20 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

export function paceOf(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return t('page-pace-none');
    case 'move':
      return t('page-pace-move', { seconds: pace.seconds });
    case 'clock':
      return t('page-pace-clock', { minutes: Math.round(pace.base / 60), increment: pace.increment });
    case 'days':
      return t('page-pace-days', { days: pace.days });
  }
}
