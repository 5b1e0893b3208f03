import type { MatchRecord } from '@cardscape/kernel';
import { writeChoice } from './choices.ts';
import { markDesigns } from './design-marks.ts';
import { toLetters } from './letters.ts';
import { LinkWriter } from './link-parts.ts';
import { writeDesigns } from './packed-designs.ts';

/** So much of a fingerprint is kept at both ends of a match, */
export const WHOLE_CHECK = 8;
/** so much of those on the way, */
const SHORT_CHECK = 2;
/** so many of them, */
const MOST_CHECKS = 16;
/** and so much of the hash of a set. */
const SET_CHECK = 8;

/** The parts that a link may have, by their bits. */
export const HAS = {
  set: 1,
  names: 2,
  takebacks: 4,
  notes: 8,
  cards: 16,
  position: 32,
  /** Fingerprints; old records have none. */
  checks: 64,
  tiers: 128,
} as const;
/** How many bits that are. */
export const HAS_BITS = 8;

/** What stands before the id of a set that does not begin with the name of its game. */
export const WHOLE_ID = '/';

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
  const { set, names, takebacks, notes = [], cards, position, steps, designs = {} } = record;
  const known = new Set(all);
  const { options, named, tiers } = markDesigns(record.options, (text) => known.has(text));
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
      (isChecked(record) ? HAS.checks : 0) |
      (tiers.length > 0 ? HAS.tiers : 0),
    HAS_BITS,
  );
  if (set) {
    link.text(shortSetId(set.id, record.game));
    // What a link or a hand has shortened before may be shorter.
    const hash = set.hash.slice(0, SET_CHECK);
    link.number(hash.length);
    link.hex(hash);
  }
  link.text(record.seed);
  for (const name of names ?? []) link.text(name);
  writeDesigns(link, named, designs, all);
  link.text(JSON.stringify(options), 'options');
  if (tiers.length > 0) writeTiers(link, tiers);
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

/** Copies of a card are often in one tier: 0 stands for the same as before. */
function writeTiers(link: LinkWriter, tiers: readonly number[]): void {
  link.number(tiers.length);
  for (const [at, tier] of tiers.entries())
    link.number(tier === tiers[at - 1] ? 0 : tier + 1, 'tier');
}

/** The id of a set without the name of its game, or whole behind a slash. */
function shortSetId(id: string, game: string): string {
  const rest = id.slice(game.length);
  return id.startsWith(game) && !rest.startsWith(WHOLE_ID) ? rest : `${WHOLE_ID}${id}`;
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
