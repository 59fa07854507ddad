/** Days and hours as the reader's language writes them. */
import { language } from './language.svelte';

/** The day of a time that the server has told. */
export function dayOf(time: string | number): string {
  return format(time, { dateStyle: 'medium' });
}

/** Day and hour, for what is due. */
export function momentOf(time: string | number): string {
  return format(time, { dateStyle: 'medium', timeStyle: 'short' });
}

function format(time: string | number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language.tag, how).format(new Date(time));
}
