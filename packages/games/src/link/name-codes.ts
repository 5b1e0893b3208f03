import { digest } from '@cardscape/kernel';

/** How names of designs are shortened in a link. */
export interface NameCoding {
  readonly bits: number;
  readonly salt: number;
}

/** Enough that few designs which come later have the code of one that is named. */
const FEWEST_BITS = 12;
const MOST_BITS = 24;
const MOST_SALTS = 256;

/** A few bits of a name that tell it from most others. */
export function nameCode(name: string, { bits, salt }: NameCoding): number {
  let hash = Math.imul(salt + 1, 0x9e3779b1) ^ 0x811c9dc5;
  for (let place = 0; place < name.length; place++)
    hash = Math.imul(hash ^ name.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> (32 - bits);
}

/** The shortest coding in which each of the named designs can be told from all others. */
export function codingFor(named: readonly string[], all: readonly string[]): NameCoding {
  for (let bits = FEWEST_BITS; bits < MOST_BITS; bits++)
    for (let salt = 0; salt < MOST_SALTS; salt++)
      if (isPlain(named, all, { bits, salt })) return { bits, salt };
  return { bits: MOST_BITS, salt: 0 };
}

function isPlain(named: readonly string[], all: readonly string[], coding: NameCoding): boolean {
  const codes = new Map<number, string>();
  for (const name of named) {
    const code = nameCode(name, coding);
    if (codes.has(code)) return false;
    codes.set(code, name);
  }
  return all.every((name) => {
    const other = codes.get(nameCode(name, coding));
    return other === undefined || other === name;
  });
}

/** How many bits each half of a name check has. */
export const CHECK_BITS = 24;
const CHECK_DIGITS = CHECK_BITS / 4;

/**
 * What makes sure of many names at once. A code alone may fit a design that came after the one it was
 * made of was gone; all together they have to give this too.
 */
export type NameCheck = readonly [number, number];

/** The check of one name. */
export function checkOf(name: string): NameCheck {
  const hash = digest(name);
  const part = (at: number) => Number.parseInt(hash.slice(at, at + CHECK_DIGITS), 16);
  return [part(0), part(CHECK_DIGITS)];
}

/** Adds one check to another; the same again takes it away. */
export function together([first, second]: NameCheck, [more, other]: NameCheck): NameCheck {
  return [first ^ more, second ^ other];
}

/** The check of no name at all. */
export const NO_NAMES: NameCheck = [0, 0];
