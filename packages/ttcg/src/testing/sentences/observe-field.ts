import type { CardLook, Line, Pair } from './look.ts';
import { sends } from './observe-piles.ts';
import { fitsPhrase, starOf } from './phrases.ts';
import {
  goes,
  isCardOf,
  isIn,
  isThere,
  matched,
  nothing,
  type Observer,
  type Observers,
  PRONOUN,
  placeIn,
  some,
  told,
  went,
} from './seeing.ts';

const plays: Observer = (line, [, what = ''], text) => {
  const phrase = isCardOf(
    what.replace(/ (without ranking up|below .*|if .*|in its place|instead)$/g, ''),
  );
  const place = PRONOUN.test(phrase) ? 'any' : /this card/.test(phrase) ? 'any' : placeIn(what);
  const from = place === 'field' ? 'any' : place;
  return goes(
    line,
    phrase.replace(/different /, ''),
    from,
    (card) => card.place === 'field' && card.depth === 0,
    `${text} card`,
  );
};

/** What is played comes to lie just where a card lay that has left the field. */
const playsInPlace: Observer = (line, match, text) =>
  plays(line, match, text) &&
  some(line, ({ before, after }) =>
    after.cards.some(
      (card) =>
        card.place === 'field' &&
        before.cards[card.id]?.place !== 'field' &&
        before.cards.some(
          (left) =>
            left.place === 'field' &&
            left.depth === 0 &&
            left.kind === card.kind &&
            left.seat === card.seat &&
            left.column === card.column &&
            after.cards[left.id]?.place !== 'field',
        ),
    ),
  );

/** A card comes to lie on top of others. */
const ranksUp: Observer = (line) =>
  some(
    line,
    (pair) =>
      went(
        pair,
        (card) => card.place !== 'field' || card.depth > 0,
        (card) => card.place === 'field' && card.depth === 0 && card.under > 0,
      ).length > 0,
  );

/** A card that lay under another is the active one. */
const wakes: Observer = (line) =>
  some(
    line,
    (pair) =>
      went(
        pair,
        (card) => card.place === 'field' && card.depth > 0,
        (card) => card.place === 'field' && card.depth === 0,
      ).length > 0,
  );

/** Something comes to lie under another card. */
const placesUnder: Observer = (line) =>
  some(line, (pair) =>
    went(
      pair,
      () => true,
      (card) => card.place === 'field' && card.depth > 0 && !isThere(pair, card),
    ).some(
      (card) =>
        card.place !== 'field' ||
        card.depth === 0 ||
        card.column !== pair.after.cards[card.id]?.column,
    ),
  );

const places: Observer = (line, match, text) => {
  const [, what = '', to = ''] = match;
  if (/of (?:that|its) stack/.test(to)) return swapsOne(line);
  if (/under/.test(to)) return placesUnder(line, match, text);
  if (/empty space|spell zone/.test(to)) return plays(line, matched('', what), text);
  return sends(line, match, text);
};

/** A card changes its column, or its side. */
const moves: Observer = (line) =>
  some(line, (pair) =>
    went(pair, isIn('field'), (card) => card.place === 'field').some((card) => {
      const now = pair.after.cards[card.id];
      return now !== undefined && (now.column !== card.column || now.seat !== card.seat);
    }),
  );

/** Two cards are each where the other was; or a player has the hand or deck that the other had. */
export const swapsPlaces: Observer = (line, match) => {
  const pile = /^swap your (hand|deck) with/.exec(match.input ?? '')?.[1];
  return some(line, ({ before, after, events, without }) => {
    // Swapped twice, they are where they were.
    if (/^swap the positions/.test(match.input ?? '') && isToldMore(events, without)) return true;
    if (pile !== undefined) {
      const theirs = before.cards.filter((card) => card.place === pile && card.seat === 1);
      return theirs.length > 0 && theirs.every(({ id }) => after.cards[id]?.seat === 0);
    }
    const moved = before.cards.filter(
      (card) => card.place !== 'deck' && !isSamePlace(card, after.cards[card.id]),
    );
    return moved.some((one) =>
      moved.some(
        (other) =>
          one.place === 'field' &&
          isSamePlace(one, after.cards[other.id]) &&
          isSamePlace(other, after.cards[one.id]),
      ),
    );
  });
};

/** Is it told more often that cards change places? */
function isToldMore(events: Pair['events'], without: Pair['events']): boolean {
  const times = (log: Pair['events']) =>
    log.filter((event) => event.type === 'swapped' && event.what === 'places').length;
  return times(events) > times(without);
}

/** Piles have no places of their own. */
function isSamePlace(one: CardLook, other: CardLook | undefined): boolean {
  if (one.place !== other?.place || one.seat !== other.seat) return false;
  return one.place !== 'field' || (one.column === other.column && one.depth === other.depth);
}

