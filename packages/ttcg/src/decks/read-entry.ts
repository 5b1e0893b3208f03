import { type Finding, nearestOf, quoted } from '@cardscape/kernel';
import { type CardSet, nameKey } from '../set/card-set.ts';
import { TIER_NAMES, type Tier } from '../set/design.ts';
import type { DeckEntry } from './deck.ts';
import { unknownCard } from './unknown-card.ts';

/** Takes note of what is wrong, so many characters into a line. */
export type ReportAt = (offset: number, finding: Finding) => void;

const MOST_COPIES = 99;
const LONGEST_LINE = 200;

/** Count, name and tier of "2x Cairn Pup (Primal Rare)". */
const ENTRY =
  /^(?<count>\d+)(?:[x×](?=\s))?\s+(?<name>[^()]*[^()\s])(?:\s*\((?<tier>[^()]*)\))?$/iu;

/** Reads one line of a deck list; with a set, its name must be known there. */
export function readEntry(
  text: string,
  report: ReportAt,
  set: CardSet | undefined,
): DeckEntry | undefined {
  const entry = text.length > LONGEST_LINE ? null : ENTRY.exec(text);
  const { count = '', name = '', tier } = entry?.groups ?? {};
  if (name === '') {
    const expected = ['how many and of what, as in "2 Cairn Pup" or "1 Cairn Pup (Primal Rare)"'];
    report(0, { found: quoted(text), expected });
    return undefined;
  }
  const copies = Number(count);
  if (copies < 1 || copies > MOST_COPIES) {
    report(0, { found: `${quoted(count)} copies`, expected: [`1 to ${MOST_COPIES}`] });
    return undefined;
  }
  const tierNumber = tier === undefined ? 0 : readTier(tier, text.lastIndexOf(tier), report);
  const known = set ? knownName(name, text.indexOf(name, count.length), report, set) : name;
  if (tierNumber === undefined || known === undefined) return undefined;
  return { name: known, tier: tierNumber, count: copies };
}

function readTier(written: string, offset: number, report: ReportAt): Tier | undefined {
  const tier = TIER_NAMES.findIndex((name) => nameKey(name) === nameKey(written));
  if (tier >= 0) return tier as Tier;
  report(offset, {
    found: quoted(written),
    expected: TIER_NAMES,
    ...nearestOf(written, TIER_NAMES),
  });
  return undefined;
}

function knownName(
  name: string,
  offset: number,
  report: ReportAt,
  set: CardSet,
): string | undefined {
  const design = set.find(name);
  if (design) return design.name;
  const expected = ['the name of a card'];
  report(offset, { found: quoted(name), expected, ...unknownCard(name, set) });
  return undefined;
}
