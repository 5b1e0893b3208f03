import { type CardId, type CardRef as Ref, resolveRef } from '@cardscape/kernel';
import type { CardRef } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, isActive, present } from '../position/duel.ts';
import type { Asked, Former } from '../position/former.ts';
import { formerOf, formerOfLeft, isLeft } from '../position/recall.ts';
import type { Scope } from '../position/scope.ts';

/** The cards that a text points at, as far as they are still there. */
export function refCards(duel: Duel, scope: Scope, { the }: CardRef): CardId[] {
  const found = present(duel, refsOf(duel, scope, the));
  return the === 'equipped' ? found.filter((unit) => isActive(duel, unit)) : found;
}

/** The cards that a text asks something of: what has left the field is asked as it last was (R-T67). */
export function askedCards(duel: Duel, scope: Scope, ref: CardRef): Asked[] {
  if (scope.asItIs || duel.state.past.former === undefined)
    return refCards(duel, scope, ref).map((id) => ({ id, was: undefined }));
  return refsOf(duel, scope, ref.the).flatMap((one): Asked[] => {
    const was = formerMeant(duel, scope, ref.the, one);
    if (was) return [{ id: one.card, was }];
    const id = resolveRef(duel.state.table, one);
    if (id === undefined || (ref.the === 'equipped' && !isActive(duel, id))) return [];
    return [{ id, was }];
  });
}

/** What a card that is pointed at last was: one that is spoken of where it lies is asked as it is there. */
export function formerMeant(
  { state }: Duel,
  { left, event }: Scope,
  the: CardRef['the'],
  ref: Ref,
): Former | undefined {
  if (the !== 'this' && the !== 'that' && the !== 'rest') return formerOfLeft(state, ref);
  const as = the === 'that' ? left?.find(({ card }) => card === ref.card) : undefined;
  if (as) return formerOf(state, as);
  return isOfEvent(event, ref) ? formerOfLeft(state, ref) : formerOf(state, ref);
}

/** Has a card left the field by what an effect was set off by? */
function isOfEvent(event: Scope['event'], { card, generation }: Ref): boolean {
  if (!event) return false;
  const gone = event.what === 'destroys' ? event.other : isLeft(event) ? event.card : null;
  return gone?.card === card && gone.generation === generation;
}

const NONE: readonly Ref[] = [];

function refsOf(duel: Duel, scope: Scope, the: CardRef['the']): readonly Ref[] {
  switch (the) {
    case 'this':
      return [scope.source];
    case 'that':
      return scope.that;
    case 'rest':
      return scope.rest;
    case 'paid':
      return listed(scope.paid);
    case 'equipped':
      return listed(boundTo(duel, scope));
    case 'cover':
      return covering(duel, scope);
    case 'victim':
      return scope.event?.what === 'destroys' ? listed(scope.event.other) : NONE;
    case 'cause':
      return listed(causeOf(scope.event));
    case 'attacker':
    case 'defender':
      return listed(inAttack(duel, scope, the));
    case 'foe':
      return listed(foeOf(duel, scope));
    case 'first activated':
      return listed(activatedIn(duel, scope)[0]);
    case 'last activated':
      return listed(activatedIn(duel, scope).at(-1));
  }
}

/** R-T273. The cards that have put an effect on the chain that is spoken of, as they lay then. */
export const activatedIn = ({ state }: Duel, { inChain }: Scope): readonly Ref[] =>
  inChain ?? state.activated ?? NONE;

const listed = (ref: Ref | null | undefined): readonly Ref[] => (ref ? [ref] : NONE);

/** What this card is equipped to, or was. */
function boundTo(duel: Duel, scope: Scope): Ref | null | undefined {
  const { state } = duel;
  const { source, asItIs } = scope;
  const id = resolveRef(state.table, source);
  const there = id === undefined ? undefined : state.field[id];
  return there || asItIs ? there?.bound : formerMeant(duel, scope, 'this', source)?.bound;
}

/** The card that brought an event about: who destroys or attacks another has done it itself. */
function causeOf(event: Scope['event']): Ref | null | undefined {
  if (event?.what === 'destroys') return event.card;
  return event?.what === 'attacked' ? event.other : event?.causeCard;
}

function covering(duel: Duel, scope: Scope): readonly Ref[] {
  const { state } = duel;
  const { source, asItIs } = scope;
  const id = resolveRef(state.table, source);
  if (id === undefined || !state.field[id]) {
    const [top] = (asItIs ? undefined : formerMeant(duel, scope, 'this', source)?.stack) ?? NONE;
    return top === undefined || top.card === source.card ? NONE : [top];
  }
  const top = state.table.zones[state.table.cards[id]?.zone ?? '']?.cards[0];
  if (top === undefined || top === id) return NONE;
  return [{ card: top, generation: state.table.cards[top]?.generation ?? 0 }];
}

/** The attacker or defender of the attack that the text is about: that of its event, or the last one. */
function inAttack({ state }: Duel, { event }: Scope, role: 'attacker' | 'defender'): Ref | null {
  if (event?.what === 'attacks') return role === 'attacker' ? event.card : event.other;
  if (event?.what === 'attacked') return role === 'attacker' ? event.other : event.card;
  const attack = attackOnChain(state.chain);
  if (attack) return role === 'attacker' ? attack.card : attack.target;
  // What a battle has brought about speaks of the units that fought it.
  if (event?.cause !== 'battle') return null;
  const fought = state.past.thisTurn.findLast(({ what }) => what === 'attacks');
  return (role === 'attacker' ? fought?.card : fought?.other) ?? null;
}

/** The other unit of a battle than the card of the event, or than this card. */
function foeOf(duel: Duel, scope: Scope): Ref | null {
  const own = scope.event?.card ?? scope.source;
  const attacker = inAttack(duel, scope, 'attacker');
  const defender = inAttack(duel, scope, 'defender');
  if (attacker?.card === own.card) return defender;
  return defender?.card === own.card ? attacker : null;
}

/** The attack that the chain answers, if there is one. */
function attackOnChain(chain: readonly Link[]): Link | undefined {
  return chain.findLast(({ kind }) => kind === 'attack');
}
