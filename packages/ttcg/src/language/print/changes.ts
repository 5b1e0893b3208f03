import type { Action, Cards } from '../tree/tree.ts';
import { amountOfPoints, amountOfStat, newValue } from './amounts.ts';
import { areSeveral, cardsObject } from './cards.ts';
import { type Clause, cardsAsSubject, player, playersOwn, type Subject } from './clauses.ts';
import { does, lasting, you } from './does.ts';
import { type Speech, statOf } from './filter.ts';
import { joined, plural, withArticle } from './words.ts';

type Of<Do extends Action['do']> = Extract<Action, { do: Do }>;

export function changesPoints({ who, change }: Of<'points'>, speech: Speech): Clause {
  const points = () => `${playersOwn(who, speech)} points`;
  switch (change.op) {
    case 'double':
    case 'triple':
    case 'halve':
      return does(you(speech), change.op, points());
    case 'become': {
      const words = points();
      const subject: Subject = { who: 'else', words, object: words, several: true };
      return does(subject, 'become', newValue(change.amount, speech));
    }
    default:
      return does(player(who, speech), change.op, amountOfPoints(change.amount, speech));
  }
}

export function changesStat(action: Of<'stat'>, speech: Speech): Clause {
  const { cards, stat, change } = action;
  const lasts = (clause: Clause) => lasting(clause, action.for, speech);
  const value = action.base ? `base ${stat}` : stat;
  switch (change.op) {
    case 'double':
    case 'triple':
    case 'halve':
      return lasts(does(you(speech), change.op, statOfCards(cards, value, speech)));
    case 'become': {
      const words = statOfCards(cards, value, speech);
      const several = stat === 'attack and defense';
      const subject: Subject = { who: 'else', words, object: words, several };
      return lasts(does(subject, 'become', newValue(change.amount, speech)));
    }
    default: {
      const subject = cardsAsSubject(cards, speech);
      return lasts(does(subject, change.op, amountOfStat(change.amount, stat, speech)));
    }
  }
}

/** "this card's attack", "the attack of two units". */
export function statOfCards(cards: Cards, stat: string, speech: Speech): string {
  switch (cards.the) {
    case 'pick':
    case 'top':
    case 'bottom':
    case 'list':
      return `the ${stat} of ${cardsObject(cards, { slot: 'field' }, speech)}`;
    default: {
      speech.several = areSeveral(cards, speech);
      return statOf(cards, stat, speech);
    }
  }
}

export function swaps(action: Of<'swap'>, speech: Speech): Clause {
  const cards = cardsObject(action.cards, { slot: 'field' }, speech);
  const other = action.with && cardsObject(action.with, { slot: 'field' }, speech);
  const place = other ? 'the place' : 'the places';
  speech.several = true;
  const value = {
    places: place,
    attack: 'the attack',
    defense: 'the defense',
    rank: 'the rank',
    bonus: 'the bonus',
    control: 'control',
  }[action.what];
  return does(
    you(speech),
    'swap',
    joined(
      `${value} of ${cards}`,
      other && `with ${action.as ? `the ${action.as}` : 'that'} of ${other}`,
      action.alike && `of the same ${action.alike}`,
    ),
  );
}

export function becomes(
  cards: Cards,
  kind: string,
  speech: Speech,
  more = '',
  also = false,
): Clause {
  const subject = cardsAsSubject(cards, speech);
  const what = subject.several ? plural(kind, 'many') : withArticle(kind);
  if (also) return does(subject, 'be', `also ${what}${more}`);
  return does(subject, 'become', `${what}${more}`);
}

/** As the subject of "nothing happens". */
export const NOTHING: Subject = {
  who: 'else',
  words: 'nothing',
  object: 'nothing',
  several: false,
};
