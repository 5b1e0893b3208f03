import { useSyncExternalStore } from 'react';
import { oneOf } from '../browser/oneOf.ts';
import { kept } from '../browser/storage.ts';
import { settings } from '../settings/settings.ts';

/** The sounds of the table. */
export type Sound = 'paper' | 'wood' | 'chalk' | 'dice';

const remembered = kept('sound', 1, false, oneOf([true, false]));
const listeners = new Set<() => void>();
let on = remembered.read();
let studio: { context: AudioContext; noise: AudioBuffer } | undefined;

/** Audio is only opened when the first sound is asked for: browsers forbid it before a gesture. */
function openStudio() {
  if (studio) return studio;
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  studio = { context, noise };
  return studio;
}

interface Stroke {
  /** Seconds from now. */
  at: number;
  length: number;
  loudness: number;
  /** The middle of the noise's band, and how narrow it is. */
  pitch: number;
  narrow: number;
}

function strike({ at, length, loudness, pitch, narrow }: Stroke): void {
  const { context, noise } = openStudio();
  const start = context.currentTime + at;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: narrow });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(
    Math.max(0.0001, (loudness * settings().volume) / 100),
    start + Math.min(0.008, length / 4),
  );
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(band).connect(gain).connect(context.destination);
  source.start(start, Math.random() * 0.3);
  source.stop(start + length);
}

/** Each sound is a few short strokes of filtered noise: dry, as things sound on a table. */
const strokes: Readonly<Record<Sound, readonly Stroke[]>> = {
  paper: [
    { at: 0, length: 0.09, loudness: 0.16, pitch: 3200, narrow: 0.7 },
    { at: 0.05, length: 0.06, loudness: 0.22, pitch: 1500, narrow: 0.9 },
  ],
  wood: [
    { at: 0, length: 0.07, loudness: 1, pitch: 420, narrow: 9 },
    { at: 0, length: 0.02, loudness: 0.25, pitch: 2400, narrow: 2 },
  ],
  chalk: [
    { at: 0, length: 0.05, loudness: 0.16, pitch: 5200, narrow: 5 },
    { at: 0.06, length: 0.09, loudness: 0.13, pitch: 4600, narrow: 6 },
  ],
  dice: [0, 0.07, 0.13, 0.22, 0.28, 0.37].map((at, index) => ({
    at,
    length: 0.045,
    loudness: 0.9 - index * 0.11,
    pitch: 900 + (index % 3) * 260,
    narrow: 7,
  })),
};

/** Plays a sound if the player has asked for sounds. */
export function play(sound: Sound): void {
  if (!on || typeof AudioContext === 'undefined') return;
  void openStudio().context.resume();
  for (const stroke of strokes[sound]) strike(stroke);
}

function turn(wanted: boolean): void {
  on = wanted;
  remembered.write(wanted);
  for (const listener of listeners) listener();
  play('paper');
}

/** Whether sounds are on, and the switch. */
export function useSound(): { on: boolean; turn(on: boolean): void } {
  const heard = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => on,
  );
  return { on: heard, turn };
}
