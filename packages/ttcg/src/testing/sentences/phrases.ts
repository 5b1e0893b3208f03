import { STAR_COLUMN } from './board.ts';
import type { CardLook, Look } from './look.ts';
import { SUBTYPES, TYPES } from './mentions.ts';

/** A phrase for cards, such as "a rank 2 or lower fire unit your opponent controls", as a test of cards. */
export type Fits = (card: CardLook, look: Look) => boolean;

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ no: 0, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
  ...{ eight: 8, nine: 9, ten: 10, twelve: 12 },
};

/** The number that a word says. */
export function numberIn(word: string): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : NUMBERS[word];
}

/** How many are meant: exactly so many, or at least one. */
export function countIn(phrase: string): number | undefined {
  const first = phrase.replace(/^(exactly|the top|the first|another) /, '').split(' ')[0] ?? '';
  return numberIn(first);
}

/** Does a phrase speak of all that fit it? */
export const isAll = (phrase: string): boolean =>
  !/\bof (that|the same)\b|\bwhose\b|\bthat\b/.test(phrase) &&
  (/^(all|each|every)\b/.test(phrase) || /^(your |enemy |tapped |units|spells|cards)/.test(phrase));

/** The card itself, rather than what lies beside it. */
const SELF =
  /(?<!(?:above|below|across from|adjacent to|under|as|than|from|to|with) )\bthis card\b(?!'s)(?!.*\b(?:another|other)\b)/;

type Test = (card: CardLook, look: Look, star: CardLook) => boolean;

/** Words, and what they ask of a card. The star is the one nearest to the text, where it lies or lay. */
const TESTS: readonly (readonly [RegExp, (match: RegExpMatchArray) => Test])[] = [
  [/\bspells?\b(?!-)/, () => (card) => card.kind === 'spell'],
  [/\bunits?\b/, () => (card) => card.kind === 'unit'],
  [
    /\bnon-(\w+)/,
    ([, type]) =>
      (card) =>
        card.type !== type,
  ],
  [
    /\bnot (\w+?)s\b/,
    ([, kind = '']) =>
      (card) =>
        !card.subtypes.includes(kind),
  ],
  [/\buntapped\b/, () => (card) => !card.tapped],
  [/(?<!un)\btapped\b/, () => (card) => card.tapped],
  [SELF, () => (card) => card.isStar],
  [/\b(another|other|others)\b/, () => (card) => !card.isStar],
  [/\badjacent\b/, () => isBeside],
  [/\bacross from (this card|it)\b/, () => isAcross],
  [
    /\bin (its|this card's) column|same column as this card/,
    () => (card, _, star) => card.column === star.column,
  ],
  [/\bbelow this card\b/, () => isBelow],
  [/\babove (this card|it)\b/, () => isAbove],
  [/\bequipped\b/, () => (card, look) => look.cards.some(({ bound }) => bound === card.id)],
  [/upper row|unit zone/, () => (card) => card.kind === 'unit'],
  [/lower row|spell zone/, () => (card) => card.kind === 'spell'],
  [/\bunder (this card|it)\b/, () => isUnder],
  [
    /no subtype in common/,
    () => (card, _, star) => !card.subtypes.some((one) => star.subtypes.includes(one)),
  ],
];

/** What is said of cards by others that lie beside them, and how it is seen. */
const BESIDE: readonly (readonly [RegExp, (of: Fits) => Fits])[] = [
  [
    / across from (an? .*)$/,
    (of) => (card, look) => look.cards.some((one) => isFacing(one, card) && of(one, look)),
  ],
  [
    / below (an? .*)$/,
    (of) => (card, look) => look.cards.some((one) => isOver(one, card) && of(one, look)),
  ],
  [
    / in the same column as (an? .*)$/,
    (of) => (card, look) =>
      look.cards.some((one) => one.id !== card.id && one.column === card.column && of(one, look)),
  ],
  [
    / without an? (.*) below them$/,
    (of) => (card, look) => !look.cards.some((one) => isOver(card, one) && of(one, look)),
  ],
];

const isFacing = (one: CardLook, other: CardLook): boolean =>
  one.place === 'field' && one.seat !== other.seat && one.column === other.column;

/** Does a unit lie above a spell? */
const isOver = (unit: CardLook, spell: CardLook): boolean =>
  unit.place === 'field' &&
  spell.place === 'field' &&
  unit.seat === spell.seat &&
  unit.column === spell.column &&
  unit.kind === 'unit' &&
  spell.kind === 'spell' &&
  unit.depth + spell.depth === 0;

const isBeside: Test = (card, _, star) =>
  card.seat === star.seat && card.kind === star.kind && Math.abs(card.column - star.column) === 1;
const isAcross: Test = (card, _, star) => card.seat !== star.seat && card.column === star.column;
const isBelow: Test = (card, _, star) =>
  card.seat === star.seat && card.kind === 'spell' && card.column === star.column;
const isAbove: Test = (card, _, star) =>
  card.seat === star.seat &&
  card.kind === 'unit' &&
  card.column === (star.place === 'field' ? star.column : STAR_COLUMN);
const isUnder: Test = (card, _, star) =>
  card.seat === star.seat &&
  card.kind === star.kind &&
  card.column === star.column &&
  card.depth > 0;

/** Whose cards a phrase means. */
function sideOf(phrase: string): 0 | 1 | undefined {
  if (
    /\b(your opponent controls|enemy|your opponent's|opponent's side|they control|their)\b/.test(
      phrase,
    )
  )
    return 1;
  if (/\b(you control|your|yours)\b/.test(phrase)) return 0;
  return undefined;
}

/** What a phrase asks of a card, on its own words. `place` is where such cards are. */
export function fitsPhrase(phrase: string, place: CardLook['place'] | 'any' = 'field'): Fits {
  const besides: Fits[] = [];
  let words = phrase.replaceAll("owner's", '').replaceAll("owners'", '');
  for (const [pattern, make] of BESIDE) {
    const said = pattern.exec(words)?.[1];
    if (said === undefined) continue;
    besides.push(make(fitsPhrase(said)));
    words = words.replace(pattern, '');
  }
  const tests = TESTS.flatMap(([pattern, make]) => {
    const match = pattern.exec(words);
    return match ? [make(match)] : [];
  });
  const side = sideOf(words);
  const types = TYPES.filter((type) => new RegExp(`(?<!non-)\\b${type}\\b`).test(words));
  const kinds = words.replaceAll('fairies', 'fairy');
  const subtypes = SUBTYPES.filter((one) => new RegExp(`(?<!not )\\b${one}s?\\b`).test(kinds));
  const rank = rankTest(words);
  const limit = limitTest(words);
  const best = /\b(highest|lowest) (attack|defense)\b/.exec(words);
  const plain = (card: CardLook, look: Look): boolean => {
    const star = starOf(look);
    if (place !== 'any' && card.place !== place) return false;
    if (place === 'field' && card.depth !== 0 && !/\bunder\b/.test(words)) return false;
    if (side !== undefined && card.seat !== side) return false;
    if (types.length > 0 && !types.some((type) => card.type === type)) return false;
    if (subtypes.length > 0 && !subtypes.some((one) => card.subtypes.includes(one))) return false;
    if (!besides.every((fits) => fits(card, look))) return false;
    return rank(card) && limit(card) && tests.every((test) => test(card, look, star));
  };
  if (!best) return plain;
  const [, end, stat] = best;
  return (card, look) => {
    if (!plain(card, look) || card.kind !== 'unit') return false;
    // Not those of hands and decks, where any place will do.
    const values = look.cards
      .filter((one) => one.kind === 'unit' && one.place === card.place && plain(one, look))
      .map((one) => one[stat as 'attack']);
    return card[stat as 'attack'] === (end === 'highest' ? Math.max : Math.min)(...values);
  };
}

function rankTest(words: string): (card: CardLook) => boolean {
  const match =
    /\b(?:rank|level)(?: of| is)?(?: exactly)? (\d)(?: (?:to|or) (\d))?(?: or (lower|higher))?/.exec(
      words,
    );
  if (!match) return () => true;
  const [, from, to, way] = match;
  const low = way === 'lower' ? 1 : Number(from);
  const high = way === 'higher' ? 5 : Number(to ?? from);
  return ({ rank }) => rank >= low && rank <= high;
}

/** "with less than 200 attack", "with 500 or less defense". */
function limitTest(words: string): (card: CardLook) => boolean {
  const match =
    /\b(less than|more than|at least) (\d+) (attack|defense)|(\d+) or (less|more) (attack|defense)/.exec(
      words,
    );
  if (!match) return () => true;
  const [, way, first, stat, second, or, other] = match;
  const value = Number(first ?? second);
  const named = (stat ?? other) as 'attack';
  switch (way ?? or) {
    case 'less than':
      return (card) => card[named] < value;
    case 'more than':
      return (card) => card[named] > value;
    case 'less':
      return (card) => card[named] <= value;
    default:
      return (card) => card[named] >= value;
  }
}

/** The star that lies on the field, or else any. */
export function starOf({ cards }: Look): CardLook {
  const stars = cards.filter(({ isStar }) => isStar);
  return stars.find(({ place }) => place === 'field') ?? (stars[0] as CardLook);
}
