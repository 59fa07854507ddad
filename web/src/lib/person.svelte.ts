/** Who this browser is, and the tables that belong to it; asked again when something may have changed. */
import { fetchMe } from './api';
import type { Me } from './protocol';

class Person {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me = await fetchMe();
  }
}

export const person = new Person();
