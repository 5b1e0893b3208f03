import { isThatPlace } from './places.ts';
import type { Act, Sentence } from './tree.ts';
import { visit } from './walk.ts';

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
