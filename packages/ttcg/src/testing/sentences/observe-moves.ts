import type { CardLook, Line, Look, Pair } from './look.ts';
import { countIn, fitsPhrase, isAll, starOf } from './phrases.ts';

/** Does a line show what the words of a clause say? `text` is the whole text, in lower case. */
export type Observer = (line: Line, match: RegExpMatchArray, text: string) => boolean;

/** Words, and what must be seen where a clause has them. The first that fits a clause counts. */
export type Observers = readonly (readonly [RegExp, Observer])[];

type Test = (card: CardLook, look: Look) => boolean;

/** The cards that were such before and are such after. */
export function went({ before, after }: Pair, from: Test, to: Test): CardLook[] {
  return before.cards.filter((card) => {
    const now = after.cards[card.id];
    return now !== undefined && from(card, before) && to(now, after);
  });
}

/** How many have gone from one place to another: these cards, or as many fewer here and more there. */
function count(pair: Pair, from: Test, to: Test): number {
  const size = (look: Look, test: Test) => look.cards.filter((card) => test(card, look)).length;
  const fewer = size(pair.before, from) - size(pair.after, from);
  const more = size(pair.after, to) - size(pair.before, to);
  return Math.max(went(pair, from, to).length, Math.min(fewer, more));
}

const isIn =
  (place: CardLook['place'], seat?: number): Test =>
  (card) =>
    card.place === place && (seat === undefined || card.seat === seat);

const not =
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

function forSeats(who: string | undefined, holds: (seat: 0 | 1) => boolean): boolean {
  const { seats, every } = seatsOf(who);
  return every ? seats.every(holds) : seats.some(holds);
}

const some = (line: Line, holds: (pair: Pair) => boolean): boolean => line.pairs.some(holds);

/** Are so many meant: exactly, up to it, or at least one where no number is said? */
export function isMany(found: number, phrase: string, slack = 0): boolean {
  if (/^up to|^any number/.test(phrase)) return found >= 1;
  const wanted = /for each|for every|equal to/.test(phrase) ? undefined : countIn(phrase);
  return wanted === undefined ? found >= 1 : found >= wanted && found <= wanted + slack;
}

const WHO =
  '(?:(you|your opponent|they|each player|both players|that player|its owner|its owning player|the player whose turn it is) )?(?:may )?(?:each )?';

const draws: Observer = (line, [, who, what = ''], text) => {
  const again = (text.match(/\bdraw/g)?.length ?? 0) > 1;
  const slack = again || /discard/.test(text) ? 99 : 0;
  return some(line, (pair) =>
    forSeats(who, (seat) => {
      const whose = /opponent's deck/.test(what) ? 1 : seat;
      const to = /discard/.test(text) ? not(isIn('deck', whose)) : isIn('hand', seat);
      const found = count(pair, isIn('deck', whose), to);
      if (/until you have/.test(what)) return found >= 1;
      // What is put on top of the deck and drawn again has not moved.
      const same = /on the top of your deck/.test(text);
      if (same && told(pair.events, 'drew') > told(pair.without, 'drew')) return true;
      return isMany(found, what, slack);
    }),
  );
};

const mills: Observer = (line, [, who, what = '']) => {
  const owner = /your opponent's deck/.test(what) ? 'your opponent' : who;
  return some(line, (pair) =>
    forSeats(owner, (seat) => {
      const found = count(pair, isIn('deck', seat), isIn('discard', seat));
      return /until|^half|equal to|for each/.test(what) ? found >= 1 : isMany(found, what);
    }),
  );
};

const discards: Observer = (line, [, who, what = '']) =>
  some(line, (pair) =>
    forSeats(who, (seat) => {
      const fits = /^(it|them|that card|the card)|hands?$/.test(what)
        ? not(() => false)
        : fitsPhrase(plain(what), 'any');
      const anyone = /^(it|them)$/.test(what);
      const found = went(
        pair,
        (card, look) =>
          card.place !== 'field' &&
          card.place !== 'discard' &&
          fits(asIf(card), look) &&
          (anyone || card.seat === seat),
        isIn('discard'),
      ).length;
      return /entire|hands?$|half|all|for each|rest/.test(what)
        ? found >= 1
        : isMany(found, what, 9);
    }),
  );

