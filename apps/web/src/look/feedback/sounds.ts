import type { Score, Stroke, Tone } from './studio.ts';

const stroke = (
  at: number,
  length: number,
  loudness: number,
  pitch: number,
  narrow: number,
  to?: number,
): Stroke => ({ at, length, loudness, pitch, narrow, ...(to !== undefined && { to }) });
const tone = (at: number, length: number, loudness: number, pitch: number, to?: number): Tone => ({
  at,
  length,
  loudness,
  tone: pitch,
  ...(to !== undefined && { to }),
});

/** A bar of wood: it rings for a moment under the knock of the mallet. */
const bar = (at: number, pitch: number, loudness = 0.3): Score => [
  tone(at, 0.2, loudness, pitch),
  tone(at, 0.06, loudness * 0.4, pitch * 3.9),
  stroke(at, 0.018, loudness * 0.5, 2200, 2),
];

const scores = {
  /** A card slides off a pile. */
  draw: [stroke(0, 0.11, 0.16, 2500, 0.8, 4200), stroke(0.05, 0.05, 0.14, 1500, 0.9)],
  /** A card is put down. */
  play: [
    stroke(0, 0.05, 0.16, 3400, 0.7),
    stroke(0.035, 0.05, 0.7, 430, 5),
    tone(0.035, 0.07, 0.22, 170, 95),
  ],
  /** A card is turned on its side. */
  tap: [stroke(0, 0.025, 0.4, 1250, 8), stroke(0.01, 0.05, 0.09, 3200, 0.9)],
  /** A card is turned over. */
  flip: [stroke(0, 0.06, 0.17, 1700, 0.8, 3600), stroke(0.075, 0.04, 0.25, 1300, 1)],
  /** One thing hits another. */
  strike: [
    tone(0, 0.13, 0.55, 150, 55),
    stroke(0, 0.06, 0.9, 620, 2.2),
    stroke(0, 0.02, 0.3, 3000, 1.2),
  ],
  /** Something breaks, in splinters. */
  break: [
    tone(0, 0.09, 0.3, 120, 60),
    ...[0, 0.022, 0.05, 0.085, 0.13, 0.17].map((at, chip) =>
      stroke(at, 0.03, 0.42 - chip * 0.05, 1700 + ((chip * 830) % 2300), 4),
    ),
  ],
  /** Points or HP are gained. */
  heal: [...bar(0, 523, 0.2), ...bar(0.09, 659, 0.18)],
  /** Points or HP are wiped off the slate. */
  loss: [stroke(0, 0.06, 0.16, 5200, 5, 4300), stroke(0.07, 0.1, 0.13, 4700, 6, 3600)],
  /** Somebody is more than they were. */
  rise: [...bar(0, 392, 0.16), ...bar(0.07, 494, 0.18), ...bar(0.14, 587, 0.2)],
  /** It is your turn. */
  turn: [...bar(0, 330, 0.22), ...bar(0.11, 440, 0.24)],
  win: [
    ...bar(0, 392),
    ...bar(0.12, 494),
    ...bar(0.24, 587),
    ...bar(0.4, 784, 0.36),
    ...bar(0.4, 392, 0.22),
    stroke(0.42, 0.16, 0.1, 4600, 3, 6200),
  ],
  lose: [...bar(0, 294, 0.26), ...bar(0.18, 247, 0.24), tone(0.38, 0.32, 0.3, 165, 147)],
  dice: [0, 0.07, 0.13, 0.22, 0.28, 0.37].map((at, roll) =>
    stroke(at, 0.045, 0.9 - roll * 0.11, 900 + (roll % 3) * 260, 7),
  ),
} as const satisfies Record<string, Score>;

/** The sounds of the table: short and dry, of paper, wood and chalk. */
export type Sound = keyof typeof scores;

/** What each is made of. */
export const scoreOf: Readonly<Record<Sound, Score>> = scores;

/** All sounds, to be listed. */
export const allSounds = Object.keys(scores) as readonly Sound[];
