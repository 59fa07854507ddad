/** Short, quiet sounds made on the spot; off unless a person switches them on. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

const NOTES = { move: [330, 440], turn: [523, 659], end: [523, 659, 784], no: [196] } as const;

export type SoundName = keyof typeof NOTES;

export function play(name: SoundName): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const audio = context;
  NOTES[name].forEach((pitch, i) => {
    const start = audio.currentTime + i * 0.09;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.05, start);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.16);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.18);
  });
}
