/** The person using this browser and their tables, fetched from the server. */
import { fetchMe } from './api';
import { isGuestName } from './language.svelte';
import { mergeSettings } from './preferences';
import type { Me } from './protocol';

class Person {
  me = $state.raw<Me | null>(null);
  /** A guest who has given no name. */
  readonly unnamed = $derived(this.me !== null && this.me.account === null && isGuestName(this.me.name));

  async load(): Promise<void> {
    this.me = await fetchMe();
    mergeSettings(this.me.preferences);
  }
}

export const person = new Person();
