/** How names of designs are shortened in a link. */
export interface NameCoding {
  readonly bits: number;
  readonly salt: number;
}

const FEWEST_BITS = 8;
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
