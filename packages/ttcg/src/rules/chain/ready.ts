import { canLast } from '../../language/tree/lasting.ts';
import type { Act, Condition } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { holds } from '../meaning/conditions.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, type Scope, scopeOf } from '../position/duel.ts';
import { canDo, type Eyes } from './can-do.ts';
import { isEnoughForAll } from './needs.ts';
import { arePayable, handLeft } from './payment.ts';

/** Can its condition, its costs and its targets be met? What cannot be seen is not held against it. */
export function isReady(duel: Duel, link: Link, program: Program, eyes: Eyes = link.seat): boolean {
  return isReadyFor(duel, scopeOf(link), program, eyes);
}

/** The same, for an effect that is not on the way yet. */
export function isReadyFor(duel: Duel, scope: Scope, program: Program, eyes: Eyes): boolean {
  const { first } = program;
  if (first.if && !first.hasOtherWay && !mayHold(duel, scope, first.if, eyes)) return false;
  if (program.type === 'overload' && handLeft(duel, scope).length < 1) return false;
  if (first.askedLate) return true;
  if (first.cost && !arePayable(duel, scope, first.cost, eyes)) return false;
  if (program.type === 'equip' && !equips(program) && !canDo(duel, scope, EQUIP_UNIT, eyes))
    return false;
  for (const act of first.now) {
    if (waitsForCards(program, act)) continue;
    if (!canDo(duel, scope, act, eyes)) return false;
  }
  return !first.contested || isEnoughForAll(duel, scope, program, eyes);
}

/**
 * "The equipped unit ...": there will be one as soon as the effect is at work. "All dragons you control
 * gain ...": what is at work reaches those that come later.
 */
export function waitsForCards({ type }: Program, act: Act): boolean {
  if (type !== 'equip' && type !== 'continuous') return false;
  if (!('cards' in act) || act.cards === undefined || !('the' in act.cards)) return false;
  const { cards } = act;
  if (cards.the === 'pick') return cards.count === 'all' && canLast(act);
  return type === 'equip' && cards.the === 'equipped';
}

/** Does the text of an equip effect itself say what it is equipped to? */
export function equips({ effect }: Program): boolean {
  return effect.sentences.some(({ acts }) => acts.some((act) => act.do === 'equip'));
}

/** What an equip effect is equipped to when its text does not say. */
export const ANY_UNIT = { the: 'pick', count: { n: 1 }, card: { noun: 'unit' } } as const;
const EQUIP_UNIT: Act = { do: 'equip', card: { the: 'this' }, to: ANY_UNIT };

/** True, or not to be told from what these eyes see. */
function mayHold(duel: Duel, scope: Scope, condition: Condition, eyes: Eyes): boolean {
  return (eyes === 'public' && readsHand(condition)) || holds(duel, scope, condition);
}

function readsHand(condition: Condition): boolean {
  switch (condition.is) {
    case 'count':
      return condition.card.place === 'hand' || condition.card.place === 'deck';
    case 'compare':
      return typeof condition.of === 'object' && condition.of.place === 'hand';
    case 'not':
      return readsHand(condition.of);
    case 'all':
    case 'any':
      return condition.of.some(readsHand);
    default:
      return false;
  }
}