const takesControl: Observer = (line) =>
  some(line, (pair) =>
    went(pair, isIn('field'), isIn('field')).some(
      (card) => pair.after.cards[card.id]?.seat !== card.seat,
    ),
  );

/** Has another card come to lie on the star? */
function wasCovered({ before, after }: Pair): boolean {
  const star = starOf(before);
  const now = after.cards[star.id];
  return star.place === 'field' && star.depth === 0 && now?.place === 'field' && now.depth > 0;
}

const tapping =
  (wanted: boolean): Observer =>
  (line, [, what = ''], text) => {
    const phrase = what
      .replace(/ (if|that|during|except|to an?|until) .*$/, '')
      .replace(/\b(un)?tapped\b/, '');
    const isThat = PRONOUN.test(phrase);
    const fits = isThat ? () => true : fitsPhrase(phrase);
    const isSelf = /this card/.test(phrase) && !/(another|other)/.test(phrase);
    return some(line, (pair) => {
      const found = went(
        pair,
        (card, look) => card.place === 'field' && card.tapped !== wanted && fits(card, look),
        (card) => card.place === 'field' && card.tapped === wanted,
      ).filter((card) => !card.isStar || isSelf || (!wanted && /^it\b/.test(phrase)));
      // The star is tapped for its effect: untapped by it, it is as it was.
      const self = isSelf || /^it\b/.test(phrase);
      const undone =
        !wanted && self && told(pair.events, 'untapped') > told(pair.without, 'untapped');
      // What is ranked up is untapped at once, and so is what lies under it (2.2.6).
      const covered = !wanted && ((self && wasCovered(pair)) || (isThat && /ranked up/.test(text)));
      // What echoes works again when it is untapped, and is tapped by that.
      const echoes =
        !wanted &&
        isThat &&
        /echo/.test(text) &&
        told(pair.events, 'untapped') > told(pair.without, 'untapped');
      return found.length > 0 || covered || echoes || (undone && !starOf(pair.after).tapped);
    });
  };

/** Whoever owns a card that was used untaps a unit of theirs. */
const ownerUntaps: Observer = (line) =>
  some(line, (pair) => {
    const owners = pair.events.flatMap((event) =>
      event.type === 'announced' && 'card' in event.subject
        ? [pair.after.cards[event.subject.card]?.owner]
        : [],
    );
    const isTapped = (card: CardLook) => card.place === 'field' && card.tapped;
    const isUntapped = (card: CardLook) => card.place === 'field' && !card.tapped;
    return went(pair, isTapped, isUntapped).some(
      ({ seat, kind }) => kind === 'unit' && owners.includes(seat),
    );
  });

/** A card comes to lie elsewhere on the field. */
function swapsOne(line: Line): boolean {
  return some(
    line,
    (pair) =>
      went(pair, isIn('field'), (card) => card.place === 'field' && !isThere(pair, card)).length >
      0,
  );
}

/** What is played, placed, moved, swapped, tapped and taken. */
export const FIELD_OBSERVERS: Observers = [
  [/^return control of/, takesControl],
  [/^a randomly chosen (.*) is tapped$/, tapping(true)],
  [
    /^add \d+ to the stat bonus/,
    (line) =>
      some(line, ({ before, after }) =>
        after.cards.some(
          (card) => card.kind === 'spell' && card.attack !== before.cards[card.id]?.attack,
        ),
      ),
  ],
  [/^(?:let your opponent |they )?plays? (.* in (?:its|their) place)$/, playsInPlace],
  [/^(?:let your opponent |they )?plays? (?!\w+ additional|an additional)(.*)$/, plays],
  [/^(?:level up|promote|rank (?:it )?up|rank up)\b/, ranksUp],
  [/^place (.*?) ((?:under|on|in an empty|in the discard|at) .*)$/, places],
  [/^put them back/, nothing],
  [/^make (.*) the active card/, ranksUp],
  // What becomes of it is said next.
  [/^remove the top card of a stack/, nothing],
  [/^the card under it becomes active/, wakes],
  [/^move (.*) from under/, (line) => swapsOne(line)],
  [/^move /, moves],
  [/^swap control|^take control/, takesControl],
  [/^(?:you may )?tap (?!or untap)(.*)$/, tapping(true)],
  [/^its owner untaps a unit they control$/, ownerUntaps],
  [/^(this card) untaps\b/, tapping(false)],
  [/^(?:let your opponent |they |that player )?untaps? (.*)$/, tapping(false)],
  [
    /^tap or untap (.*)$/,
    (line, match, text) => tapping(true)(line, match, text) || tapping(false)(line, match, text),
  ],
];
