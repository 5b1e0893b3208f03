/** A small seeded source of chance: the same seed always draws the same picture. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability. */
  odds(probability: number): boolean;
  /** A source of its own for one part, so that parts do not disturb each other. */
  fork(label: string): Chance;
}

/** A 32-bit hash of a text (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A source of chance for a text (mulberry32 underneath). */
export function chanceFrom(text: string): Chance {
  let position = hashText(text);
  const next = (): number => {
    position = (position + 0x6d2b79f5) | 0;
    let mixed = Math.imul(position ^ (position >>> 15), position | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    odds: (probability) => next() < probability,
    fork: (label) => chanceFrom(`${text}/${label}`),
  };
}

/** Smooth noise over one axis: a sum of sines whose phases come from the source. */
export function waveNoise(chance: Chance, octaves = 4): (at: number) => number {
  const waves = Array.from({ length: octaves }, (_, octave) => ({
    rate: 2 ** octave * chance.between(0.8, 1.25),
    phase: chance.between(0, Math.PI * 2),
    size: 0.58 ** octave,
  }));
  const total = waves.reduce((sum, wave) => sum + wave.size, 0);
  return (at) =>
    waves.reduce((sum, wave) => sum + Math.sin(at * wave.rate + wave.phase) * wave.size, 0) / total;
}
