/** A small set of quiet sounds, made on the spot: card, coin, wood, bell, wave; silent unless a person turns them up. */
import { settings } from './settings.svelte';

/** A tone that fades: pitch and its end in hertz, seconds until it begins, how long, how loud, and its colour. */
interface Tone {
  pitch: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
  shape?: OscillatorType;
}
/** Noise through a filter: the middle of what is heard in hertz, and how narrow it is. */
interface Rush {
  middle: number;
  to?: number;
  narrow: number;
  at?: number;
  long: number;
  loud: number;
}

const SOUNDS = {
  /** A card is played or turned over. */
  card: { tones: [], rushes: [{ middle: 3200, to: 1400, narrow: 1.2, long: 0.09, loud: 0.5 }] },
  /** Money changes hands. */
  coin: {
    tones: [
      { pitch: 2093, long: 0.22, loud: 0.12 },
      { pitch: 2794, at: 0.05, long: 0.3, loud: 0.1 },
    ],
    rushes: [],
  },
  /** A piece is put down. */
  wood: {
    tones: [{ pitch: 240, to: 120, long: 0.08, loud: 0.5, shape: 'triangle' as const }],
    rushes: [{ middle: 900, narrow: 2, long: 0.04, loud: 0.4 }],
  },
  /** The reader's turn. */
  bell: {
    tones: [
      { pitch: 784, long: 0.7, loud: 0.2 },
      { pitch: 1568, long: 0.5, loud: 0.07 },
      { pitch: 1175, at: 0.16, long: 0.8, loud: 0.16 },
    ],
    rushes: [],
  },
  /** The reader's turn is over and another's begins; ships. */
  wave: { tones: [], rushes: [{ middle: 500, to: 1100, narrow: 0.7, long: 0.5, loud: 0.16 }] },
  /** The end of a game. */
  end: {
    tones: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * 0.12, long: 0.6, loud: 0.14 })),
    rushes: [],
  },
  /** Something cannot be. */
  no: { tones: [{ pitch: 196, to: 165, long: 0.16, loud: 0.18, shape: 'triangle' as const }], rushes: [] },
} satisfies Record<string, { tones: Tone[]; rushes: Rush[] }>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The volume over time: there at once, gone softly. */
function fade(audio: AudioContext, start: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  // Half of what the slider says is heard as half as loud.
  const level = loud * (settings.volume / 100) ** 2;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, level), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(audio.destination);
  return gain;
}

function ring(audio: AudioContext, { pitch, to = pitch, at = 0, long, loud, shape = 'sine' }: Tone): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + long);
  tone.connect(fade(audio, start, long, loud));
  tone.start(start);
  tone.stop(start + long);
}

function rush(audio: AudioContext, { middle, to = middle, narrow, at = 0, long, loud }: Rush): void {
  const start = audio.currentTime + at;
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(middle, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(filter).connect(fade(audio, start, long, loud));
  source.start(start);
  source.stop(start + long);
}

export function play(name: SoundName): void {
  if (!settings.volume) return;
  context ??= new AudioContext();
  const audio = context;
  const { tones, rushes }: { tones: Tone[]; rushes: Rush[] } = SOUNDS[name];
  tones.forEach((tone) => ring(audio, tone));
  rushes.forEach((one) => rush(audio, one));
}

/** Words in the kind of an event, and what they sound like; what moves otherwise is a piece of wood. */
const HEARD: [RegExp, SoundName][] = [
  [/card|play|reveal|chose|laid|drew|fetched|discarded|emergency|reshuffled|vote|bid|enact|delegat/, 'card'],
  [/bought|sold|tax|paid|rob|burgl|gain|peso|duty|subsid|suppl/, 'coin'],
  [/ship|harbour|load|retreat/, 'wave'],
];

/** The sound of an event. */
export function soundOf(kind: string): SoundName {
  return HEARD.find(([words]) => words.test(kind))?.[1] ?? 'wood';
}
