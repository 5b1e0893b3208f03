import type { Act, Sentence } from './tree.ts';
import { visit } from './walk.ts';

const THAT_PLACES: ReadonlySet<unknown> = new Set([
  'that',
  'under that',
  'below that',
  'above that',
  'that column',
  'next to that',
]);

/** Does a place lie beside or among the cards last spoken of? */
export const isThatPlace = (place: unknown): boolean => THAT_PLACES.has(place);

/** "it", "that many", "the rest": does a part of a text speak of what came before it? */
export function pointsBack(part: unknown): boolean {
  let found = false;
  visit(part, (key, value) => {
    found ||=
      (key === 'the' && (value === 'that' || value === 'rest' || value === 'points')) ||
      (key === 'equal' && value === 'that many') ||
      (key === 'place' && isThatPlace(value));
  });
  return found;
}

/** Is an act done by both players, each for themselves? */
export function isOfBoth(act: Act): boolean {
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  return who === 'both';
}

/**
 * R-T49. "Each player discards their hand, then draws that many cards": each does all of it, one after the
 * other, since what is spoken of is their own.
 */
export function isDoneApart({ acts }: Sentence): boolean {
  return acts.length > 1 && acts.every(isOfBoth) && acts.slice(1).some(pointsBack);
}