/** "in their hand" says where, not whose: that is told by who does it. */
const plain = (what: string) =>
  what
    .replace(/ (in|from|of) (your|their|your opponent's) .*$/, '')
    .replace(/ of your choice| at random/, '');
const asIf = (card: CardLook): CardLook => card;

const PRONOUN =
  /^(it|them|that (unit|card|spell)|those|one of them|the rest|the one|the attacking unit|the (unit|card) it|its target|the new card|the defending unit|the card they drew|the first card|the last card)/;

/** Cards of a phrase go from one place to another. */
function goes(
  line: Line,
  phrase: string,
  from: CardLook['place'] | 'any',
  to: Test,
  text: string,
): boolean {
  const isThat = PRONOUN.test(phrase);
  const fits = isThat ? () => true : fitsPhrase(phrase, from);
  const slack = /\bto\b.*\bto\b|destroy.*destroy|\bcards?\b/.test(text) ? 9 : 0;
  return some(line, (pair) => {
    const from_ = (card: CardLook, look: Look) =>
      (from === 'any' || card.place === from) && fits(card, look);
    const found = went(pair, from_, (card, look) => to(card, look) && !isThere(pair, card));
    if (found.length === 0) return false;
    if (!isThat && isAll(phrase) && !/except/.test(phrase))
      return pair.before.cards.filter((card) => from_(card, pair.before)).length === found.length;
    return isThat || isMany(found.length, phrase, slack);
  });
}

const isThere = ({ before }: Pair, card: CardLook): boolean => {
  const then = before.cards[card.id];
  return (
    then?.place === card.place &&
    then.seat === card.seat &&
    then.depth === card.depth &&
    then.column === card.column
  );
};

const destroys: Observer = (line, [, what = ''], text) => {
  const both =
    /^both (.*) and (.*)$/.exec(what) ??
    /^(your unit .*) and (your opponent's unit .*)$/.exec(what);
  if (both)
    return [both[1], both[2]].every((one = '') => goes(line, one, 'field', isIn('discard'), text));
  const either = /^(an? .*) or (an? .*)$/.exec(what);
  if (either)
    return [either[1], either[2]].some((one = '') =>
      goes(line, one, 'field', isIn('discard'), `${text} card`),
    );
  const isPart = / (?:that|whose) /.test(what);
  const phrase = what
    .replace(/^(all|each|every)\b/, (all) => (isPart ? 'any number of' : all))
    .replace(/,? (together with|if|unless|that|whose) .*$/, '')
    .replace(/^half of /, 'up to two of ')
    .replace(/^the rest/, 'it')
    .replace(/ equipped to .*$/, '')
    .replace(/ of their choice| of your choice| among them/g, '');
  return goes(line, phrase, 'field', isIn('discard'), text);
};

/** Where a phrase says that cards are. */
function placeIn(phrase: string): CardLook['place'] | 'any' {
  if (/discard pile/.test(phrase)) return 'discard';
  if (/\bdecks?\b/.test(phrase)) return 'deck';
  if (/\bhands?\b/.test(phrase)) return 'hand';
  return 'field';
}

const isCardOf = (phrase: string) =>
  phrase.replace(
    / (from|in) (your|their|your opponent's|the) (discard pile|deck|hand|field).*$/,
    (all) => (/opponent's|their/.test(all) ? ' your opponent controls' : ' you control'),
  );

/** Where a destination is: the hand, the discard pile, an end of the deck. */
function destination(words: string): Test {
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

const sends: Observer = (line, [, what = '', to = ''], text) => {
  const place = PRONOUN.test(what) ? 'any' : placeIn(what);
  const phrase = isCardOf(
    what.replace(/^(the top \w+ cards?|the top card) of/, 'up to four cards from'),
  );
  if (/under/.test(what)) return goesFromUnder(line, to);
  return goes(line, phrase, place, destination(to), text);
};

/** Cards that lay under others go somewhere. */
function goesFromUnder(line: Line, to: string): boolean {
  const arrives = destination(to);
  return some(
    line,
    (pair) => went(pair, (card) => card.place === 'field' && card.depth > 0, arrives).length > 0,
  );
}

const adds: Observer = (line, [, what = ''], text) => {
  if (/under this card/.test(what)) return goesFromUnder(line, 'hand');
  const phrase = isCardOf(
    what.replace(/^the top card of/, 'one card from').replace(/^(all .*) among them/, 'it'),
  );
  return goes(
    line,
    phrase,
    PRONOUN.test(phrase) ? 'any' : placeIn(what),
    isIn('hand'),
    `${text} card`,
  );
};

const recovers: Observer = (line, [, what = ''], text) => {
  const phrase = PRONOUN.test(what) ? what : isCardOf(what);
  const to = /side of the field/.test(what) ? isIn('field') : isIn('hand');
  return goes(line, phrase.replace(/ to your.*$/, ''), 'discard', to, `${text} card`);
};

const searches: Observer = (line, [, where = '', what = '']) => {
  const from = /discard/.test(where) ? 'discard' : 'any';
  const fits = fitsPhrase(what.replace(/(with|that).*$/, ''), 'any');
  const whose = /opponent/.test(where) ? 1 : 0;
  return some(line, (pair) => {
    const left = (card: CardLook, look: Look) =>
      ['deck', 'discard', 'hand'].includes(card.place) && card.seat === whose && fits(card, look);
    return (
      went(
        pair,
        left,
        (card) => card.place !== pair.before.cards[card.id]?.place && (from === 'any' || true),
      ).length > 0
    );
  });
};

const shuffles: Observer = (line, [, what = '']) => {
  const into = /^(.*) into (.*)$/.exec(what);
  if (!into)
    return some(
      line,
      ({ events, without }) => told(events, 'shuffled') > told(without, 'shuffled'),
    );
  const [, phrase = '', to = ''] = into;
  const place = /discard pile$/.test(to) ? 'discard' : 'deck';
  return some(
    line,
    (pair) => went(pair, (card) => card.place !== place, isIn(place)).length > 0 && phrase !== '',
  );
};

export const told = (events: Pair['events'], type: string): number =>
  events.filter((event) => event.type === type).length;

/** Somebody sees what they did not see before. */
const shows: Observer = (line) =>
  some(line, ({ before, after, events, without }) => {
    const seen = after.cards.some(
      (card) => (card.known & ~(before.cards[card.id]?.known ?? 0)) !== 0,
    );
    const said = ['revealed', 'looked', 'searched'].some(
      (type) => told(events, type) > told(without, type),
    );
    return seen || said;
  });

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

const ranksUp: Observer = (line) =>
  some(line, (pair) =>
    went(
      pair,
      (card) => card.place !== 'field' || card.depth > 0,
      (card) => card.place === 'field' && card.depth === 0 && card.under > 0,
    ).some(
      (card) =>
        ((pair.after.cards[card.id]?.column ?? -1) >= 0 &&
          pair.before.cards[card.id]?.place !== 'field') ||
        card.place === 'field',
    ),
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
  if (/under/.test(to)) return placesUnder(line, match, text);
  if (/empty space|spell zone/.test(to))
    return plays(line, ['', what] as unknown as RegExpMatchArray, text);
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

/** Two cards are each where the other was, in whatever way. */
const swapsPlaces: Observer = (line) =>
  some(line, (pair) => {
    const moved = pair.before.cards.filter((card) => {
      const now = pair.after.cards[card.id] as CardLook;
      return (
        now.place !== card.place ||
        now.column !== card.column ||
        now.seat !== card.seat ||
        (card.place === 'field' && now.depth !== card.depth)
      );
    });
    return moved.length >= 2;
  });

const takesControl: Observer = (line) =>
  some(line, (pair) =>
    went(pair, isIn('field'), isIn('field')).some(
      (card) => pair.after.cards[card.id]?.seat !== card.seat,
    ),
  );

const tapping =
  (wanted: boolean): Observer =>
  (line, [, what = '']) => {
    const phrase = what
      .replace(/ (if|that|during|except|to an?|until) .*$/, '')
      .replace(/\b(un)?tapped\b/, '');
    const fits = PRONOUN.test(phrase) ? () => true : fitsPhrase(phrase);
    const isSelf = /this card/.test(phrase) && !/(another|other)/.test(phrase);
    return some(line, (pair) => {
      const found = went(
        pair,
        (card, look) => card.place === 'field' && card.tapped !== wanted && fits(card, look),
        (card) => card.place === 'field' && card.tapped === wanted,
      ).filter((card) => !card.isStar || isSelf || /^(all|each|it\b)/.test(phrase));
      // The star is tapped for its effect: untapped by it, it is as it was.
      const self = isSelf || /^it\b/.test(phrase);
      const undone =
        !wanted && self && told(pair.events, 'untapped') > told(pair.without, 'untapped');
      // What is ranked up is untapped at once, and so is what lies under it (2.2.6).
      const covered = !wanted && self && starOf(pair.after).depth > 0;
      return found.length > 0 || covered || (undone && !starOf(pair.after).tapped);
    });
  };

/** Nothing to be seen by itself: it tells what the next clause is about. */
export const nothing: Observer = () => true;

export const MOVE_OBSERVERS: Observers = [
  [new RegExp(`^${WHO}draws? (.*)$`), draws],
  [new RegExp(`^${WHO}mills? (.*)$`), mills],
  [new RegExp(`^${WHO}discards? (.*)$`), discards],
  [
    /^make them discard (.*)$/,
    (line, [, what], text) =>
      discards(line, ['', 'they', what] as unknown as RegExpMatchArray, text),
  ],
  [
    /^(?:their owners|each player|they|your opponent|that player)? ?(?:destroys?|destroyed) (.*)$/,
    destroys,
  ],
  [/^a randomly chosen (.*) is destroyed$/, destroys],
  [/^(?:a randomly chosen) (.*) is (?:returned) to (.*)$/, sends],
  [/^a randomly chosen (.*) is tapped$/, tapping(true)],
  [/^return control of/, takesControl],
  [
    /^(?:each player |its owner may |you may |let your opponent )?(?:returns?|sends?) (.*) to (.*)$/,
    sends,
  ],
  [
    /^each card that was under it is returned to (.*)$/,
    (line, [, to = '']) => goesFromUnder(line, to),
  ],
  [
    /^add \d+ to the stat bonus/,
    (line) =>
      some(line, ({ before, after }) =>
        after.cards.some(
          (card) => card.kind === 'spell' && card.attack !== before.cards[card.id]?.attack,
        ),
      ),
  ],
  [/^add (?!another effect)(.*) to your hand$/, adds],
  [/^(?:let your opponent )?recovers? (.*)$/, recovers],
  [
    /^(?:let your opponent )?search(?:es)? (your deck(?: and hand)?|your discard pile|your opponent's deck|their deck) for (.*)$/,
    searches,
  ],
  [/^(?:both players )?shuffles? (.*)$/, shuffles],
  [/^(?:your opponent |they |each player )?(?:reveals?|looks?)\b/, shows],
  [/plays with (their hand|the top card of their deck) revealed/, shows],
  [/^(?:let your opponent |they )?plays? (?!\w+ additional|an additional)(.*)$/, plays],
  [/^(?:level up|promote|rank (?:it )?up|rank up)\b/, ranksUp],
  [/^place (.*) ((?:on|under|in|at) .*)$/, places],
  [/^put them back/, nothing],
  [/^make (.*) the active card/, ranksUp],
  [
    /^remove the top card of a stack (.*) and return/,
    (line, _, text) => goes(line, 'it', 'field', isIn('hand'), text),
  ],
  [/^move (.*) from under/, (line) => swapsOne(line)],
  [/^move /, moves],
  [/^swap control|^take control/, takesControl],
  [/^(?:you may )?tap (?!or untap)(.*)$/, tapping(true)],
  [/^(?:let your opponent |they )?untaps? (.*)$/, tapping(false)],
  [
    /^tap or untap (.*)$/,
    (line, match, text) => tapping(true)(line, match, text) || tapping(false)(line, match, text),
  ],
];

/** A card comes to lie elsewhere on the field. */
function swapsOne(line: Line): boolean {
  return some(
    line,
    (pair) =>
      went(pair, isIn('field'), (card) => card.place === 'field' && !isThere(pair, card)).length >
      0,
  );
}

export { goes, isIn, some, starOf, swapsPlaces };
