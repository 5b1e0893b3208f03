import { DEFAULT_PLACE, isThatPlace, PILES, type Slot } from '../../language/tree/places.ts';
import { slotsOf } from '../../language/tree/slots.ts';
import type {
  Act,
  Amount,
  CardFilter,
  Cards,
  Effect,
  EffectType,
  Pick,
} from '../../language/tree/tree.ts';

/** Acts that take the cards of their first slot from where they lie. */
export const LEAVING: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'destroy',
  'discard',
  'move',
  'play',
]);

/**
 * Whether one thing that an effect does may take the cards that the next one needs: "Discard one card and discard
 * one spell". Most cannot, and need no closer look when they are offered.
 */
export function isContested(acts: readonly Act[]): boolean {
  const needy = acts.filter((act) => slotsOf(act).length > 0);
  const tappers = needy.filter((act) => act.do === 'tap');
  if (tappers.length > 1 || needy.some(choosesTwice)) return true;
  return needy.slice(0, -1).some((act) => LEAVING.has(act.do));
}

/** "One unit and one dragon": they are not the same one. */
function choosesTwice(act: Act): boolean {
  return slotsOf(act).some(
    ({ cards }) => cards.the === 'list' && cards.of.filter(({ the }) => the === 'pick').length > 1,
  );
}

/** What an overload effect costs: another card of the hand. */
const OVERLOAD: Act = {
  do: 'discard',
  who: 'you',
  cards: { the: 'pick', count: { n: 1 }, card: { noun: 'card', other: true } },
};

/** All that is paid for an effect before its targets are chosen, in order. */
export function priceOf({ discards, sentences }: Effect, type: EffectType): readonly Act[] {
  const cost = sentences[0]?.cost ?? [];
  return type === 'overload' ? [discards ? discarding(discards) : OVERLOAD, ...cost] : cost;
}

const discarding = (card: CardFilter): Act => ({
  do: 'discard',
  who: 'you',
  cards: { the: 'pick', count: { n: 1 }, card: { ...card, other: true } },
});

type Part = 'field' | 'hand' | 'discard' | 'deck' | 'points';

/**
 * R-T65. Whether what is paid may take away, or bring about, what comes after it: "Discard a dragon to return a
 * dragon from your discard pile". Only then the ways to pay must be tried.
 */
export function isEntangled(price: readonly Act[], now: readonly Act[]): boolean {
  return price.some((paid, at) => {
    if (paid.do === 'tap' && mayBeThis(paid.cards)) return true;
    const touched = touchedBy(paid);
    const needed = [...price.slice(at + 1).flatMap(neededToPay), ...now.flatMap(neededBy)];
    return needed.some((part) => touched.includes(part));
  });
}

/** "Tap one unit you control": it may be the card that is to be tapped for its effect. */
function mayBeThis(cards: Cards): boolean {
  return cards.the === 'pick' && cards.card.other !== true && cards.card.whose !== 'opponent';
}

/** What is different when something has been paid. */
function touchedBy(act: Act): readonly Part[] {
  switch (act.do) {
    case 'reveal':
    case 'look':
    case 'shuffle':
    case 'skip':
    case 'extraTurn':
      return [];
    case 'points':
    case 'stake':
      return ['points'];
    case 'draw':
      return ['deck', 'hand'];
    case 'mill':
      return ['deck', 'discard'];
    case 'discard':
      return ['hand', 'discard'];
    case 'tap':
    case 'untap':
      return ['field'];
    case 'destroy':
      return ['field', 'discard', 'points'];
    case 'move':
      return [...placesOf(act, true), act.to.zone === 'under' ? 'field' : act.to.zone];
    default:
      return ['field', 'hand', 'discard', 'deck', 'points'];
  }
}

/** Where a cost finds what it is paid with. */
function neededToPay(act: Act): readonly Part[] {
  if (act.do === 'points' || act.do === 'stake') return ['points'];
  return act.do === 'draw' || act.do === 'mill' ? ['deck'] : neededBy(act);
}

/** Where an act finds what it cannot do without; drawing and milling do as much as they can. */
function neededBy(act: Act): readonly Part[] {
  switch (act.do) {
    case 'points':
      return typeof act.change === 'object' && 'amount' in act.change && isRead(act.change.amount)
        ? ['points', 'field']
        : [];
    case 'choose':
      return act.from.flatMap((acts) => acts.flatMap(neededBy));
    case 'counter':
      return act.of || act.targeting ? ['field'] : [];
    case 'rankUp':
      return [...placesOf(act, false), 'field', 'hand'];
    case 'play':
    case 'beside':
    case 'swap':
      return [...placesOf(act, false), 'field'];
    default:
      return placesOf(act, false);
  }
}

const isRead = (amount: Amount): boolean => typeof amount === 'object';

/** Where the cards of an act lie: all of them, or those that it cannot do without. */
function placesOf(act: Act, all: boolean): Part[] {
  return slotsOf(act).flatMap(({ cards, looks }) =>
    (cards.the === 'list' ? cards.of : [cards]).flatMap((part) =>
      all || isNeeded(act, part) ? partsOf(part, looks) : [],
    ),
  );
}

/** Must there be such a card? Of "up to two", and of those that were spoken of before, there need be none. */
function isNeeded(act: Act, cards: Cards): boolean {
  if (cards.the === 'that' || cards.the === 'rest') return false;
  if (cards.the === 'this') return !TRUE_OF_ANY.has(act.do);
  if (cards.the !== 'pick') return true;
  return typeof cards.count === 'object' ? !('upTo' in cards.count) : cards.count === 'all';
}

/** What can be made true of this card as it lies. */
const TRUE_OF_ANY: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'stat',
  'type',
  'subtype',
  'forbid',
]);

function partsOf(cards: Cards, looks: Slot): readonly Part[] {
  if (cards.the === 'top' || cards.the === 'bottom') return ['deck'];
  if (cards.the !== 'pick') return ['field'];
  if (isToldByThat(cards)) return ['field', 'hand', 'discard', 'deck'];
  const place = cards.card.place ?? DEFAULT_PLACE[looks];
  const counted = typeof cards.count === 'object' && 'amount' in cards.count;
  if (counted || cards.card.past) return ['field', 'hand', 'discard'];
  return PILES.includes(place as (typeof PILES)[number])
    ? (place.split(' or ') as Part[])
    : ['field'];
}

/** "Of the same type as it", "other than it": what was paid tells which. */
function isToldByThat({ card: { other, same, versus, place } }: Pick): boolean {
  const told = (as: CardFilter['same'] | CardFilter['versus']) =>
    as !== undefined && ('as' in as ? as.as.the : as.of.the) === 'that';
  return other === 'that' || isThatPlace(place) || told(same) || told(versus);
}
