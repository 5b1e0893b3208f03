import type { CardFilter, CardTest, Condition, Range } from '../tree/tree.ts';
import { areSeveral } from './cards.ts';
import { eventPhrase } from './events.ts';
import {
  filterPhrase,
  oneOf,
  quantity,
  rangeOfStat,
  rangeOfValue,
  refObject,
  refSubject,
  rowPhrase,
  type Setting,
  type Speech,
  statOf,
  ZONE_NAMES,
} from './filter.ts';
import { isReader, sideDoes, sideOf } from './sides.ts';
import { periodPhrase } from './times.ts';
import { inWords, joined, withArticle } from './words.ts';

type Single = Exclude<Condition, { is: 'all' | 'any' | 'not' }>;
type Of<Is extends Single['is']> = Extract<Single, { is: Is }>;

const TEST_PLACES: Record<Extract<CardTest, { kind: 'place' }>['place'], string> = {
  field: 'on the field',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  under: 'under another card',
  'under that': 'under',
};

function testPlace(place: keyof typeof TEST_PLACES, speech: Speech): string {
  const words = TEST_PLACES[place];
  if (place === 'under that') return `${words} ${refObject({ the: 'that' }, speech)}`;
  return place === 'field' || place === 'under'
    ? words
    : `in ${sideOf('you', speech).own} ${words}`;
}

/**
 * What must be true, without its first "if" or "while". The word is said again before each further
 * part ("if ... and if ..."), so that it cannot be taken for what comes after it.
 */
export function conditionPhrase(
  condition: Condition,
  word: 'if' | 'while' | 'when' | 'whenever',
  speech: Speech,
): string {
  if (isJoined(condition)) {
    const link = `${condition.is === 'all' ? ' and' : ' or'} ${word} `;
    return condition.of.map((part) => conditionPhrase(part, word, speech)).join(link);
  }
  return condition.is === 'not'
    ? single(condition.of, true, speech)
    : single(condition, false, speech);
}

const isJoined = (condition: Condition): condition is Extract<Condition, { is: 'all' | 'any' }> =>
  condition.is === 'all' || condition.is === 'any';

function single(condition: Single, not: boolean, speech: Speech): string {
  switch (condition.is) {
    case 'count':
      return countPhrase(condition, not, speech);
    case 'kinds':
      return kindsPhrase(condition, not, speech);
    case 'points':
      return joined(
        holds(condition.who, 'have', not, speech),
        quantity(condition.range, String),
        condition.range.than === 'exactly' && condition.range.n === 1 ? 'point' : 'points',
      );
    case 'difference': {
      const of = `${sideOf('you', speech).own} points and ${sideOf('opponent', speech).own} points`;
      return `the difference between ${of} is ${not ? 'not ' : ''}${rangeOfValue(condition.range)}`;
    }
    case 'compare':
      return comparePhrase(condition, not, speech);
    case 'card':
      return cardPhrase(condition, not, speech);
    case 'period':
      return joined('it is', not && 'not', periodPhrase(condition.of, 'the', speech));
    case 'happened':
      return joined(
        eventPhrase(condition.event, not ? 'not past' : 'past', speech),
        condition.times && timesPhrase(condition.times),
        condition.in,
      );
  }
}

/** "two or more times", "exactly one time". */
const timesPhrase = (range: Range): string =>
  `${quantity(range, inWords)} ${isExactlyOne(range) ? 'time' : 'times'}`;

/** "you control", "your opponent has", "you do not have". */
function holds(
  who: 'you' | 'opponent',
  verb: 'have' | 'control',
  not: boolean,
  speech: Speech,
): string {
  return not ? `${sideDoes(who, 'do', speech)} not ${verb}` : sideDoes(who, verb, speech);
}

/** Cards in a hand or pile are had; cards on the field are controlled. */
const havingVerb = (card: CardFilter): 'have' | 'control' =>
  card.place && ZONE_NAMES[card.place] ? 'have' : 'control';

