/** The catalogue in use, and the shortest way to say something with it. */
import { fetchWords } from './api';
import { message, type Argument, type Message } from './protocol';
import { Words, type Part, type Reader } from './words';

class Language {
  words = $state.raw<Words | null>(null);

  async load(language: string): Promise<void> {
    this.words = new Words(language, await fetchWords(language));
  }
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

/** A name that a game may or may not have words for. */
export function named(id: string, otherwise: string): string {
  return language.words?.has(id) ? t(id) : otherwise;
}
