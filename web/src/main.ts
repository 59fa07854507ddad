/** The page starts here: settings, words, then the page itself. */
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import '@fontsource/fraunces/600.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { withBase } from './lib/base';
import { language, pickLanguage } from './lib/language.svelte';
import { router } from './lib/router.svelte';
import { KEY, settings } from './lib/settings.svelte';

/** Milliseconds after which the page looks after turns at other tables. */
const LATER = 2000;

/** Milliseconds between two tries to reach the server. */
const RETRY = 10_000;

function wanted(): string {
  return pickLanguage([settings.language, ...navigator.languages]);
}
function speak(): Promise<void> {
  return language.load(wanted());
}
/** The server has put this sentence into the page in all languages. */
function sayUnreachable(): void {
  const told = document.getElementById('unreachable');
  const why = navigator.onLine ? 'page-unreachable' : 'page-offline';
  told?.querySelectorAll('p').forEach((line) => (line.hidden = line.lang !== wanted() || line.className !== why));
  told?.removeAttribute('hidden');
}
/** Says so as long as it is true, where not even the words are here. */
function waitForConnection(): void {
  sayUnreachable();
  addEventListener('offline', sayUnreachable);
  startAgainWhenReached();
}
/** Starts again when the server answers. */
function startAgainWhenReached(): void {
  const again = (): void => void speak().then(() => language.kept || location.reload(), sayUnreachable);
  addEventListener('online', again);
  setInterval(again, RETRY);
}

/** Watch for turns at other tables: later, for nobody waits for it, and again when there was no connection. */
function watchTurnsLater(): void {
  setTimeout(() => {
    import('./notices/turnWatch.svelte').then(({ watchTurns }) => watchTurns(), watchTurnsLater);
  }, LATER);
}

settings.apply();
// What is set in one tab holds in all.
addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  settings.follow();
  void speak();
});
// What a table is made of comes while the words do; the page asks for it again, and says so if it does not come.
if (router.route.page === 'table') import('./shell/TablePage.svelte').catch(() => undefined);
speak().then(() => {
  const target = document.getElementById('page');
  if (target) mount(App, { target });
  watchTurnsLater();
  if (language.kept) startAgainWhenReached();
}, waitForConnection);
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register(withBase('/sw.js')).catch(() => undefined));
