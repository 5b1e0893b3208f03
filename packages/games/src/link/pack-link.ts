import type { MatchRecord } from '@cardscape/kernel';
import { writeChoice } from './choices.ts';
import { markDesigns } from './design-marks.ts';
import { toLetters } from './letters.ts';
import { LinkWriter } from './link-parts.ts';
import { codingFor, nameCode } from './name-codes.ts';

/** So much of a fingerprint is kept at both ends of a match, */
export const WHOLE_CHECK = 8;
/** so much of those on the way, */
const SHORT_CHECK = 2;
/** so many of them, */
const MOST_CHECKS = 16;
/** and so much of the hash of a set and of each design. */
export const SET_CHECK = 8;
export const DESIGN_CHECK = 2;

/** The parts that a link may have, by their bits. */
export const HAS = {
  set: 1,
  names: 2,
  takebacks: 4,
  notes: 8,
  cards: 16,
  position: 32,
  /** Hashes of the designs; old records do not have them, */
  designs: 64,
  /** and no fingerprints either. */
  checks: 128,
} as const;
/** How many bits that are. */
export const HAS_BITS = 8;

/** How much of the fingerprint after a step a link keeps. */
export function checkLength(at: number, steps: number): number {
  if (at === steps - 1) return WHOLE_CHECK;
  const stride = Math.max(1, Math.ceil(steps / MOST_CHECKS));
  return at % stride === stride - 1 ? SHORT_CHECK : 0;
}

/**
 * Packs a record into letters, digits, `-` and `_`. `all` are the ids of all designs of its game: a name
 * needs only so many bits that it cannot be taken for another.
 */
export function packLink(record: MatchRecord, all: readonly string[]): string {
  const { set, names, takebacks, notes = [], cards, position, steps, designs } = record;
  const known = new Set(all);
  const { options, named } = markDesigns(record.options, (text) => known.has(text));
  const link = new LinkWriter();
  link.text(record.game);
  link.number(record.version);
  link.bits(
    (set ? HAS.set : 0) |
      (names ? HAS.names : 0) |
      (takebacks.length > 0 ? HAS.takebacks : 0) |
      (notes.length > 0 ? HAS.notes : 0) |
      (cards ? HAS.cards : 0) |
      (position === undefined ? 0 : HAS.position) |
      (designs ? HAS.designs : 0) |
      (isChecked(record) ? HAS.checks : 0),
    HAS_BITS,
  );
  if (set) {
    link.text(set.id.startsWith(record.game) ? set.id.slice(record.game.length) : `/${set.id}`);
    link.hex(set.hash.slice(0, SET_CHECK));
  }
  link.text(record.seed);
  for (const name of names ?? []) link.text(name);
  writeNames(link, named, all);
  link.text(JSON.stringify(options), 'options');
  if (designs) writeDesigns(link, designs, named);
  writeSteps(link, record);
  if (takebacks.length > 0) {
    link.number(takebacks.length);
    for (const { step, dropped } of takebacks) {
      link.number(step);
      link.number(dropped);
    }
  }
  if (notes.length > 0) link.data(notes.map(({ step, text }) => [step, text]));
  if (cards) link.data(cards);
  if (position !== undefined) link.data(position);
  link.number(steps.length % 127);
  return toLetters(link.end());
}

function writeNames(link: LinkWriter, named: readonly string[], all: readonly string[]): void {
  const coding = codingFor(named, all);
  link.number(named.length);
  link.bits(coding.bits, 5);
  link.bits(coding.salt, 8);
  for (const name of named) link.bits(nameCode(name, coding), coding.bits);
}

/** The hashes of the designs that take part: those that the options name, then the others by their ids. */
function writeDesigns(
  link: LinkWriter,
  designs: Readonly<Record<string, string>>,
  named: readonly string[],
): void {
  const others = Object.keys(designs)
    .filter((design) => !named.includes(design))
    .sort();
  link.number(others.length);
  const isKnown = (design: string) => (designs[design] ?? '').length >= DESIGN_CHECK;
  const whole = [...named, ...others].every(isKnown);
  link.bits(whole ? 1 : 0, 1);
  for (const design of [...named, ...others]) {
    // A design can be named without taking part.
    if (!whole) link.bits(isKnown(design) ? 1 : 0, 1);
    if (isKnown(design)) link.hex((designs[design] ?? '').slice(0, DESIGN_CHECK));
  }
}

/** Are all fingerprints known that a link keeps? */
function isChecked({ start, steps }: MatchRecord): boolean {
  return (
    start.length >= WHOLE_CHECK &&
    steps.every(({ hash }, at) => hash.length >= checkLength(at, steps.length))
  );
}

function writeSteps(link: LinkWriter, record: MatchRecord): void {
  const { start, steps } = record;
  const checked = isChecked(record);
  link.number(steps.length);
  if (checked) link.hex(start.slice(0, WHOLE_CHECK));
  for (const [at, { choice, hash }] of steps.entries()) {
    writeChoice(link, choice);
    if (checked) link.hex(hash.slice(0, checkLength(at, steps.length)));
  }
}
