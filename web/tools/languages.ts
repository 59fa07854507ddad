/** Writes the languages into the page while it is developed; a built page gets them from the server. */
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The languages that there are catalogues in, English first. */
export function tags(): string[] {
  const files = readdirSync('../src/caribe/core/text');
  const found = files.filter((name) => name.endsWith('.ftl')).map((name) => name.replace('.ftl', ''));
  return ['en', ...found.filter((tag) => tag !== 'en').sort()];
}

export function languages(): Plugin {
  return {
    name: 'caribe-languages',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('name="caribe-languages" content=""', `name="caribe-languages" content="${tags().join(' ')}"`),
  };
}
