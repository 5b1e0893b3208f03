import type { Amount, Event, Share, Stat, Tally } from '../tree/tree.ts';
import { eventPhrase } from './events.ts';
import { filterPhrase, type Speech, statOf } from './filter.ts';
import { sideOf } from './sides.ts';
import { inWords, joined, plural } from './words.ts';

type Read = Exclude<Amount, number>;
type Each = Extract<Read, { each: unknown }>;
type Kinds = Extract<Each['each'], { the: 'kinds' }>;
type Told = Extract<Each['each'], { the: 'happened' }>;
type Equal = Exclude<Read, Each>;

/**
 * Things that are counted, in words: "two cards", "one extra play for each unit you control". What kind
 * they are of stands right behind them: "two extra plays of spells for each unit you control".
 */
export const amountOfThings = (
  amount: Amount,
  thing: string,
  speech: Speech,
  kind?: string,
): string => {
  const [noun, nouns] = [joined(thing, kind), joined(plural(thing, 'many'), kind)];
  return amountOf(amount, { noun, nouns, that: 'that many', number: inWords }, speech);
};

/** Points, in digits: "2 points", "points equal to its rank". */
export const amountOfPoints = (amount: Amount, speech: Speech): string =>
  amountOf(amount, { noun: 'point', nouns: 'points', that: 'that many', number: String }, speech);

/** Of a stat, in digits: "100 attack", "attack equal to half its defense", "2 ranks". */
export function amountOfStat(amount: Amount, stat: Stat, speech: Speech): string {
  const isNumber = typeof amount === 'number' || 'each' in amount;
  const nouns = stat === 'rank' && isNumber ? 'ranks' : stat;
  return amountOf(amount, { noun: stat, nouns, that: 'that much', number: String }, speech);
}

/** What a value becomes: "500", "equal to its rank", "that much". */
export function newValue(amount: Amount, speech: Speech): string {
  if (typeof amount === 'number') return String(amount);
  if ('each' in amount)
    return amount.half
      ? halfNumber(amount, String, speech)
      : `${amount.times} ${forEach(amount, String, speech)}`;
  if (amount.equal === 'that many') return `${share(amount)}that much${plus(amount, String)}`;
  return `${equalTo(amount, speech)}${plus(amount, String)}`;
}

/** How a number is written: in words or in digits. */
type Written = (n: number) => string;

interface Counting {
  readonly noun: string;
  readonly nouns: string;
  readonly that: 'that many' | 'that much';
  readonly number: Written;
}

function amountOf(amount: Amount, how: Counting, speech: Speech): string {
  const number = (n: number) => `${how.number(n)} ${n === 1 ? how.noun : how.nouns}`;
  if (typeof amount === 'number') return number(amount);
  if ('each' in amount)
    return amount.half
      ? `${how.nouns} ${halfNumber(amount, how.number, speech)}`
      : `${number(amount.times)} ${forEach(amount, how.number, speech)}`;
  const more = plus(amount, how.number);
  if (amount.equal === 'that many') return `${share(amount)}${how.that} ${how.nouns}${more}`;
  return `${how.nouns} ${equalTo(amount, speech)}${more}`;
}

/** The number of a tally, before its cards; what it is for each of comes at the end of the act. */
export const tallyPhrase = (tally: Tally): string =>
  'each' in tally ? inWords(tally.times) : `${share(tally)}that many`;

/** "for each fire unit you control to a maximum of three". */
export function forEach(rate: Omit<Each, 'half'>, number: Written, speech: Speech): string {
  return `${rateOf(rate, speech)}${cap(rate, number)}`;
}

