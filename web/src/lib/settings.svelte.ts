/** What a person has set for this browser: language, theme, movement, sound, and how strong bots should be. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';

export const KEY = 'caribe-settings';

interface Stored {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  level: string;
  /** Empty: as the browser says. */
  language: string;
}

function load(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  #stored = load();
  theme = $state<Theme>(this.#stored.theme ?? 'system');
  motion = $state<Motion>(this.#stored.motion ?? 'system');
  sound = $state<boolean>(this.#stored.sound ?? false);

  level = $state<string>(this.#stored.level ?? 'medium');

  language = $state<string>(this.#stored.language ?? '');

  /** Takes over what was written down: another tab of this browser may have changed it. */
  follow(): void {
    const stored = load();
    this.theme = stored.theme ?? 'system';
    this.motion = stored.motion ?? 'system';
    this.sound = stored.sound ?? false;
    this.level = stored.level ?? 'medium';
    this.language = stored.language ?? '';
  }

  /** Writes the settings down and puts the theme on the document. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.moving ? 'full' : 'none';
    try {
      const { theme, motion, sound, level, language } = this;
      localStorage.setItem(KEY, JSON.stringify({ theme, motion, sound, level, language } satisfies Stored));
    } catch {
      // Storage is full or forbidden: the settings hold for this visit.
    }
  }

  /** Whether pieces travel. */
  get moving(): boolean {
    if (this.motion !== 'system') return this.motion === 'full';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
