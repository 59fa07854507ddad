/** Which files of the built page belong together: for the server, which tells a browser early, and for the scales. */
import type { Plugin, Rollup } from 'vite';

const TABLE = /\/shell\/TablePage\.svelte$/;
const ROOM = /\/boards\/([\w-]+)\/room\.ts$/;

/** The files that the entry needs, and those that the chunks with these modules need besides: scripts and styles. */
export function filesOf(bundle: Rollup.OutputBundle, ...modules: RegExp[]): string[] {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (wanted.has(name) || chunk?.type !== 'chunk') return;
    chunk.imports.forEach(add);
    chunk.viteMetadata?.importedCss.forEach((css) => wanted.add(css));
    wanted.add(name);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName);
  for (const module of modules)
    for (const chunk of chunks) if (chunk.moduleIds.some((id) => module.test(id))) add(chunk.fileName);
  return [...wanted];
}

/** The files of a table in each room, by the name of the room. */
export function tablesOf(bundle: Rollup.OutputBundle): Map<string, string[]> {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const rooms = modules.flatMap((id) => ROOM.exec(id)?.[1] ?? []).sort();
  return new Map(rooms.map((room) => [room, filesOf(bundle, TABLE, new RegExp(`/boards/${room}/room\\.ts$`))]));
}

/** Writes `parts.json`: what a table in each room needs besides what the page itself names. */
export function parts(): Plugin {
  return {
    name: 'caribe-parts',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const named = new Set(filesOf(bundle));
      const tables = [...tablesOf(bundle)].map(([room, files]) => [room, files.filter((file) => !named.has(file))]);
      this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(Object.fromEntries(tables)) });
    },
  };
}
