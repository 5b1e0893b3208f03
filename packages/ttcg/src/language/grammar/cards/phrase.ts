import { DEFAULT_PLACE, type Slot } from '../../tree/places.ts';
import type { Act, CardFilter, CardKind, Cards, Count, Pick, Who, Whose } from '../../tree/tree.ts';

/** A filter while it is read. */
export type Draft = { -readonly [K in keyof CardFilter]: CardFilter[K] };

/** A noun phrase as it stands in the text, before the action says where it looks. */
export interface Phrase {
  readonly filter: Draft;
  /** "you played this turn": those that a player still has. */
  playedBy?: boolean;
  /** "you control", "on your side of the field": on the field, whatever the action. */
  controlled?: true;
  /** "enemy", "friendly": on the field, unless a place is said. */
  enemy?: true;
  by?: Pick['by'];
  /** "each player controls": so many of each of them. */
  ofEach?: true;
  /** Of several kinds, what each is like; what is said of all of them is in the filter. */
  kinds?: CardKind[];
  /** One of them has an article of its own, so that what follows it may be said of it alone. */
  apart?: true;
  /** "other", where that could be other than the card of an event. */
  otherOfEvent?: true;
  /** "other" before the noun: than this card, or than what was just discarded (R-T75). */
  otherBefore?: true;
  /** "except the one with the highest attack" of them. */
  exceptMost?: NonNullable<CardFilter['most']>;
  /** "units and spells". */
  joinedByAnd?: true;
  /** "a card under each unit", so that there is one of it for each of those. */
  forEachBeside?: true;
  /** "all", "each": every one of them is meant. */
  all?: true;
  /** Of the last noun. */
  number: 'one' | 'many' | 'either';
}

/**
 * What after a noun says where the cards go: under a card, below or above it, or only the latter; or, of what
 * lies near a card, where.
 */
export type Kept = 'all' | 'beside' | 'near' | undefined;

/** Phrases begin so: how many, and what the determiner says besides. */
export interface Determiner {
  readonly count?: Count;
  readonly other?: true;
  readonly whose?: Whose;
  /** "the", which needs something that tells the card from all others. */
  readonly the?: true;
  /** "of them": among the cards last spoken of. */
  readonly those?: true;
}

/** An empty phrase. */
export function newPhrase(): Phrase {
  return { filter: { noun: 'card' }, number: 'one' };
}

/** Whether a description says where the cards are, if only by what has become of them. */
export const isPlaced = ({ place, beside, past }: CardFilter): boolean =>
  place !== undefined || beside !== undefined || past !== undefined;

/** Whether cards of that player are the doer's own. */
function isOwn(whose: Whose | undefined, doer: Who): boolean {
  if (doer === 'you') return whose === 'your';
  return whose === 'their' || (doer === 'opponent' && whose === 'opponent');
}

/** The filter for an action that looks in the slot, without what goes without saying there. */
export function settle(phrase: Phrase, slot: Slot, doer: Who): CardFilter {
  const { filter } = phrase;
  const usual = DEFAULT_PLACE[slot];
  if (phrase.controlled || (phrase.enemy && usual === 'hand')) filter.place ??= 'field';
  if (usual === 'hand') {
    const inHand = filter.place === undefined || filter.place === 'hand';
    if (inHand && isOwn(filter.whose, doer)) delete filter.whose;
  }
  const implied = usual === 'anywhere' && filter.place === 'field' && filter.whose;
  if (filter.place === usual || implied) delete filter.place;
  return filter;
}

/** A pick of so many. */
export function pickOf(count: Count, card: CardFilter, by?: Pick['by']): Pick {
  return by ? { the: 'pick', count, card, by } : { the: 'pick', count, card };
}

/** Whether the cards are two that lie in some way to each other: what is done, is done to both. */
export const isPair = (cards: Cards): boolean =>
  cards.the === 'pick' && (cards.alike === 'adjacent' || cards.alike === 'across');

/** Whether the cards are more than one, as far as the text says. */
export function isPlural(cards: Cards): boolean {
  if (cards.the === 'list') return true;
  if (cards.the === 'top' || cards.the === 'bottom') return cards.n > 1;
  if (cards.the !== 'pick') return cards.the === 'rest';
  const { count } = cards;
  if (typeof count === 'string') return true;
  return mostOf(count) > 1;
}

/** The most cards that a number lets somebody choose. */
export function mostOf(count: Exclude<Count, string>): number {
  if ('least' in count) return count.most ?? Number.POSITIVE_INFINITY;
  if ('amount' in count || 'half' in count || 'downTo' in count || 'kinds' in count)
    return Number.POSITIVE_INFINITY;
  return 'n' in count ? count.n : count.upTo;
}

/** Whether more than one card is chosen, and not all. */
export const isSeveral = (count: Count): boolean =>
  count === 'any' || (typeof count === 'object' && mostOf(count) > 1);

/** "Enemy units must attack this card while it is tapped": "it" is none of several. */
export const isOfSeveralOntoThis = (act: Act | undefined): boolean =>
  act?.do === 'compel' && act.onto === 'this' && isPlural(act.cards);
