/** Measures what a first visit loads, and fails the build when it is too much. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { filesOf, tablesOf } from './parts.ts';

/** JavaScript and CSS of the first load, gzipped, fonts aside. */
const MOST = 150_000;

/** The pages that are fetched when they are opened, tables aside. */
const PAGES = ['SetUp', 'TablesPage', 'AccountPage', 'ReplayPage', 'RulesPage', 'HowToPlayPage'];

function weightOf(bundle: Rollup.OutputBundle, names: readonly string[]): number {
  let sum = 0;
  for (const name of names) {
    const file = bundle[name];
    if (file) sum += gzipSync(file.type === 'chunk' ? file.code : file.source).length;
  }
  return sum;
}

export function weight(): Plugin {
  return {
    name: 'caribe-weight',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const pages = PAGES.map((page) => [page, filesOf(bundle, new RegExp(`/${page}\\.svelte$`))] as const);
      const all = [['home', filesOf(bundle)] as const, ...pages, ...tablesOf(bundle)].map(
        ([name, files]) => [name, weightOf(bundle, files)] as const,
      );
      const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
      this.info(`first load, gzipped: ${all.map(([name, bytes]) => `${name} ${kilobytes(bytes)}`).join(', ')}`);
      for (const [name, bytes] of all)
        if (bytes > MOST) this.error(`${name} loads ${kilobytes(bytes)} at first, more than ${kilobytes(MOST)}`);
    },
  };
}
