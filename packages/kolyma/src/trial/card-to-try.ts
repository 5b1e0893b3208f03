import {
  eitherOf,
  fileProblem,
  findNamed,
  type Opening,
  type Problem,
  suggest,
  type TextFile,
} from '@cardscape/kernel';
import { readCardFile } from '../files/read.ts';
import type { CardSet, SpecialCard } from '../files/set-types.ts';
import type { KolymaOpened } from '../opened.ts';
import { cardSetWith } from '../set/card-set-with.ts';

/** A card to try, and the cards that a position may name. */
export interface CardToTry {
  readonly card: SpecialCard;
  readonly set: CardSet;
}

/**
 * Finds the card to try in a file that the game was opened with: the one named, or the first one. Where it
 * is named, what is wrong with the others does not matter: they are left out.
 */
export function cardToTry(
  builtIn: KolymaOpened,
  opening: Opening<KolymaOpened>,
  { path, text }: TextFile,
  name: string | undefined,
): CardToTry | { readonly problems: readonly Problem[] } {
  const problems = 'problems' in opening ? opening.problems : [];
  const inTheWay = name
    ? problems.filter(({ entry }) => entry === undefined || isCalled(entry, name))
    : problems;
  if (inTheWay.length > 0) return { problems: inTheWay };
  const { entries } = readCardFile(text, path);
  const own = entries.flatMap((entry) => (entry.kind === 'special' ? [entry.card] : []));
  const card = name ? findNamed(name, own) : own[0];
  if (!card) return { problems: [noSuchCard(path, own, name)] };
  const set = 'opened' in opening ? opening.opened.cardSet : cardSetWith(builtIn, entries);
  return { card, set };
}

function isCalled(entry: string, name: string): boolean {
  return entry.toLowerCase() === name.toLowerCase();
}

function noSuchCard(path: string, own: readonly SpecialCard[], name: string | undefined): Problem {
  if (own.length === 0 || name === undefined) {
    const message = 'There is no special card in this file.';
    return fileProblem(path, { found: 'none', expected: ['a special card'], message });
  }
  const names = own.map((card) => card.name);
  const likely = suggest(name, names);
  const expected = (likely.length > 0 ? likely : names).map((other) => `"${other}"`);
  const message = `There is no special card "${name}" in this file; expected ${eitherOf(expected)}.`;
  return fileProblem(path, { found: `"${name}"`, expected, message });
}
