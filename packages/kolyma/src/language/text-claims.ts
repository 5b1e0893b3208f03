import { type Clause, clauses, type Word } from './text-clauses.ts';
import type { Side } from './tree.ts';

/** What a clause says of an effect; what it leaves open is missing. */
export interface Claim {
  deed: 'add' | 'draw' | 'discard' | 'transfer' | 'swap';
  side?: Side;
  sign?: 1 | -1;
  amount?: number;
}

/** A number of the text, and the numbers of a program it can stand for. */
export interface TextNumber {
  means: number[];
  /** Whether it may be the amount of an effect, not of a condition. */
  effect: boolean;
}

/** All that is understood of a card's own text. */
export interface Claims {
  claims: Claim[];
  numbers: TextNumber[];
  /** Whether "a", "one" and the like stand somewhere, so that a 1 need not be spelt out. */
  hasSingular: boolean;
  /** The sides its effects speak of. */
  sides: Set<Side>;
}

const wordSet = (list: string) => new Set(list.split(' '));

const YOU = wordSet('you your yours yourself');
const OPPONENT = wordSet('opponent opponents enemy enemies foe foes rival rivals');
const THEY = wordSet('they them their theirs themself themselves');
const BOTH = wordSet('both everyone players');
const UP = wordSet(
  'add adds gain gains plus raise raises increase increases rise rises grow grows',
);
const DOWN = wordSet(
  'lose loses subtract subtracts minus lower lowers reduce reduces deduct deducts drop drops fall falls',
);
const TAKE = wordSet('take takes remove removes');
const CARDS = wordSet('card cards hand deck');
const TOTAL = wordSet('total totals score points point');
const SINGULAR = wordSet('a an one single another');
const PRONOUN_BEFORE_ONE = wordSet('no any every each new this that which the');

const DEEDS = new Map<string, Claim['deed']>(
  (
    [
      ['draw', 'draw draws'],
      ['discard', 'discard discards'],
      ['transfer', 'give gives transfer transfers'],
      ['swap', 'swap swaps exchange exchanges replace replaces'],
    ] as const
  ).flatMap(([deed, forms]) => forms.split(' ').map((form) => [form, deed] as const)),
);

/** Reads a card's own text for what it says of targets, signs and numbers. */
export function readClaims(text: string): Claims {
  const result: Claims = { claims: [], numbers: [], hasSingular: false, sides: new Set() };
  let knowsOpponent = false;
  let knowsCards = false;
  for (const clause of clauses(text)) {
    // "They" are the opponent, unless only cards have been spoken of.
    knowsOpponent ||= clause.words.some(({ text: word }) => OPPONENT.has(word));
    const sides = clause.words.map((_, index) =>
      sideOf(clause.words, index, knowsOpponent || !knowsCards),
    );
    knowsCards ||= clause.words.some(({ text: word }) => word === 'cards');
    result.hasSingular ||= clause.words.some(({ text: word }) => SINGULAR.has(word));
    const claim = clause.condition ? undefined : claimOf(clause.words, sides);
    if (claim) result.claims.push(claim);
    result.numbers.push(...numbersOf(clause, claim !== undefined));
    if (!clause.condition) {
      for (const side of sides) if (side) result.sides.add(side);
      if (clause.words.some(({ text: word }) => BOTH.has(word))) {
        result.sides.add('player').add('opponent');
      }
    }
  }
  return result;
}

function sideOf(list: readonly Word[], index: number, theyAreKnown: boolean): Side | undefined {
  const word = list[index]?.text ?? '';
  const following = list[index + 1]?.text ?? '';
  if (OPPONENT.has(word) || (word === 'other' && following === 'player')) return 'opponent';
  if (THEY.has(word) && theyAreKnown) return 'opponent';
  if (YOU.has(word) && !OPPONENT.has(following)) return 'player';
  return undefined;
}

function claimOf(list: readonly Word[], sides: readonly (Side | undefined)[]): Claim | undefined {
  const move = list.findIndex(({ text }) => DEEDS.has(text));
  const verb = list[move];
  const deed = verb && DEEDS.get(verb.text);
  const number = list.find((_, index) => isNumber(list, index, true));
  const amount = number && Math.abs(number.number ?? 1);
  const known = amount === undefined ? {} : { amount };
  if (deed) return { deed, ...known, ...optionalSide(mover(list, sides, move)) };
  const sign = signOf(list);
  if (!sign || list.some(({ text }) => CARDS.has(text))) return undefined;
  return { deed: 'add', sign, ...known, ...optionalSide(totalOwner(list, sides)) };
}

const optionalSide = (side: Side | undefined) => (side ? { side } : {});

/** Whose cards move: the one named before the verb, or you in "draw 2 cards". */
function mover(
  list: readonly Word[],
  sides: readonly (Side | undefined)[],
  verb: number,
): Side | undefined {
  const before = sides.slice(0, verb).findLast((side) => side !== undefined);
  if (before) return before;
  const word = list[verb]?.text ?? '';
  const command = verb === 0 && !word.endsWith('s');
  // "Discard 2 of your opponent's cards" leaves open who does what; "give" names the receiver.
  const open = sides.includes('opponent') && DEEDS.get(word) !== 'transfer';
  return command && !open ? 'player' : undefined;
}

function totalOwner(list: readonly Word[], sides: readonly (Side | undefined)[]): Side | undefined {
  const total = list.findIndex(({ text }) => TOTAL.has(text));
  const named = new Set(sides.filter((side) => side !== undefined));
  if (named.size > 1) return total > 0 ? sides[total - 1] : undefined;
  if (named.size === 1) return [...named][0];
  return /^(gain|lose)$/.test(list[0]?.text ?? '') ? 'player' : undefined;
}

function signOf(list: readonly Word[]): 1 | -1 | undefined {
  const from = list.some(({ text }) => text === 'from');
  const signs = list.flatMap(({ text, number }) => {
    if (number !== undefined && number < 0) return [-1];
    if (UP.has(text)) return [1];
    return DOWN.has(text) || (TAKE.has(text) && from) ? [-1] : [];
  });
  const plus = list.some(({ text }) => text.startsWith('+'));
  if (signs.length === 0) return plus ? 1 : undefined;
  return signs.reduce((product, sign) => product * sign, 1) < 0 ? -1 : 1;
}

function numbersOf({ words: list, condition }: Clause, claimed: boolean): TextNumber[] {
  return list.flatMap((word, index) => {
    if (!isNumber(list, index, claimed)) return [];
    const value = Math.abs(word.number ?? 1);
    const comparison = list[index - 1]?.text === 'than' ? list[index - 2]?.text : undefined;
    const means =
      comparison === 'more' ? [value, value + 1] : comparison ? [value, value - 1] : [value];
    return [{ means, effect: !condition }];
  });
}

/** Whether a word counts something: digits, number words, and "a" before cards or points. */
function isNumber(list: readonly Word[], index: number, claimed: boolean): boolean {
  const { text = '', number } = list[index] ?? {};
  if (text === 'one') return !PRONOUN_BEFORE_ONE.has(list[index - 1]?.text ?? '');
  if (number !== undefined) return true;
  if (!claimed || (text !== 'a' && text !== 'an')) return false;
  const noun = list.slice(index + 1, index + 4).map((word) => word.text);
  return noun.includes('card') || noun.includes('point');
}
