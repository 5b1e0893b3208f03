/**
 * Seeded, splittable random numbers whose position is data.
 *
 * The generator is Threefry-2x32-20 (Salmon et al., "Parallel Random Numbers: As Easy as 1, 2, 3"):
 * a number is a function of a key and a counter, so the position is one integer, and a stream splits
 * by deriving another key.
 */
export interface Random {
  /** The two words of the key. */
  readonly key: readonly [number, number];
  /** How many numbers have been taken. */
  at: number;
}

const PARITY = 0x1bd11bda;
const ROTATIONS = [13, 15, 26, 6, 17, 29, 16, 24] as const;

/** The two output words of the last call of `threefry`; a fixed place, so that no number allocates. */
const output = new Uint32Array(2);

/** One block of Threefry-2x32 with 20 rounds, written to `output`. */
function threefry(key0: number, key1: number, counter0: number, counter1: number): void {
  const keys = [key0, key1, (PARITY ^ key0 ^ key1) | 0];
  let a = (counter0 + key0) | 0;
  let b = (counter1 + key1) | 0;
  for (let round = 0; round < 20; round++) {
    const turn = ROTATIONS[round & 7] as number;
    a = (a + b) | 0;
    b = ((b << turn) | (b >>> (32 - turn))) ^ a;
    if ((round & 3) === 3) {
      const injection = (round >> 2) + 1;
      a = (a + (keys[injection % 3] as number)) | 0;
      b = (b + (keys[(injection + 1) % 3] as number) + injection) | 0;
    }
  }
  output[0] = a;
  output[1] = b;
}

/** The block for a key and a counter, as unsigned words. For known-answer tests and seeding. */
export function threefryBlock(
  key: readonly [number, number],
  counter: readonly [number, number],
): [number, number] {
  threefry(key[0], key[1], counter[0], counter[1]);
  return [output[0] as number, output[1] as number];
}

/** A stream for a seed: each character of the seed is worked into the key. */
export function randomFrom(seed: string): Random {
  let key: readonly [number, number] = [0x43617264, seed.length];
  for (let i = 0; i < seed.length; i++) key = threefryBlock(key, [seed.charCodeAt(i), i]);
  return { key: [key[0], key[1]], at: 0 };
}

/** An independent stream with a name of its own; the stream it is split from does not move. */
export function split(random: Random, name: string): Random {
  return randomFrom(`${random.key[0]},${random.key[1]},${random.at}/${name}`);
}

/** The next 32 random bits. */
function nextWord(random: Random): number {
  const block = random.at++;
  threefry(random.key[0], random.key[1], block | 0, Math.floor(block / 0x1_0000_0000));
  return output[0] as number;
}

/** A whole number from 0 up to and without `bound`, each equally likely. */
export function below(random: Random, bound: number): number {
  if (!(bound >= 1 && bound <= 0x1_0000_0000)) throw new RangeError(`no number below ${bound}`);
  // Words past the last whole multiple would favour small results, so they are thrown away.
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
  for (;;) {
    const word = nextWord(random);
    if (word < limit) return word % bound;
  }
}

/** One throw of a die with six sides. */
export function rollDie(random: Random): number {
  return below(random, 6) + 1;
}

/** Puts the items in random order, in place (Fisher-Yates). */
export function shuffle<T>(random: Random, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
}
