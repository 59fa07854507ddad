/** Keeps a person's settings on the server, and takes over what they have set elsewhere. */
import { keepPreferences } from './api';
import type { Preferences } from './protocol';
import { settings } from './settings.svelte';

/** Milliseconds after a change until it is sent: a slider changes often. */
const WAIT = 800;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is set now, soon; without the server it holds in this browser. */
export function sendSettings(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void keepPreferences(settings.values).catch(() => undefined), WAIT);
}

/** Takes over what the server has kept, if it is later than what is set here; else sends what is set here. */
export function mergeSettings(kept: Preferences | null): void {
  if (kept && kept.changed > settings.changed) settings.take(kept);
  else if (settings.changed > (kept?.changed ?? 0)) sendSettings();
}
