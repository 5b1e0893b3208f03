import { type CardId, counted, type Option, type Seat } from '@cardscape/kernel';
import type { Sentence } from '../../language/tree/tree.ts';
import { effectIn, type Program } from '../book/program.ts';
import { canDo, isNothing } from '../chain/can-do.ts';
import { duringHolds } from '../chain/happen.ts';
import { handLeft, isPayable } from '../chain/payment.ts';
import { isReadyFor, waitsForCards } from '../chain/ready.ts';
import { cannotTap } from '../chain/spent.ts';
import { holds } from '../meaning/conditions.ts';
import { controllerOf, type Duel, isActive, isFaceDown, sheetOf } from '../position/duel.ts';
import { USES_LIMIT } from '../position/limits.ts';
import { effectLink } from '../position/link.ts';
import { scopeAt, scopeOf } from '../position/scope.ts';
import { isBarredFrom } from '../position/spots.ts';
import type { FieldCard } from '../position/state.ts';
import { regionOf } from '../position/zones.ts';
import { isAllowedNow, isUndiscarded } from '../standing/allowed.ts';
import { isKeptFrom } from '../standing/forces.ts';
import { isOtherFreed } from '../standing/freed.ts';
import { hostOfLent } from '../standing/lent.ts';
import { actsText } from './wording.ts';

/** Why a player cannot use an effect now; without a word which one, why neither can be used. */
export function whyNotUse(duel: Duel, seat: Seat, { card, effect }: Option): string {
  if (card === undefined) return 'There is nothing to use now.';
  if (effect !== undefined) return whyNotEffect(duel, seat, card, effect);
  const [first, second] = [0, 1].map((one) => whyNotEffect(duel, seat, card, one));
  return first === second ? `${first}` : `The first effect: ${first} The second: ${second}`;
}

function whyNotEffect(duel: Duel, seat: Seat, card: CardId, effect: number): string {
  const program = sheetOf(duel, card).programs[effect as 0 | 1];
  if (!program) return 'A card has two effects.';
  if (controllerOf(duel, card) !== seat) return 'Only effects of your own cards can be used.';
  const there = duel.state.field[card];
  const reason = there
    ? onTheField(duel, card, program, there)
    : program.fromHand || program.fromDiscard
      ? elsewhere(duel, card, program)
      : 'Play it first: effects are used on the field.';
  return (
    reason ??
    byItself(program) ??
    (there && (spent(program, there, effect as 0 | 1) ?? tooTired(duel, card, program, there))) ??
    kept(duel, seat, card, program) ??
    badTime(duel, seat, card, program) ??
    notReady(duel, card, effect, program) ??
    'There is nothing that it could answer now.'
  );
}

const FROM_HAND = 'This effect is used out of the hand.';
const FROM_DISCARD = 'This effect is used out of the discard pile.';

/** Is a card off the field where its effect is used? */
function elsewhere({ state }: Duel, card: CardId, { fromHand }: Program): string | undefined {
  const region = regionOf(state.table, card);
  if (fromHand) return region === 'hand' ? undefined : FROM_HAND;
  return region === 'discard' ? undefined : FROM_DISCARD;
}

function onTheField(
  duel: Duel,
  card: CardId,
  { fromHand, fromDiscard }: Program,
  there: FieldCard,
): string | undefined {
  if (fromHand) return FROM_HAND;
  if (fromDiscard) return FROM_DISCARD;
  if (there.faceDown > 0 && isFaceDown(duel, card)) return 'Turn it up first.';
  if (isActive(duel, card)) return undefined;
  return hostOfLent(duel, controllerOf(duel, card), card) === undefined
    ? 'Another card lies on top of it.'
    : 'The card on top of it may use it, and cannot now.';
}

/** Effects that nobody uses. */
function byItself({ type, listens, replaces, effect }: Program): string | undefined {
  if (type === 'passive') return 'A passive effect works by itself.';
  if (type === 'latent') return 'A latent effect works by itself, when its time comes.';
  if (type === 'echo') return 'An echo effect works when its card is played, and when it untaps.';
  if (type === 'continuous' || type === 'equip') return undefined;
  const timed = effect.when?.at === 'start' || effect.when?.at === 'end';
  return listens !== null || replaces !== null || timed
    ? 'This effect works by itself, when its time comes.'
    : undefined;
}

