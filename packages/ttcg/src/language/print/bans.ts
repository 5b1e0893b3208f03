import { isAnyCard } from '../tree/any-card.ts';
import type { Action } from '../tree/tree.ts';
import { effectOf, effectsOf } from './acting.ts';
import { type Clause, cardsAsSubject, PLAYERS, player } from './clauses.ts';
import { CARD_DEEDS } from './deeds.ts';
import { does, lasting, you } from './does.ts';
import { anyOf, oneOf, type Speech } from './filter.ts';
import { periodPhrase } from './times.ts';
import { joined, thirdPerson } from './words.ts';

type Of<Do extends Action['do']> = Extract<Action, { do: Do }>;

/** What cards cannot do or suffer: "cannot attack", "cannot be tapped by effects of spells". */
export function forbids(action: Of<'forbid'>, speech: Speech): Clause {
  const subject = cardsAsSubject(action.cards, speech);
  const effects = `${subject.several ? 'their' : 'its'} effects`;
  if (action.from === 'have effects')
    return lasting(does(subject, 'lose', effects), action.for, speech);
  const { from, by, whom } = action;
  if (whom) {
    const rest = ` only ${anyOf(whom, 'field', speech)}`;
    return lasting({ subject, verb: 'attack', rest, allowed: true }, action.for, speech);
  }
  const clause = { subject, verb: from as string, denied: CARD_DEEDS[from], rest: '' };
  if (from === 'have effects triggered')
    return lasting({ ...clause, verb: `have ${effects} triggered` }, action.for, speech);
  if (from === 'have effects countered') {
    clause.verb = `have ${effects} countered`;
    clause.denied = `having ${effects} countered`;
  }
  if (!by) return lasting(clause, action.for, speech);
  const byEffects = from === 'be destroyed by effects';
  const [verb, denied] = byEffects
    ? ['be destroyed', 'being destroyed']
    : [clause.verb, clause.denied];
  const makers =
    byEffects || by.acting || isAnyCard(by) ? effectsOf(by, speech) : anyOf(by, 'anywhere', speech);
  return lasting({ ...clause, verb, denied, rest: ` by ${makers}` }, action.for, speech);
}

/** "prevent the next attack", "counter all effects of spells": the next one, or all. */
export function wards({ what, of, all }: Of<'ward'>, speech: Speech): Clause {
  if (all) return does(you(speech), 'counter', `all ${effectsOf(of ?? { noun: 'card' }, speech)}`);
  const such = of && what === 'effect' ? effectOf(of, speech).replace(/^the /, '') : what;
  const next = joined(
    'the next',
    of && what === 'attack' ? `attack of ${oneOf(of, 'anywhere', speech)}` : such,
  );
  return does(you(speech), 'prevent', next);
}

/** "prevent the next 2 points you lose". */
export function absorbs({ who, of, n }: Of<'absorb'>, speech: Speech): Clause {
  const { words, who: side } = player(who, speech);
  const verb = side === 'you' ? of : thirdPerson(of);
  const points = n === 1 ? 'point' : `${n} points`;
  return does(you(speech), 'prevent', `the next ${points} ${words} ${verb}`);
}

/** "you can activate normal effects of units you control during your opponent's turn". */
export function allowsUse({ who, of, during }: Of<'allowUse'>, speech: Speech): Clause {
  const how = during
    ? `during ${periodPhrase(during, 'each', speech)}`
    : 'without discarding a card';
  return {
    subject: who === 'both' ? PLAYERS : player(who, speech),
    verb: 'activate',
    rest: ` ${effectsOf(of, speech)} ${how}`,
    allowed: true,
  };
}