function countPhrase({ card, range }: Of<'count'>, not: boolean, speech: Speech): string {
  const oneIsEnough = range.than === 'at least' && range.n === 1;
  const setting = { slot: 'field', many: !(oneIsEnough || isExactlyOne(range)) } as const;
  const cards = (filter: CardFilter, more: Partial<Setting>) => {
    const words = filterPhrase(filter, { ...setting, ...more }, speech);
    return oneIsEnough ? withArticle(words) : `${quantity(range, inWords)} ${words}`;
  };
  if (card.whose) {
    const who = card.whose === 'your' ? 'you' : 'opponent';
    const holder = isReader(who, speech) ? 'your' : 'their';
    return `${holds(who, havingVerb(card), not, speech)} ${cards(card, { holder })}`;
  }
  const there = joined('there', setting.many ? 'are' : 'is', not && 'not');
  return `${there} ${cards({ ...card, place: card.place ?? 'field' }, {})}`;
}

/** "you control units of two or more different types". */
function kindsPhrase({ what, card, range }: Of<'kinds'>, not: boolean, speech: Speech): string {
  const setting = { slot: 'field', many: true } as const;
  const kinds = `of ${quantity(range, inWords)} different ${what}${isExactlyOne(range) ? '' : 's'}`;
  if (card.whose) {
    const who = card.whose === 'your' ? 'you' : 'opponent';
    const holder = isReader(who, speech) ? 'your' : 'their';
    const cards = filterPhrase(card, { ...setting, holder }, speech);
    return `${holds(who, havingVerb(card), not, speech)} ${cards} ${kinds}`;
  }
  const there = joined('there are', not && 'not');
  return `${there} ${filterPhrase({ ...card, place: card.place ?? 'field' }, setting, speech)} ${kinds}`;
}

const isExactlyOne = (range: Range): boolean => range.than === 'exactly' && range.n === 1;

function comparePhrase({ who, than, of }: Of<'compare'>, not: boolean, speech: Speech): string {
  const other = sideOf(who === 'you' ? 'opponent' : 'you', speech).words;
  const link = than === 'as many' ? 'as' : 'than';
  if (of === 'points') return `${holds(who, 'have', not, speech)} ${than} points ${link} ${other}`;
  const holder = isReader(who, speech) ? 'your' : 'their';
  const cards = filterPhrase(of, { slot: 'field', many: true, holder }, speech);
  return `${holds(who, havingVerb(of), not, speech)} ${than} ${cards} ${link} ${other}`;
}

function cardPhrase({ card, a: test }: Of<'card'>, not: boolean, speech: Speech): string {
  const several = areSeveral(card, speech);
  const is = joined(several ? 'are' : 'is', not && 'not');
  const subject = refSubject(card, speech);
  switch (test.kind) {
    case 'state':
      return `${subject} ${is} ${test.state}`;
    case 'tapped earlier':
      return joined(subject, several ? 'were' : 'was', not && 'not', 'tapped on an earlier turn');
    case 'place':
      return `${subject} ${is} ${testPlace(test.place, speech)}`;
    case 'row':
      return `${subject} ${is} ${rowPhrase(test.at, several)}`;
    case 'fits': {
      const setting = { slot: 'anywhere', many: true } as const;
      const kind = several
        ? filterPhrase(test.card, setting, speech)
        : oneOf(test.card, 'anywhere', speech);
      return `${subject} ${is} ${kind}`;
    }
    case 'stat': {
      if (test.stat === 'rank') {
        return joined(statOf(card, 'rank', speech), 'is', not && 'not', rangeOfValue(test.range));
      }
      const verb = not ? (several ? 'do not have' : 'does not have') : several ? 'have' : 'has';
      return `${subject} ${verb} ${rangeOfStat(test.range)} ${test.stat}`;
    }
  }
}
