import type { MatchRecord } from '@cardscape/kernel';
import { readChoice } from './choices.ts';
import { unmarkDesigns } from './design-marks.ts';
import { fromLetters } from './letters.ts';
import { LinkReader } from './link-parts.ts';
import { type NameCoding, nameCode } from './name-codes.ts';
import { checkLength, DESIGN_CHECK, HAS, HAS_BITS, SET_CHECK, WHOLE_CHECK } from './pack-link.ts';

/** A design of the game that a link is read with. */
export interface KnownDesign {
  readonly id: string;
  readonly hash: string;
}

/** A record as a link holds it: its designs have yet to be found in the set of whoever reads it. */
export interface PackedRecord {
  readonly record: Omit<MatchRecord, 'options' | 'designs'>;
  /** The options, in which designs stand as marks. */
  readonly options: unknown;
  readonly coding: NameCoding;
  /** The designs that the options name; a hash that is not known is empty. */
  readonly named: readonly { readonly code: number; readonly hash: string }[];
  /** The hashes of the others that take part, by their ids. */
  readonly others: readonly string[];
}

/** Reads the letters of a link; throws if they are damaged. */
export function unpackLink(letters: string): PackedRecord {
  const link = new LinkReader(fromLetters(letters));
  const game = link.text();
  const version = link.number();
  const has = link.bits(HAS_BITS);
  const set = has & HAS.set ? readSet(link, game) : undefined;
  const seed = link.text();
  const names = has & HAS.names ? ([link.text(), link.text()] as const) : undefined;
  const count = link.number();
  const coding = { bits: link.bits(5), salt: link.bits(8) };
  const codes = link.times(count, () => link.bits(coding.bits));
  const options: unknown = JSON.parse(link.text('options'));
  const hashes = has & HAS.designs ? readHashes(link, count) : [];
  const named = codes.map((code, at) => ({ code, hash: hashes[at] ?? '' }));
  const others = hashes.slice(count);
  const { start, steps } = readSteps(link, (has & HAS.checks) !== 0);
  const takebacks =
    has & HAS.takebacks
      ? link.times(link.number(), () => ({ step: link.number(), dropped: link.number() }))
      : [];
  const notes = has & HAS.notes ? (link.data() as [number, string][]) : [];
  const cards = has & HAS.cards ? link.data() : undefined;
  const position = has & HAS.position ? link.data() : undefined;
  if (link.number() !== steps.length % 127) throw new RangeError('the link is damaged');
  const record = {
    format: 2 as const,
    game,
    version,
    ...(set && { set }),
    ...(cards === undefined ? {} : { cards: cards as NonNullable<MatchRecord['cards']> }),
    ...(position === undefined ? {} : { position }),
    seed,
    ...(names && { names }),
    start,
    steps,
    takebacks,
    ...(notes.length > 0 && { notes: notes.map(([step, text]) => ({ step, text })) }),
  };
  return { record, options, coding, named, others };
}

function readSet(link: LinkReader, game: string): { id: string; hash: string } {
  const id = link.text();
  return { id: id.startsWith('/') ? id.slice(1) : game + id, hash: link.hex(SET_CHECK) };
}

/** The hashes of the designs that take part: the named ones first. */
function readHashes(link: LinkReader, named: number): string[] {
  const count = named + link.number();
  const whole = link.bits(1) === 1;
  return link.times(count, () => (whole || link.bits(1) === 1 ? link.hex(DESIGN_CHECK) : ''));
}

function readSteps(link: LinkReader, checked: boolean): Pick<MatchRecord, 'start' | 'steps'> {
  const count = link.number();
  const start = checked ? link.hex(WHOLE_CHECK) : '';
  const steps = link.times(count, (at) => ({
    choice: readChoice(link),
    hash: checked ? link.hex(checkLength(at, count)) : '',
  }));
  return { start, steps };
}

/**
 * The options of a packed record with the designs of a set, or how many of them the set does not have.
 * Throws if the options are damaged.
 */
export function findDesigns(
  { options, coding, named }: PackedRecord,
  known: readonly KnownDesign[],
):
  | { readonly options: unknown; readonly designs: Record<string, string> }
  | { readonly missing: number } {
  const byCode = byCodeOf(known, coding);
  const found = named.map(({ code, hash }) => {
    const fitting = byCode.get(code) ?? [];
    return { hash, id: (fitting.find((one) => one.hash.startsWith(hash)) ?? fitting[0])?.id };
  });
  const missing = found.filter(({ id }) => id === undefined).length;
  if (missing > 0) return { missing };
  const ids = found.map(({ id }) => id as string);
  return {
    options: unmarkDesigns(options, ids),
    designs: Object.fromEntries(
      found.flatMap(({ id, hash }) => (hash === '' ? [] : [[id as string, hash]])),
    ),
  };
}

function byCodeOf(known: readonly KnownDesign[], coding: NameCoding): Map<number, KnownDesign[]> {
  const groups = new Map<number, KnownDesign[]>();
  for (const design of known) {
    const code = nameCode(design.id, coding);
    const group = groups.get(code);
    if (group) group.push(design);
    else groups.set(code, [design]);
  }
  return groups;
}
