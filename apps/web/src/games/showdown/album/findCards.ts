import type { CardDesign } from '@cardscape/showdown/tools';
import { typeOrder } from '../profiles/order.ts';

/** What is looked for: words that must all be there, and a type and an element; empty where any will do. */
export interface CardSearch {
  readonly words: string;
  readonly type: string;
  readonly element: string;
}

/** The cards that a search finds: by element, then by type, level and name. */
export function findCards(
  designs: readonly CardDesign[],
  { words, type, element }: CardSearch,
): readonly CardDesign[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return designs
    .filter(
      (design) =>
        (type === '' || design.type === type) &&
        (element === '' || design.element === element) &&
        wanted.every((word) => saidOn(design).includes(word)),
    )
    .toSorted(
      (one, other) =>
        one.element.localeCompare(other.element, 'en') ||
        typeOrder.indexOf(one.type) - typeOrder.indexOf(other.type) ||
        one.level - other.level ||
        one.name.localeCompare(other.name, 'en'),
    );
}

/** All words of a card, small. */
function saidOn({ name, ...rest }: CardDesign): string {
  const texts = Object.values(rest).filter((value) => typeof value === 'string');
  return [name, ...texts].join(' ').toLowerCase();
}
