import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { languages } from './tools/languages.ts';
import { parts } from './tools/parts.ts';
import { rules } from './tools/rules.ts';
import { serviceWorker } from './tools/serviceWorker.ts';
import { weight } from './tools/weight.ts';

// In development the page is served by Vite and talks to a server on CARIBE_PORT.
const port = process.env.CARIBE_PORT ?? '8123';

export default defineConfig({
  // Relative, so that the page can live below any path; the server writes the path before them.
  base: './',
  plugins: [svelte(), rules(), languages(), parts(), weight(), serviceWorker()],
  build: {
    target: 'es2022',
    // The content security policy allows nothing inline, data: addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few files instead of many: what every visit needs, what several pages share, and what every table needs.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 3 },
            { name: 'common', minShareCount: 3, priority: 2 },
            { name: 'table', test: /src.(shell.TablePage\.svelte|pieces.*)$|node_modules.svelte/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: `http://127.0.0.1:${port}`, ws: true, changeOrigin: false } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
