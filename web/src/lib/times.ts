/** Days and hours in the reader's language, as their country writes it: the browser says which. */
import { language } from './language.svelte';

/** The reader's language with the region that the browser names for it: `en-US` of `en`; and the browser's clock. */
export function timeLocale(tag: string, preferred: readonly string[]): { locale: string; clock: '12' | '24' } {
  const locale = preferred.find((each) => each.split('-')[0] === tag) ?? tag;
  const { hourCycle } = new Intl.DateTimeFormat(preferred[0] ?? tag, { hour: 'numeric' }).resolvedOptions();
  return { locale, clock: hourCycle?.startsWith('h1') ? '12' : '24' };
}

/** The day of a time that the server has told. */
export function dayOf(time: string | number): string {
  return format(time, { dateStyle: 'medium' });
}

/** Day and hour, for what is due. */
export function momentOf(time: string | number): string {
  return format(time, { dateStyle: 'medium', timeStyle: 'short' });
}

function format(time: string | number, how: Intl.DateTimeFormatOptions): string {
  const { locale, clock } = timeLocale(language.tag, navigator.languages);
  const hours = how.timeStyle ? { hour12: clock === '12' } : {};
  return new Intl.DateTimeFormat(locale, { ...how, ...hours }).format(new Date(time));
}
