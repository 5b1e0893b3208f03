import type { LinkReader, LinkWriter } from './link-parts.ts';
import {
  CHECK_BITS,
  checkOf,
  codingFor,
  type NameCheck,
  type NameCoding,
  NO_NAMES,
  nameCode,
  together,
} from './name-codes.ts';

/** So much of the hash of a design is kept. */
const DESIGN_CHECK = 2;

/** A design as a link holds it; a hash that is not known is empty. */
export interface PackedDesign {
  readonly code: number;
  readonly hash: string;
}

/** The designs of a match as a link holds them. */
export interface PackedDesigns {
  readonly coding: NameCoding;
  /** Of all their names together. */
  readonly check: NameCheck;
  /** Those that the options name, in the order of their numbers. */
  readonly named: readonly PackedDesign[];
  /** The others that take part, in the order of their codes. */
  readonly others: readonly PackedDesign[];
}

/** Writes the designs that the options name, and the others that take part. */
export function writeDesigns(
  link: LinkWriter,
  named: readonly string[],
  designs: Readonly<Record<string, string>>,
  all: readonly string[],
): void {
  const hashOf = (name: string) => {
    const hash = Object.hasOwn(designs, name) ? (designs[name] ?? '') : '';
    return hash.length < DESIGN_CHECK ? '' : hash.slice(0, DESIGN_CHECK);
  };
  const isNamed = new Set(named);
  const others = Object.keys(designs).filter((name) => !isNamed.has(name) && hashOf(name) !== '');
  const coding = codingFor([...named, ...others], all);
  link.number(named.length);
  link.number(others.length);
  if (named.length + others.length === 0) return;
  link.bits(coding.bits, 5);
  link.bits(coding.salt, 8);
  const check = [...named, ...others].map(checkOf).reduce(together, NO_NAMES);
  for (const half of check) link.bits(half, CHECK_BITS);
  const isWhole = named.every((name) => hashOf(name) !== '');
  link.bits(isWhole ? 1 : 0, 1);
  for (const name of named) {
    link.bits(nameCode(name, coding), coding.bits);
    // A design can be named without taking part.
    if (!isWhole) link.bits(hashOf(name) === '' ? 0 : 1, 1);
    link.hex(hashOf(name));
  }
  let last = 0;
  for (const { code, hash } of others.map(packed(coding, hashOf)).sort(byCode)) {
    link.number(code - last, 'code');
    link.hex(hash);
    last = code;
  }
}

const packed = (coding: NameCoding, hashOf: (name: string) => string) => (name: string) => ({
  code: nameCode(name, coding),
  hash: hashOf(name),
});

const byCode = (one: PackedDesign, other: PackedDesign) => one.code - other.code;

/** Reads what was written so. */
export function readDesigns(link: LinkReader): PackedDesigns {
  const [count, more] = [link.number(), link.number()];
  if (count + more === 0)
    return { coding: { bits: 0, salt: 0 }, check: NO_NAMES, named: [], others: [] };
  const coding = { bits: link.bits(5), salt: link.bits(8) };
  const check = [link.bits(CHECK_BITS), link.bits(CHECK_BITS)] as const;
  const isWhole = link.bits(1) === 1;
  const named = link.times(count, () => {
    const code = link.bits(coding.bits);
    return { code, hash: isWhole || link.bits(1) === 1 ? link.hex(DESIGN_CHECK) : '' };
  });
  let last = 0;
  const others = link.times(more, () => {
    last += link.number('code');
    return { code: last, hash: link.hex(DESIGN_CHECK) };
  });
  return { coding, check, named, others };
}
