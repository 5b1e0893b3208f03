import { type Random, randomFrom } from '@cardscape/kernel';

/** A profile's own stream of random numbers: its seed, and how many have been taken. */
export interface Chance {
  readonly seed: string;
  readonly at: number;
}

/** The stream, where it stands. */
export function streamOf({ seed, at }: Chance): Random {
  return { ...randomFrom(seed), at };
}

/** The stream as data again, after numbers have been taken from it. */
export function movedTo({ seed }: Chance, { at }: Random): Chance {
  return { seed, at };
}
