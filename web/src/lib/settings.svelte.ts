/** What a person has set: kept in this browser, and on the server, so that it follows them to the next one. */
import type { Choice, Preferences } from './protocol';
import { drawAt, scaleOf } from './scale';

export type Theme = Preferences['theme'];
export type Motion = Preferences['motion'];
export type TextSize = Preferences['text'];
export type HandSide = Preferences['hand'];
export type Confirm = NonNullable<Preferences['confirm']>;

export const KEY = 'caribe-settings';

/** Milliseconds of a movement, by speed. */
const TEMPO: Record<Motion, number> = { system: 1, slow: 1.9, normal: 1, fast: 0.5, none: 0 };
const TEXT: Record<TextSize, number> = { normal: 1, large: 1.15, larger: 1.3 };

const DEFAULTS: Required<Preferences> = {
  theme: 'system',
  motion: 'system',
  volume: 0,
  text: 'normal',
  hand: 'right',
  level: 'medium',
  language: '',
  changed: 0,
  confirm: 'always',
};
const NAMES = Object.keys(DEFAULTS) as (keyof Preferences)[];

/** What was written down, also by the page as it was: sound was on or off, and movement full or none. */
function load(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences> & { sound?: boolean };
    const { sound, ...rest } = stored;
    if ((rest.motion as string) === 'full') rest.motion = 'normal';
    return { ...DEFAULTS, ...(sound ? { volume: 50 } : {}), ...rest };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  theme = $state(DEFAULTS.theme);
  motion = $state(DEFAULTS.motion);
  /** From 0, which is silent, to 100. */
  volume = $state(DEFAULTS.volume);
  text = $state(DEFAULTS.text);
  /** The hand that taps: what is used most lies on its side. */
  hand = $state(DEFAULTS.hand);
  level = $state(DEFAULTS.level);
  /** Which choices are shown before they are made. */
  confirm = $state(DEFAULTS.confirm);
  /** Empty: as the browser says. */
  language = $state(DEFAULTS.language);
  /** When something was last changed here or elsewhere: the latest holds. */
  changed = 0;
  #written = '';

  constructor() {
    this.follow();
  }

  /** Takes over what was written down: another tab of this browser may have changed it. */
  follow(): void {
    this.take(load());
  }

  /** Takes over what somebody has set. */
  take(values: Partial<Preferences>): void {
    // What was kept by an older page lacks what is newer.
    for (const name of NAMES) Object.assign(this, { [name]: values[name] ?? DEFAULTS[name] });
    this.#written = this.#text();
  }

  /** All of it, as it is kept. */
  get values(): Preferences {
    const { theme, motion, volume, text, hand, level, language, changed, confirm } = this;
    return { theme, motion, volume, text, hand, level, language, changed, confirm };
  }

  /** Puts the settings on the document, and writes them down; whether the person has changed something. */
  apply(): boolean {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.moving ? 'full' : 'none';
    root.dataset.hand = this.hand;
    this.fit();
    const fresh = this.#text() !== this.#written;
    if (fresh) this.changed = Date.now();
    this.#written = this.#text();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // Storage is full or forbidden: the settings hold for this visit.
    }
    return fresh;
  }

  /** Draws the page as large as the window and the person want it. */
  fit(): void {
    drawAt(scaleOf(innerWidth, innerHeight, TEXT[this.text]));
  }

  /** Whether a choice is shown before it is made; what would do nothing always is. */
  asksFor({ idle, final }: Pick<Choice, 'idle' | 'final'>): boolean {
    return idle || this.confirm === 'always' || (this.confirm === 'final' && final);
  }

  /** Whether pieces travel. */
  get moving(): boolean {
    if (this.motion !== 'system') return this.motion !== 'none';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How long what moves takes, as a part of the usual time. */
  get tempo(): number {
    return this.moving ? TEMPO[this.motion] : 0;
  }

  #text(): string {
    return JSON.stringify({ ...this.values, changed: 0 });
  }
}

export const settings = new Settings();
