import type { Act, CardFilter, Cards, Place, Whose } from '../../tree/tree.ts';

/** What is done to all cards that fit, and can be done to those of one row. */
type Plain = Extract<Act, { do: 'destroy' | 'tap' | 'untap' | 'reveal' | 'look' }>;

const SIDES: readonly Whose[] = ['your', 'opponent'];
const ZONES: readonly Place[] = ['unit zone', 'spell zone'];

/**
 * "tap all units in a row": to those of one row, whichever; nothing where that is not said of all cards of a kind
 * that lie anywhere on the field. A row of units, or of spells, is told by whose it is.
 */
export function inEachRow(act: Plain): Plain[] | undefined {
  const { cards } = act;
  if (!isAnywhere(cards)) return undefined;
  const { card } = cards;
  return SIDES.flatMap((whose) =>
    (card.noun === 'card' ? ZONES : [undefined]).map((place) => ({
      ...act,
      cards: { ...cards, card: { ...card, whose, ...(place && { place }) } },
    })),
  );
}

function isAnywhere(cards: Cards): cards is Extract<Cards, { the: 'pick' }> {
  if (cards.the !== 'pick' || cards.count !== 'all') return false;
  const { whose, place, beside, row }: CardFilter = cards.card;
  return !whose && !place && !beside && !row;
}
