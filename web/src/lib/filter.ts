/** Typing as a filter, as in the terminal: parts of words, with or without accents. */

export function foldAccents(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '');
}
