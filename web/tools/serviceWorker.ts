/** Writes the service worker to `sw.js`, with the files that the page itself needs and a hash of the whole build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin, Rollup } from 'vite';
import { filesOf } from './parts.ts';

const SOURCE = 'src/worker/serviceWorker.ts';
const PUBLIC = 'public';
/** What a notice shows, and the page without a connection; the rest is kept when it is used. */
const SHOWN = ['badge.png', 'icon-192.png', 'icon.svg', 'manifest.webmanifest'];
const LATIN = /-latin-\d+-normal-.*\.woff2$/;

/** A hash that differs when any file of the build does. */
export function hashOf(bundle: Rollup.OutputBundle): string {
  const hash = createHash('sha256');
  for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
  for (const name of readdirSync(PUBLIC).sort()) hash.update(name).update(readFileSync(`${PUBLIC}/${name}`));
  return hash.digest('hex').slice(0, 16);
}

export function serviceWorker(): Plugin {
  return {
    name: 'caribe-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const source = readFileSync(SOURCE, 'utf8');
      const script = ts.transpileModule(source, {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
      }).outputText;
      const fonts = Object.keys(bundle).filter((name) => LATIN.test(name));
      const files = [...filesOf(bundle), ...fonts, ...SHOWN].sort();
      const known = `const BUILD = ${JSON.stringify(hashOf(bundle))};\nconst FILES = ${JSON.stringify(files)};\n`;
      // Not a module: some browsers take only scripts for service workers.
      const text = known + script.replace(/^export \{\};?$/m, '');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `{\n${text}\n}\n` });
    },
  };
}
