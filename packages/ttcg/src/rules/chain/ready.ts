import { pointsBack } from '../../language/tree/for-each.ts';
import { canLast } from '../../language/tree/lasting.ts';
import { slotsOf } from '../../language/tree/slots.ts';
import type { Act, Condition } from '../../language/tree/tree.ts';
import { designIn, EQUIP_UNIT, effectIn, type Program } from '../book/program.ts';
import { holds } from '../meaning/conditions.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import { paidFor, type Scope, scopeOf } from '../position/scope.ts';
import { isUndiscarded } from '../standing/allowed.ts';
import { forces } from '../standing/forces.ts';
import { canDo, type Eyes } from './can-do.ts';
import { foresee } from './foresee.ts';
import { isEnoughForAll } from './needs.ts';
import { arePayable, handLeft } from './payment.ts';

/** Can its condition, its costs and its targets be met? What cannot be seen is not held against it. */
export function isReady(duel: Duel, link: Link, program: Program, eyes: Eyes = link.seat): boolean {
  return isReadyFor(duel, scopeOf(link), program, eyes);
}

/** The same, for an effect that is not on the way yet. */
export function isReadyFor(duel: Duel, scope: Scope, program: Program, eyes: Eyes): boolean {
  const { first } = program;
  const asked = first.if && !first.hasOtherWay && !isPutToWork(duel, scope, program);
  const isSo = !asked || !first.if || mayHold(duel, scope, first.if, eyes);
  if (!isSo && first.others.length === 0) return false;
  if (program.type === 'overload') {
    const { you, source } = scope;
    if (isUndiscarded(duel, you, source.card, program))
      return isReadyUndiscarded(duel, scope, program, eyes);
    if (handLeft(duel, scope, program, eyes).length < 1) return false;
  }
  if (first.others.length > 0 && areOthersPossible(duel, scope, program, eyes)) return true;
  if (!isSo) return false;
  if (first.askedLate) return true;
  if (first.price.length > 0) {
    const watched = forces(duel).looksAside && first.now.some((act) => slotsOf(act).length > 0);
    // What hidden cards would change where something looks at them must not be told.
    const secret = watched && (eyes === 'public' || first.price.some(isUnseen));
    if (!secret && (first.entangled || watched)) {
      const foreseen = watched ? undefined : foresee(duel, scope, program, eyes);
      if (foreseen) return foreseen !== 'none';
      return duel.tryPaying(duel, linkFor(scope, program), eyes);
    }
    if (first.cost && !arePayable(duel, scope, first.cost, eyes)) return false;
    if (secret) return true;
  }
  return isPossible(duel, scope, program, eyes);
}

/** R-T351. Can something be done that stands by itself, whether or not the "if" of the first sentence is so? */
function areOthersPossible(duel: Duel, scope: Scope, program: Program, eyes: Eyes): boolean {
  return program.first.others.some(({ if: condition, cost, acts, at, on }) => {
    if (condition && !mayHold(duel, scope, condition, eyes)) return false;
    if (at || on) return true;
    if (cost && !arePayable(duel, scope, cost, eyes)) return false;
    const then = acts.findIndex((act) => act.then);
    const now = then < 0 ? acts : acts.slice(0, then);
    return now.every((act) => waitsForCards(program, act) || canDo(duel, scope, act, eyes));
  });
}

/**
 * R-T226. Is an effect put to work that is set off later? What it asks then, it does not ask now: "Whenever the
 * equipped unit attacks, if it is a water unit, ..." has no equipped unit yet.
 */
function isPutToWork({ state }: Duel, { source }: Scope, program: Program): boolean {
  const { type, when } = program;
  if ((type !== 'continuous' && type !== 'equip') || !when || when.at === 'while') return false;
  return state.field[source.card]?.works !== effectIn(program);
}

/** The same for an overload effect that no card is discarded for. */
function isReadyUndiscarded(duel: Duel, scope: Scope, program: Program, eyes: Eyes): boolean {
  const { askedLate, cost } = program.first;
  if (askedLate) return true;
  if (cost && !arePayable(duel, scope, cost, eyes)) return false;
  return isPossible(duel, scope, program, eyes);
}

/** Can all be done that must be possible at once, or what takes its place? */
export function isPossible(duel: Duel, scope: Scope, program: Program, eyes: Eyes): boolean {
  return (
    isPossibleAsSaid(duel, scope, program, eyes) || isPossibleInstead(duel, scope, program, eyes)
  );
}

/** R-T297. "Destroy one rank 1 unit. If ..., destroy one rank 2 unit instead.": as things are, the latter. */
function isPossibleInstead(duel: Duel, scope: Scope, program: Program, eyes: Eyes): boolean {
  const { link, if: condition, acts } = program.effect.sentences[1] ?? { acts: [] };
  if (link !== 'instead' || !condition || pointsBack(condition) || acts.some(pointsBack))
    return false;
  return (
    mayHold(duel, scope, condition, eyes) && acts.every((act) => canDo(duel, scope, act, eyes))
  );
}

function isPossibleAsSaid(duel: Duel, scope: Scope, program: Program, eyes: Eyes): boolean {
  const { first, type } = program;
  const bindsNow = type === 'equip' && scope.event === null && !equips(program);
  if (bindsNow && !canDo(duel, scope, EQUIP_UNIT, eyes)) return false;
  // What is done when it is set off need not be possible now: nothing attacks yet (R-T226).
  if (scope.event === null && isPutToWork(duel, scope, program)) return true;
  let seen = scope;
  for (const act of first.now) {
    if (!waitsForCards(program, act) && !canDo(duel, seen, act, eyes)) return false;
    // What "it" is after something has been done is not known before.
    if (seen.settled) seen = paidFor(scope, false);
  }
  return !first.contested || isEnoughForAll(duel, scope, first.now, eyes);
}

/** Is something paid that its player does not see before? */
function isUnseen(act: Act): boolean {
  return act.do === 'mill' || act.do === 'draw' || ('who' in act && act.who !== 'you');
}

/** An effect that is to be paid for, on trial. */
function linkFor({ you, source, that, rest, event }: Scope, program: Program): Link {
  return {
    kind: 'effect',
    seat: you,
    card: source,
    design: designIn(program.key),
    effect: effectIn(program),
    targets: [],
    that: [...that],
    rest: [...rest],
    event,
    at: '',
    target: null,
    faceDown: false,
    countered: false,
  };
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

/** True, or not to be told from what these eyes see. */
function mayHold(duel: Duel, scope: Scope, condition: Condition, eyes: Eyes): boolean {
  return (eyes === 'public' && readsHand(condition)) || holds(duel, scope, condition);
}

function readsHand(condition: Condition): boolean {
  switch (condition.is) {
    case 'count':
    case 'kinds':
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