function spent(
  { type, effect: { limit } }: Program,
  there: FieldCard,
  effect: 0 | 1,
): string | undefined {
  const [turn, game] = [there.uses[effect], there.usesInAll[effect]];
  if (type === 'overload' && game > 0) return 'An overload effect is used once.';
  if (type === 'dormant' && turn > 0) return 'A dormant effect is used once in a turn.';
  if ((type === 'continuous' || type === 'equip') && there.works === effect)
    return 'This effect is at work already.';
  if (limit && (limit.per === 'turn' ? turn : game) >= limit.times)
    return `It can be used ${counted(limit.times, 'time')} in a ${limit.per}.`;
  return turn >= USES_LIMIT ? 'It cannot be used again in this turn.' : undefined;
}

function tooTired(
  duel: Duel,
  card: CardId,
  { type, effect, key }: Program,
  there: FieldCard,
): string | undefined {
  if (type === 'dormant')
    return there.tapped > 0 && there.tapped < duel.state.turn
      ? undefined
      : 'A dormant effect is used while its card has been tapped since an earlier turn.';
  const other = isOtherFreed(duel, card, effectIn({ key }) as 0 | 1);
  const freed = other || (effect.evenTapped && duel.edition.textFreesTapped);
  return there.tapped > 0 && !freed ? 'This card is tapped.' : undefined;
}

function kept(duel: Duel, seat: Seat, card: CardId, program: Program): string | undefined {
  const silent = isKeptFrom(duel, card, 'have effects triggered');
  if (silent || isKeptFrom(duel, card, 'activate effects', 'have effects'))
    return 'An effect keeps this card from using its effects.';
  if (isBarredFrom(duel, seat, 'activate effects', card, program))
    return 'An effect keeps you from using this effect.';
  return duel.state.field[card] && cannotTap(duel, card, program, null)
    ? 'Its card must be tapped for it, and an effect keeps it from that.'
    : undefined;
}

function badTime(duel: Duel, seat: Seat, card: CardId, program: Program): string | undefined {
  const { state } = duel;
  const { type, effect } = program;
  const free = state.window === null;
  if (type === 'counter' && free) return 'A counter effect is used in answer to something.';
  if (effect.during && !duringHolds(duel, scopeAt(duel, card), program))
    return 'It is not the time that its text names.';
  const anyTime =
    type === 'counter' || type === 'pulse' || sheetOf(duel, card).isSpell || effect.during;
  return state.active !== seat && !anyTime && !isAllowedNow(duel, seat, card, program)
    ? 'Units use their effects in your own turn.'
    : undefined;
}

/** The first of its condition, its costs and its targets that cannot be met. */
function notReady(duel: Duel, card: CardId, effect: number, program: Program): string | undefined {
  const { sentences } = program.effect;
  const link = effectLink(duel, card, effect, {});
  const scope = scopeOf(link);
  const { if: condition, cost = [] } = sentences[0] as Sentence;
  if (program.first.others.length > 0 && isReadyFor(duel, scope, program, link.seat))
    return undefined;
  if (condition && !holds(duel, scope, condition)) return 'Its condition does not hold.';
  const discards = program.type === 'overload' && !isUndiscarded(duel, link.seat, card, program);
  if (discards && handLeft(duel, scope, program).length < 1)
    return 'An overload effect costs a card of your hand: you have none to discard.';
  const { first } = program;
  const unpaid = cost.find((act) => !isPayable(duel, scope, act, link.seat));
  const undone = first.now.find(
    (act) => !waitsForCards(program, act) && !canDo(duel, scope, act, link.seat),
  );
  // What is paid first may make the rest possible: then nothing of this is what is missing.
  if (first.price.length > 0 && isReadyFor(duel, scope, program, link.seat)) return undefined;
  if (unpaid) return `Its cost cannot be paid: ${actsText([unpaid])}.`;
  if (undone?.do === 'points' && isNothing(duel, scope, undone.change))
    return `There is nothing to do: ${actsText([undone])} comes to 0 points.`;
  if (undone) return `This cannot be done now: ${actsText([undone])}.`;
  return isReadyFor(duel, scope, program, link.seat) ? undefined : TOO_FEW;
}

const TOO_FEW = 'There are not enough cards for all that it costs and does.';
