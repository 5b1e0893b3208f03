import { filterPhrase, type Speech, statOf } from './print-filter.ts';
import { inWords, plural } from './print-words.ts';
import type { Amount, Stat } from './tree.ts';

type Read = Exclude<Amount, number>;
type Each = Extract<Read, { times: number }>;
type Equal = Exclude<Read, Each | { equal: 'that many' }>;

/** Things that are counted, in words: "two cards", "one extra play for each unit you control". */
export const amountOfThings = (amount: Amount, noun: string, speech: Speech): string =>
  amountOf(
    amount,
    { noun, nouns: plural(noun, 'many'), that: 'that many', number: inWords },
    speech,
  );

/** Points, in digits: "2 points", "points equal to its rank". */
export const amountOfPoints = (amount: Amount, speech: Speech): string =>
  amountOf(amount, { noun: 'point', nouns: 'points', that: 'that many', number: String }, speech);

/** Of a stat, in digits: "100 attack", "attack equal to half its defense", "2 ranks". */
export function amountOfStat(amount: Amount, stat: Stat, speech: Speech): string {
  const isNumber = typeof amount === 'number' || 'times' in amount;
  const nouns = stat === 'rank' && isNumber ? 'ranks' : stat;
  return amountOf(amount, { noun: stat, nouns, that: 'that much', number: String }, speech);
}

/** What a value becomes: "500", "equal to its rank", "that much". */
export function newValue(amount: Amount, speech: Speech): string {
  if (typeof amount === 'number') return String(amount);
  if ('times' in amount) return `${amount.times} ${forEach(amount, speech)}`;
  return amount.equal === 'that many' ? 'that much' : equalTo(amount, speech);
}

interface Counting {
  readonly noun: string;
  readonly nouns: string;
  readonly that: 'that many' | 'that much';
  readonly number: (n: number) => string;
}

function amountOf(amount: Amount, how: Counting, speech: Speech): string {
  const number = (n: number) => `${how.number(n)} ${n === 1 ? how.noun : how.nouns}`;
  if (typeof amount === 'number') return number(amount);
  if ('times' in amount) return `${number(amount.times)} ${forEach(amount, speech)}`;
  if (amount.equal === 'that many') return `${how.that} ${how.nouns}`;
  return `${how.nouns} ${equalTo(amount, speech)}`;
}

function forEach({ each }: Each, speech: Speech): string {
  if ('the' in each) return each.the === 'that' ? 'for each of them' : 'for each of those points';
  return `for each ${filterPhrase(each, { slot: 'field', many: false }, speech)}`;
}

function equalTo(amount: Equal, speech: Speech): string {
  const half = amount.half ? 'half ' : '';
  if (amount.equal === 'points') {
    return `equal to ${half}${amount.of === 'you' ? 'your' : "your opponent's"} points`;
  }
  return `equal to ${half}${statOf(amount.of, amount.equal, speech)}`;
}
