import type { CardLook, Line, Look, Pair } from './look.ts';
import { countIn, fitsPhrase, isAll } from './phrases.ts';

/** Does a line show what the words of a clause say? `text` is the whole text, in lower case. */
export type Observer = (line: Line, match: RegExpMatchArray, text: string) => boolean;

/** Words, and what must be seen where a clause has them. The first that fits a clause counts. */
export type Observers = readonly (readonly [RegExp, Observer])[];

export type Test = (card: CardLook, look: Look) => boolean;

/** The cards that were such before and are such after. */
export function went({ before, after }: Pair, from: Test, to: Test): CardLook[] {
  return before.cards.filter((card) => {
    const now = after.cards[card.id];
    return now !== undefined && from(card, before) && to(now, after);
  });
}

/** How many have gone from one place to another: these cards, or as many fewer here and more there. */
export function count(pair: Pair, from: Test, to: Test): number {
  const size = (look: Look, test: Test) => look.cards.filter((card) => test(card, look)).length;
  const fewer = size(pair.before, from) - size(pair.after, from);
  const more = size(pair.after, to) - size(pair.before, to);
  return Math.max(went(pair, from, to).length, Math.min(fewer, more));
}

export const isIn =
  (place: CardLook['place'], seat?: number): Test =>
  (card) =>
    card.place === place && (seat === undefined || card.seat === seat);

export const not =
  (test: Test): Test =>
  (card, look) =>
    !test(card, look);

/** Whose doing it is: one of these, each of them, or anybody. */
export function seatsOf(who: string | undefined): { seats: readonly (0 | 1)[]; every: boolean } {
  if (who === undefined || /^(you|your|you each)$/.test(who)) return { seats: [0], every: true };
  if (/^(your opponent|they|your opponent's|their|them)$/.test(who))
    return { seats: [1], every: true };
  if (/^(each player|both players|players)$/.test(who)) return { seats: [0, 1], every: true };
  return { seats: [0, 1], every: false };
}

export function forSeats(who: string | undefined, holds: (seat: 0 | 1) => boolean): boolean {
  const { seats, every } = seatsOf(who);
  return every ? seats.every(holds) : seats.some(holds);
}

/** Does one of the pairs of a line show it? */
export const some = (line: Line, holds: (pair: Pair) => boolean): boolean => line.pairs.some(holds);

/** Are so many meant: exactly, up to it, or at least one where no number is said? */
export function isMany(found: number, phrase: string, slack = 0): boolean {
  if (/^up to|^any number/.test(phrase)) return found >= 1;
  const wanted = /for each|for every|equal to/.test(phrase) ? undefined : countIn(phrase);
  return wanted === undefined ? found >= 1 : found >= wanted && found <= wanted + slack;
}

/** The parts of a clause, as a pattern would have found them. */
export const matched = (...parts: readonly (string | undefined)[]): RegExpMatchArray =>
  parts as RegExpMatchArray;

/** Nothing to be seen by itself: it tells what the next clause is about. */
export const nothing: Observer = () => true;

/** How often something was told. */
export const told = (events: Pair['events'], type: string): number =>
  events.filter((event) => event.type === type).length;

/** Words for cards that were spoken of before. */
export const PRONOUN =
  /^(it|them|that (unit|card|spell)|those|one of them|the rest|the one|the attacking unit|the (unit|card) it|its target|the new card|the defending unit|the card they drew|the first card|the last card)/;

/** Where what was spoken of before is, where nothing is said of a deck or a hand. */
const OPEN: readonly CardLook['place'][] = ['field', 'discard', 'stage'];

/** Cards of a phrase go from one place to another. */
export function goes(
  line: Line,
  phrase: string,
  from: CardLook['place'] | 'any' | 'open',
  to: Test,
  text: string,
): boolean {
  const isThat = PRONOUN.test(phrase);
  const fits = isThat ? () => true : fitsPhrase(phrase, from === 'open' ? 'any' : from);
  const isFrom = (card: CardLook) =>
    from === 'any' || (from === 'open' ? OPEN.includes(card.place) : card.place === from);
  const slack = /\bto\b.*\bto\b|destroy.*destroy|\bcards?\b/.test(text) ? 9 : 0;
  return some(line, (pair) => {
    const from_ = (card: CardLook, look: Look) => isFrom(card) && fits(card, look);
    const found = went(pair, from_, (card, look) => to(card, look) && !isThere(pair, card));
    if (found.length === 0) return false;
    if (!isThat && isAll(phrase) && !/except/.test(phrase))
      return pair.before.cards.filter((card) => from_(card, pair.before)).length === found.length;
    return isThat || isMany(found.length, phrase, slack);
  });
}

/** Is a card just where it was? */
export const isThere = ({ before }: Pair, card: CardLook): boolean => {
  const then = before.cards[card.id];
  return (
    then?.place === card.place &&
    then.seat === card.seat &&
    then.depth === card.depth &&
    then.column === card.column
  );
};

/** Where a phrase says that cards are. */
export function placeIn(phrase: string): CardLook['place'] | 'any' {
  if (/discard pile/.test(phrase)) return 'discard';
  if (/\bdecks?\b/.test(phrase)) return 'deck';
  if (/\bhands?\b/.test(phrase)) return 'hand';
  return 'field';
}

/** A phrase for cards in a pile, as one for cards of a player. */
export const isCardOf = (phrase: string) =>
  phrase.replace(
    / (from|in) (your|their|your opponent's|the) (discard pile|deck|hand|field).*$/,
    (all) => (/opponent's|their/.test(all) ? ' your opponent controls' : ' you control'),
  );

/** Where a destination is: the hand, the discard pile, an end of the deck. */
export function destination(words: string): Test {
  if (/hands?\b/.test(words)) return isIn('hand');
  if (/discard pile/.test(words)) return isIn('discard');
  if (/side of the field/.test(words)) return (card) => card.place === 'field' && card.depth === 0;
  const isDeck = isIn('deck');
  if (/\btop\b/.test(words)) return (card, look) => isDeck(card, look) && card.depth < 3;
  if (/\bbottom\b/.test(words))
    return (card, look) =>
      isDeck(card, look) &&
      card.depth >=
        look.cards.filter((one) => isDeck(one, look) && one.seat === card.seat).length - 4;
  return isDeck;
}
