import type { CardFilter, Cards } from '../tree/tree.ts';

/** How many cards are meant; unknown for those spoken of before. */
export function howMany(cards: Exclude<Cards, { the: 'list' }>): number | undefined {
  switch (cards.the) {
    case 'that':
    case 'rest':
      return undefined;
    case 'pick':
      if (cards.count === 'all' && areTwoOfColumn(cards.card)) return 2;
      return typeof cards.count === 'object' && 'n' in cards.count ? cards.count.n : Number.NaN;
    case 'top':
    case 'bottom':
      return cards.n;
    default:
      return 1;
  }
}

/** "the units in the chosen column": one of each player. */
function areTwoOfColumn({ noun, place, chosen, whose }: CardFilter): boolean {
  const column = place === 'this column' || place === 'that column' || chosen === 'column';
  return column && noun !== 'card' && whose === undefined;
}
