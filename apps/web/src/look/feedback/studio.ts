/** A burst of noise in a band: paper, chalk, splinters. */
export interface Stroke {
  /** Seconds from the start of the sound. */
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  /** The middle of the band, in Hz, and how narrow it is. */
  readonly pitch: number;
  readonly narrow: number;
  /** Where the band has moved to at the end; it stays if left out. */
  readonly to?: number;
}

/** Something that rings for a moment: a bar of wood, a table top. */
export interface Tone {
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly tone: number;
  /** Where the tone has moved to at the end; it stays if left out. */
  readonly to?: number;
}

/** A sound: what is struck, and when. */
export type Score = readonly (Stroke | Tone)[];

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

/** Plays a score, this loud from 0 to 1, so many seconds from now. */
export function perform(score: Score, volume: number, later: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  const { context } = openStudio();
  void context.resume();
  const start = context.currentTime + later;
  for (const part of score) {
    const gain = rising(start + part.at, part.length, part.loudness * volume);
    if ('tone' in part) ring(part, start + part.at, gain);
    else strike(part, start + part.at, gain);
    gain.connect(context.destination);
  }
}

/** Nothing at first, then all of it almost at once, then less and less. */
function rising(start: number, length: number, loudness: number): GainNode {
  const gain = new GainNode(openStudio().context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(
    Math.max(0.0002, loudness),
    start + Math.min(0.008, length / 4),
  );
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}

function strike({ length, pitch, narrow, to = pitch }: Stroke, start: number, gain: GainNode) {
  const { context, noise } = openStudio();
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: narrow });
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(gain);
  source.start(start, Math.random() * 0.3);
  source.stop(start + length);
}

function ring({ length, tone, to = tone }: Tone, start: number, gain: GainNode) {
  const source = new OscillatorNode(openStudio().context, { type: 'triangle', frequency: tone });
  source.frequency.setValueAtTime(tone, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(gain);
  source.start(start);
  source.stop(start + length);
}
