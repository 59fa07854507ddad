/** Measures what a first visit loads, and fails the build when it is too much. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** JavaScript and CSS of the first load, gzipped, fonts aside. */
const MOST = 150_000;

/** The pages that are fetched when they are opened, tables aside. */
const PAGES = ['SetUp', 'TablesPage', 'AccountPage', 'ReplayPage', 'RulesPage'];

/** What the entry and the chunks it imports at once weigh, with `also` (a table) and all that it imports. */
function firstLoad(bundle: Rollup.OutputBundle, also?: RegExp): number {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const wanted = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (wanted.has(name) || chunk?.type !== 'chunk') return;
    wanted.add(name);
    chunk.imports.forEach(add);
    chunk.viteMetadata?.importedCss.forEach((css) => wanted.add(css));
  };
  for (const chunk of chunks) if (chunk.isEntry || also?.test(chunk.facadeModuleId ?? '')) add(chunk.fileName);
  let sum = 0;
  for (const name of wanted) {
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
      const rooms = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && /boards\/\w[\w-]*\/room/.test(file.facadeModuleId ?? '') ? [file.facadeModuleId] : [],
      );
      const told = rooms.map((room) => {
        const game = /boards\/([\w-]+)\/room/.exec(room ?? '')?.[1] ?? '';
        return [game, firstLoad(bundle, new RegExp(`TablePage\\.svelte$|boards/${game}/room`))] as const;
      });
      const pages = PAGES.map((page) => [page, firstLoad(bundle, new RegExp(`/${page}\\.svelte$`))] as const);
      const all = [['home', firstLoad(bundle)] as const, ...pages, ...told];
      const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
      this.info(`first load, gzipped: ${all.map(([name, bytes]) => `${name} ${kilobytes(bytes)}`).join(', ')}`);
      for (const [name, bytes] of all)
        if (bytes > MOST) this.error(`${name} loads ${kilobytes(bytes)} at first, more than ${kilobytes(MOST)}`);
    },
  };
}
