import type { CardId, Seat } from '@cardscape/kernel';
import type { Nameable } from '../../language/tree/tree.ts';
import { SUBTYPES } from '../../language/words/lexicon.ts';

/** What a player is asked in the middle of things; the work in hand tells by which effect. */
export type Question =
  | CardsQuestion
  /** Choose yes or no. */
  | { readonly ask: 'whether'; readonly seat: Seat; readonly why: WhetherReason }
  /** Choose a player: the first answer is the one who is asked. */
  | { readonly ask: 'player'; readonly seat: Seat }
  /** Choose one of these options of the choice at work, or that it is enough, which comes last. */
  | {
      readonly ask: 'option';
      readonly seat: Seat;
      readonly from: readonly number[];
      readonly enough: boolean;
    }
  /** Choose a type, a subtype or a rank by its name. */
  | {
      readonly ask: 'name';
      readonly seat: Seat;
      readonly what: Nameable;
      /** What cannot be chosen. */
      readonly not?: readonly string[];
    }
  /** Choose a number, from 0 on: of cards to draw, or of points to lose. */
  | {
      readonly ask: 'number';
      readonly seat: Seat;
      readonly of: 'cards' | 'points';
      readonly most: number;
    }
  /** Choose a zone of the field to which a card is played or moved. */
  | {
      readonly ask: 'place';
      readonly seat: Seat;
      readonly why: 'play' | 'move';
      readonly card: CardId;
      readonly from: readonly string[];
    }
  /** Choose which effect of the chain resolves next: places on it. */
  | { readonly ask: 'link'; readonly seat: Seat; readonly from: readonly number[] }
  /** Choose one of a card's effects. */
  | {
      readonly ask: 'effect';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: readonly number[];
    };

/** Choose cards. */
export interface CardsQuestion {
  readonly ask: 'cards';
  readonly seat: Seat;
  readonly why: CardsReason;
  /** The card that is to be ranked up. */
  readonly base?: CardId;
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
}

/**
 * What cards are chosen for: the act at work, the next target of what is announced, what an overload
 * costs, an equip effect that names no unit, too large a hand, a card to be ranked up, or the order in
 * which cards come to lie on top of a deck or at its bottom.
 */
export type CardsReason =
  | 'act'
  | 'target'
  | 'overload'
  | 'equip'
  | 'handLimit'
  | 'rankUp'
  | 'topOrder'
  | 'bottomOrder';

/**
 * What may be done or not: the effect that is announced, the one in place of a deed, or the acts of the
 * sentence at work: they alone, with what they cost, or as each player decides on them.
 */
export type WhetherReason = 'effect' | 'replace' | 'acts' | 'cost' | 'each';

/** What was answered: the cards, or the place in the list. */
export interface Reply {
  readonly cards: readonly CardId[];
  readonly place: number;
}

/** What can be chosen by its name. */
const NAMES: Record<Nameable, readonly string[]> = {
  type: ['earth', 'water', 'fire', 'air', 'electric', 'light', 'nature', 'dark'],
  subtype: SUBTYPES,
  rank: ['1', '2', '3', '4', '5'],
  column: ['1', '2', '3', '4', '5'],
};

/** What a player can choose from, by its name. */
export function namesFor({
  what,
  not = [],
}: Extract<Question, { ask: 'name' }>): readonly string[] {
  return NAMES[what].filter((name) => !not.includes(name));
}

/** How many answers a question has that asks for one of some words; none if it asks for something else. */
export function answersTo(question: Question): number {
  switch (question.ask) {
    case 'whether':
    case 'player':
      return 2;
    case 'link':
      return question.from.length;
    case 'option':
      return question.from.length + (question.enough ? 1 : 0);
    case 'name':
      return namesFor(question).length;
    case 'number':
      return question.most + 1;
    default:
      return 0;
  }
}