function rateOf({ each, also, per }: Omit<Each, 'half'>, speech: Speech): string {
  if (per !== undefined && !('the' in each))
    return `for every ${inWords(per)} ${filterPhrase(each, { slot: 'field', many: true }, speech)}`;
  if ('the' in each && each.the === 'kinds')
    return per === undefined
      ? `for each different ${each.what} ${among(each, speech)}`
      : `for every ${inWords(per)} different ${each.what}s ${among(each, speech)}`;
  if ('the' in each && each.the === 'happened' && each.points) {
    const points = per === undefined ? 'each point' : `every ${inWords(per)} points`;
    return `for ${points} ${pointsTold(each, speech)}`;
  }
  if ('the' in each && each.the === 'happened') {
    const times = `${told(each.event, speech)} ${each.in}`;
    return per === undefined
      ? `for each time ${times}`
      : `for every ${inWords(per)} times ${times}`;
  }
  if ('the' in each) {
    const those = each.the === 'that' ? 'them' : 'those points';
    return per === undefined ? `for each of ${those}` : `for every ${inWords(per)} of ${those}`;
  }
  const one = filterPhrase(each, { slot: 'field', many: false }, speech);
  const other = also && `and each ${filterPhrase(also, { slot: 'field', many: false }, speech)}`;
  return joined(`for each ${one}`, other);
}

/** "among units you control". */
const among = ({ among: cards }: Kinds, speech: Speech): string =>
  `among ${filterPhrase(cards, { slot: 'field', many: true }, speech)}`;

/** "you lost this turn". */
function pointsTold({ event, in: time }: Told, speech: Speech): string {
  const who = 'who' in event && event.who === 'opponent' ? 'opponent' : 'you';
  const done = event.what === 'losesPoints' ? 'lost' : 'gained';
  return `${sideOf(who, speech).words} ${done} ${time}`;
}

/** What happened, in passing: "it" is still what it was before. */
const told = (event: Event, speech: Speech): string => eventPhrase(event, 'past', { ...speech });

/** "equal to half the number of fire units you control". */
function halfNumber(amount: Each, number: Written, speech: Speech): string {
  const { each } = amount;
  if ('the' in each && each.the === 'kinds')
    return `equal to half the number of different ${each.what}s ${among(each, speech)}${cap(amount, number)}`;
  if ('the' in each && each.the === 'happened' && each.points)
    return `equal to half the number of points ${pointsTold(each, speech)}${cap(amount, number)}`;
  if ('the' in each && each.the === 'happened')
    return `equal to half the number of times ${told(each.event, speech)} ${each.in}${cap(amount, number)}`;
  const counted =
    'the' in each
      ? each.the === 'that'
        ? 'them'
        : 'those points'
      : filterPhrase(each, { slot: 'field', many: true }, speech);
  return `equal to half the number of ${counted}${cap(amount, number)}`;
}

const cap = ({ most }: Omit<Each, 'half'>, number: Written): string =>
  most === undefined ? '' : ` to a maximum of ${number(most)}`;

const share = ({ half, twice, times }: Share): string =>
  half ? 'half ' : twice ? 'twice ' : times === undefined ? '' : `${times} times `;

const plus = ({ plus: more }: Share, number: Written): string =>
  more === undefined ? '' : ` plus ${number(more)}`;

function equalTo(amount: Exclude<Equal, { equal: 'that many' }>, speech: Speech): string {
  const half = share(amount);
  if (amount.equal === 'points') {
    return `equal to ${half}${sideOf(amount.of, speech).own} points`;
  }
  if (amount.of.the === 'across')
    return `equal to ${half}the ${amount.equal} of the unit across from this card`;
  if (amount.of.the === 'last') {
    const { event, in: time } = amount.of;
    const card = { ...event.card, past: { did: event.what, in: time } };
    const words = filterPhrase(card, { slot: 'anywhere', many: false }, { ...speech });
    return `equal to ${half}the ${amount.equal} of the last ${words}`;
  }
  if (amount.of.the === 'all') {
    const cards = filterPhrase(amount.of.card, { slot: 'field', many: true }, speech);
    return `equal to ${half}the combined ${amount.equal} of all ${cards}`;
  }
  return `equal to ${half}${statOf(amount.of, amount.equal, speech)}`;
}
