/** The page starts here: settings, words, then the page itself. */
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import '@fontsource/fraunces/600.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language, spoken } from './lib/language.svelte';
import { router } from './lib/router.svelte';
import { KEY, settings } from './lib/settings.svelte';

function wanted(): string {
  return spoken([settings.language, ...navigator.languages]);
}
function speak(): Promise<void> {
  return language.load(wanted());
}
/** The server has put this sentence into the page in all languages. */
function sayUnreachable(): void {
  const told = document.getElementById('unreachable');
  told?.querySelectorAll('p').forEach((line) => (line.hidden = line.lang !== wanted()));
  told?.removeAttribute('hidden');
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
}, sayUnreachable);
