import type { Look } from './look.ts';
import { fitsPhrase, numberIn } from './phrases.ts';
import { type Observer, type Observers, some } from './seeing.ts';

const handOf = ({ cards }: Look) =>
  cards.filter(({ place, seat }) => place === 'hand' && seat === 0).length;

/** How many cards a hand may have at the end of a turn. */
const USUAL = 10;

/** At the end of a turn more cards are kept than without the text. */
const keeps =
  (isKept: (hand: number) => boolean): Observer =>
  (line) =>
    some(
      line,
      ({ before, after }) =>
        after.turn === before.turn && handOf(before) === USUAL && isKept(handOf(after)),
    );

/** One more card can be played than without the text, once such a card is played. */
function isFree(isCounted: ReturnType<typeof fitsPhrase>): Observer {
  return (line) =>
    some(
      line,
      ({ before, after }) =>
        after.plays[0] === before.plays[0] + 1 &&
        after.cards.some((card) => card.place === 'field' && isCounted(card, after)),
    );
}

/** You have a turn that is your opponent's without the text. */
const extraTurn: Observer = (line) =>
  some(line, ({ events, without }) =>
    events.some(
      (event) =>
        event.type === 'turn' &&
        event.seat === 0 &&
        without.some(
          (other) => other.type === 'turn' && other.turn === event.turn && other.seat === 1,
        ),
    ),
  );

/** An effect of the star is used by another card, and only with the text. */
const lendsEffects: Observer = ({ offers }) =>
  offers.some(({ added, look }) =>
    added.some(({ act, card }) => act === 'use' && card !== undefined && look.cards[card]?.isStar),
  );

/** What is said of how many cards are held, drawn and played in a turn, and of turns. */
export const LIMIT_OBSERVERS: Observers = [
  [/^take an extra turn\b/, extraTurn],
  [/^that card can use the effects of this card/, lendsEffects],
  [/^you have no maximum hand size/, keeps((hand) => hand > USUAL)],
  [
    /^your hand size limit is (\w+) cards/,
    (line, match, text) => keeps((hand) => hand === numberIn(match[1] ?? ''))(line, match, text),
  ],
  [/^this card does not count toward the limit of ten cards/, keeps((hand) => hand === USUAL + 1)],
  [
    /^this card does not count toward the limit of two cards played/,
    isFree(({ isStar }) => isStar),
  ],
  [
    /^the first (\w+ unit) you play each turn does not count toward/,
    (line, match, text) => isFree(fitsPhrase(`a ${match[1]}`))(line, match, text),
  ],
];
