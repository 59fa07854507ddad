/** The catalogue in use, and the shortest way to say something with it. */
import { fetchWords } from './api';
import { message, type Argument, type Message } from './protocol';
import { Words, type Part, type Reader } from './words';

/** The languages there are, each by the name it gives itself. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
};

class Language {
  words = $state.raw<Words | null>(null);
  tag = $state('en');

  async load(language: string): Promise<void> {
    const source = fetchWords(language);
    // A browser looks up how a language counts when it is first asked: better now, while the words are on their way.
    new Intl.PluralRules(language).select(1);
    new Intl.NumberFormat(language).format(1);
    this.words = new Words(language, await source);
    this.tag = language;
    document.documentElement.lang = language;
  }
}

/** The first of the wanted languages that there is; English when there is none. */
export function spoken(wanted: readonly string[]): string {
  const short = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return short.find((tag) => tag in LANGUAGES) ?? 'en';
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

/** A name as it is read: that of a guest in the reader's language, one that was chosen as it is. */
export function called(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number && language.words ? t('core-guest', { number }) : name;
}

/** Names as one says them one after the other: "Ana, Blas and Cleo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.tag === 'en' ? 'en-GB' : language.tag).format(names);
}

/** A name that a game may or may not have words for. */
export function named(id: string, otherwise: string): string {
  return language.words?.has(id) ? t(id) : otherwise;
}
