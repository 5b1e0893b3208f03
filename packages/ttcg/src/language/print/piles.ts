import type { Action, HandSize, Who } from '../tree/tree.ts';
import { cardsObject } from './cards.ts';
import { type Clause, player, playersOwn } from './clauses.ts';
import { doer, does, handOf, you } from './does.ts';
import { possessive, type Speech, ZONE_NAMES } from './filter.ts';
import { isReader, sideOf } from './sides.ts';
import { counted } from './words.ts';

type Of<Do extends Action['do']> = Extract<Action, { do: Do }>;

/** "your opponent plays with the top card of their deck revealed", "look at ... at any time". */
export function topShown({ who, to }: Of<'openTop'>, speech: Speech): Clause {
  if (!to)
    return does(
      player(who, speech),
      'play',
      `with the top card of ${handOf(who, speech)} deck revealed`,
    );
  const deck = `${playersOwn(who, speech)} deck`;
  return does(you(speech), 'look at', `the top card of ${deck} at any time`);
}

/** "until you have five cards in your hand", "until they have as many cards in their hand as you". */
export function handSize(who: Who, { hand }: HandSize, speech: Speech): string {
  const until = `until ${isReader(who, speech) ? 'you' : 'they'} have`;
  const inHand = `in ${handOf(who, speech)} hand`;
  if (hand !== 'as many') return `${until} ${counted(hand, 'card')} ${inHand}`;
  return `${until} as many cards ${inHand} as ${sideOf(who === 'you' ? 'opponent' : 'you', speech).words}`;
}

/** "search your deck for one unit". */
export function searches({ cards, by }: Of<'search'>, speech: Speech): Clause {
  const subject = doer(by, speech);
  const { whose, place, ...card } = cards.card;
  const zone = `${whose ? possessive(whose, speech) : 'a'} ${ZONE_NAMES[place ?? 'deck']}`;
  const pick = cardsObject({ ...cards, card }, { slot: 'anywhere' }, speech);
  speech.found = place !== 'discard';
  return does(subject, 'search', `${zone} for ${pick}`);
}

/** "from the bottom of your deck", "from your opponent's deck"; nothing where that goes without saying. */
export function drawnFrom({ who, bottom, deck }: Of<'draw'>, speech: Speech): string | false {
  const whose = deck ? sideOf(who === 'you' ? 'opponent' : 'you', speech).own : handOf(who, speech);
  return bottom ? `from the bottom of ${whose} deck` : deck !== undefined && `from ${whose} deck`;
}

/** "draw two cards instead of one during your draw phase", "have no maximum hand size". */
export function allotted(
  { who, what, n }: Of<'allot'>,
  speech: Speech,
): [verb: string, rest: string] {
  if (what === 'hand')
    return ['have', n === 'any' ? 'no maximum hand size' : `a maximum hand size of ${n}`];
  const cards = counted(Number(n), 'card');
  return ['draw', `${cards} instead of one during ${handOf(who, speech)} draw phase`];
}

/** "your deck", "the cards under this card". */
export function shuffledPhrase({ who, zone }: Of<'shuffle'>, speech: Speech): string {
  return zone === 'under this'
    ? 'the cards under this card'
    : `${handOf(who, speech)} ${ZONE_NAMES[zone]}`;
}
