import { mostOf } from '../grammar/cards/phrase.ts';
import type { Slot } from '../tree/places.ts';
import type { Cards, Count, Pick, Tally } from '../tree/tree.ts';
import { tallyPhrase } from './amounts.ts';
import {
  filterPhrase,
  possessive,
  refObject,
  refSubject,
  type Setting,
  type Speech,
} from './filter.ts';
import { sideOf } from './sides.ts';
import { counted, inWords, listed } from './words.ts';

/** Where the cards of an action lie when nothing is said, and whether it takes them from there. */
interface CardsSetting extends Omit<Setting, 'many' | 'holder'> {
  /** One of several that the action takes. */
  readonly listed?: boolean;
}

/** The cards of an action as its object: "two fire units", "it", "the top card of your deck". */
export function cardsObject(cards: Cards, setting: CardsSetting, speech: Speech): string {
  return cardsPhrase(cards, setting, speech, refObject);
}

/** The same as the subject: "those cards" where the object would be "them". */
export function cardsSubject(cards: Cards, slot: Slot, speech: Speech): string {
  return cardsPhrase(cards, { slot }, speech, refSubject);
}

function cardsPhrase(
  cards: Cards,
  setting: CardsSetting,
  speech: Speech,
  ref: typeof refObject,
): string {
  const words = phrase();
  speech.several = areSeveral(cards, speech);
  if (cards.the !== 'that') speech.found = cards.the === 'top' || cards.the === 'bottom';
  speech.chosen ||= comesToMind(cards, setting.slot);
  speech.discarded ||= cards.the === 'pick' && setting.slot === 'discard';
  return words;

  function phrase(): string {
    switch (cards.the) {
      case 'pick':
        return pickPhrase(cards, setting, speech);
      case 'top':
      case 'bottom': {
        const number = cards.n === 1 ? 'card' : counted(cards.n, 'card');
        return `the ${cards.the} ${number} of ${possessive(cards.whose, speech)} deck`;
      }
      case 'list': {
        const anybodys = setting.slot === 'field' && saysWhose(cards.of.at(-1));
        const parts = cards.of.map((part) =>
          cardsPhrase(part, { ...setting, anybodys, listed: true }, speech, refObject),
        );
        return `${parts.length === 2 ? 'both' : 'each of'} ${listed(parts, 'and')}`;
      }
      default:
        return ref(cards, speech);
    }
  }
}

function comesToMind(cards: Cards, slot: Slot): boolean {
  if (cards.the === 'that') return slot === 'play';
  if (cards.the !== 'pick') return false;
  return slot === 'play' || (slot === 'field' && !cards.card.place);
}

/** Whether it ends with whose cards they are, so that all of a list would be. */
const saysWhose = (cards: Cards | undefined): boolean =>
  cards?.the === 'pick' &&
  cards.card.whose !== undefined &&
  (cards.card.place === undefined || cards.card.place === 'dormant');

/** Whether a phrase for these cards takes the plural. */
export function areSeveral(cards: Cards, speech: Speech): boolean {
  switch (cards.the) {
    case 'that':
      return speech.several;
    case 'rest':
    case 'list':
      return true;
    case 'pick':
      return isMany(cards.count) || isRate(cards.count);
    case 'top':
    case 'bottom':
      return cards.n !== 1;
    default:
      return false;
  }
}

/** "two other fire units you control at random", "your hand", "the unit with the lowest attack". */
export function pickPhrase(pick: Pick, setting: CardsSetting, speech: Speech): string {
  // How a half is rounded is said at the end of a list, where it would be of a number and not of a hand.
  if (setting.hand && isWholeHand(pick) && (pick.count === 'all' || !setting.listed)) {
    const hand = `${pick.card.whose ? possessive(pick.card.whose, speech) : setting.hand} hand`;
    return pick.count === 'all' ? hand : `half of ${hand}`;
  }
  const noun = isOfThem(pick)
    ? 'of them'
    : filterPhrase(
        pick.card,
        { ...setting, many: isMany(pick.count) && !isOneOf(pick.count) },
        speech,
      );
  const words = `${isTheMost(pick) ? theMost(pick.count) : countPhrase(pick.count)} ${noun}`;
  if (pick.alike) return `${words} ${alikePhrase(pick.alike)}`;
  if (pick.apart) return `${words} ${apartPhrase(pick.apart, pick.count)}`;
  if (!pick.by) return words;
  return pick.by === 'random'
    ? `${words} at random`
    : `${words} of ${sideOf(pick.by, speech).own} choice`;
}

const apartPhrase = (what: NonNullable<Pick['apart']>, count: Count): string =>
  typeof count === 'object' && 'kinds' in count
    ? `of each ${what}`
    : `${what === 'name' ? 'with' : 'of'} different ${what}s`;

function alikePhrase(what: NonNullable<Pick['alike']>): string {
  if (what === 'column') return 'in the same column';
  if (what === 'adjacent') return 'adjacent to each other';
  if (what === 'across') return 'across from each other';
  return `${what === 'name' ? 'with' : 'of'} the same ${what} as each other`;
}

/** All cards or half of them, and nothing more is said of them than whose they are. */
function isWholeHand({ count, card, by, alike, apart }: Pick): boolean {
  const { noun, whose: _, ...more } = card;
  const half = typeof count === 'object' && 'half' in count && !by && !alike && !apart;
  return (count === 'all' || half) && noun === 'card' && Object.keys(more).length === 0;
}

/** "two of them"; "all of them" would simply be "them". */
const isOfThem = ({ count, card }: Pick): boolean =>
  typeof count === 'object' &&
  card.noun === 'card' &&
  card.place === 'that' &&
  Object.keys(card).length === 2;

/** "the unit with the highest attack", "the two units"; "the equipped unit" is another one. */
const isTheMost = ({ count, card, by }: Pick): boolean =>
  typeof count === 'object' &&
  'n' in count &&
  !!card.most &&
  (count.n > 1 || (!card.states && !card.other)) &&
  !by;

const theMost = (count: Count): string =>
  typeof count === 'object' && 'n' in count && count.n !== 1 ? `the ${inWords(count.n)}` : 'the';

function countPhrase(count: Count): string {
  if (count === 'all') return 'all';
  if (count === 'any') return 'any number of';
  if ('half' in count) return 'half of all';
  if ('downTo' in count) return `all but ${inWords(count.downTo)}`;
  if ('least' in count) return fewToMany(count);
  if ('amount' in count) return `${count.upTo ? 'up to ' : ''}${tallyPhrase(count.amount)}`;
  if ('kinds' in count) return 'one';
  return 'n' in count ? inWords(count.n) : `up to ${inWords(count.upTo)}`;
}

/** "two or more", "one or two", "one to three". */
function fewToMany({ least, most }: Extract<Count, { least: number }>): string {
  if (most === undefined) return `${inWords(least)} or more`;
  return `${inWords(least)} ${most === least + 1 ? 'or' : 'to'} ${inWords(most)}`;
}

/** "all but one unit", "one unit of each rank": several, of which the noun is told of the one. */
const isOneOf = (count: Count): boolean =>
  typeof count === 'object' && (('downTo' in count && count.downTo === 1) || 'kinds' in count);

/** Does a noun after such a number take the plural? */
export function isMany(count: Count): boolean {
  if (typeof count === 'string') return true;
  return isRate(count) ? count.amount.times !== 1 : mostOf(count) !== 1;
}

/** So many for each of others. */
export const isRate = (count: Count): count is { amount: Extract<Tally, { each: unknown }> } =>
  typeof count === 'object' && 'amount' in count && 'each' in count.amount;
