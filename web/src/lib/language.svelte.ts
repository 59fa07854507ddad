/** The catalogue in use, and the shortest way to say something with it. */
import { fetchWords } from './api';
import { message, type Argument, type Message } from './protocol';
import { Words, type Part, type Reader } from './words';

/** The languages there are words in, English first, as the server has written them into the page. */
export function languages(): string[] {
  const told = document.querySelector<HTMLMetaElement>('meta[name="caribe-languages"]')?.content;
  return told?.split(' ').filter(Boolean) ?? [];
}

/** A language by the name it gives itself: "Deutsch". */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

class Language {
  words = $state.raw<Words | null>(null);
  tag = $state('en');
  /** Whether the words are from a time when the server could be reached, and now it cannot. */
  kept = $state(false);

  async load(language: string): Promise<void> {
    const source = fetchWords(language);
    // A browser looks up how a language counts when it is first asked: better now, while the words are on their way.
    new Intl.PluralRules(language).select(1);
    new Intl.NumberFormat(language).format(1);
    const { text, kept } = await source;
    this.kept = kept;
    // The same words once more, for the page asks for them until the server answers.
    if (kept && this.words && this.tag === language) return;
    this.words = new Words(language, text);
    this.tag = language;
    document.documentElement.lang = language;
  }
}

/** Pick the first wanted language that is supported, else English. */
export function pickLanguage(wanted: readonly string[]): string {
  const short = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const known = languages();
  return short.find((tag) => known.includes(tag)) ?? 'en';
}

export const language = new Language();

/** The text of one of the page's own messages: `t('page-undo')`. */
export function t(id: string, args: Record<string, Argument> = {}, reader?: Reader): string {
  return say(message(id, args), reader);
}

export function say(text: Message, reader?: Reader): string {
  return language.words?.say(text, reader) ?? '';
}

export function parts(text: Message, reader?: Reader): Part[] {
  return language.words?.parts(text, reader) ?? [];
}

/** How the server calls a guest who has not said a name. */
const GUEST = /^Guest ([1-9][0-9]{3})$/;

/** Whether a name is the one that a guest gets who has given none. */
export function isGuestName(name: string): boolean {
  return GUEST.test(name);
}

/** A name as it is displayed: that of a guest in the reader's language, one that was chosen as it is. */
export function displayName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number && language.words ? t('core-guest', { number }) : name;
}

/** Format a list of names: "Ana, Blas and Cleo". */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(language.tag === 'en' ? 'en-GB' : language.tag).format(names);
}

/** The text of a message that a game may have, or else the given text. */
export function nameOr(id: string, otherwise: string): string {
  return language.words?.has(id) ? t(id) : otherwise;
}
