import { type CardId, resolveRef } from '@cardscape/kernel';
import type { CardRef } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, isActive, present, type Scope } from '../position/duel.ts';
import type { Asked, Spoken } from '../position/former.ts';
import { formerOf } from '../position/recall.ts';

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
    const was = formerOf(duel.state, one);
    if (was) return [{ id: one.card, was }];
    const id = resolveRef(duel.state.table, one);
    if (id === undefined || (ref.the === 'equipped' && !isActive(duel, id))) return [];
    return [{ id, was }];
  });
}

const NONE: readonly Spoken[] = [];

function refsOf(duel: Duel, scope: Scope, the: CardRef['the']): readonly Spoken[] {
  switch (the) {
    case 'this':
      return [scope.source];
    case 'that':
      return scope.that;
    case 'rest':
      return scope.rest;
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
  }
}

const listed = (ref: Spoken | null | undefined): readonly Spoken[] => (ref ? [ref] : NONE);

/** What this card is equipped to, or was. */
function boundTo({ state }: Duel, { source, asItIs }: Scope): Spoken | null | undefined {
  const id = resolveRef(state.table, source);
  const there = id === undefined ? undefined : state.field[id];
  return there || asItIs ? there?.bound : formerOf(state, source)?.bound;
}

/** The card that brought an event about: who destroys or attacks another has done it itself. */
function causeOf(event: Scope['event']): Spoken | null | undefined {
  if (event?.what === 'destroys') return event.card;
  return event?.what === 'attacked' ? event.other : event?.causeCard;
}

function covering({ state }: Duel, { source, asItIs }: Scope): readonly Spoken[] {
  const id = resolveRef(state.table, source);
  if (id === undefined || !state.field[id]) {
    const [top] = (asItIs ? undefined : formerOf(state, source)?.stack) ?? NONE;
    return top === undefined || top.card === source.card ? NONE : [top];
  }
  const top = state.table.zones[state.table.cards[id]?.zone ?? '']?.cards[0];
  if (top === undefined || top === id) return NONE;
  return [{ card: top, generation: state.table.cards[top]?.generation ?? 0 }];
}

/** The attacker or defender of the attack that the text is about: that of its event, or the last one. */
function inAttack({ state }: Duel, { event }: Scope, role: 'attacker' | 'defender'): Spoken | null {
  if (event?.what === 'attacks') return role === 'attacker' ? event.card : event.other;
  if (event?.what === 'attacked') return role === 'attacker' ? event.other : event.card;
  const attack = attackOnChain(state.chain);
  if (attack) return role === 'attacker' ? attack.card : attack.target;
  // What a battle has brought about speaks of the units that fought it.
  if (event?.cause !== 'battle') return null;
  const fought = state.past.thisTurn.findLast(({ what }) => what === 'attacks');
  return (role === 'attacker' ? fought?.card : fought?.other) ?? null;
}

/** The attack that the chain answers, if there is one. */
function attackOnChain(chain: readonly Link[]): Link | undefined {
  return chain.findLast(({ kind }) => kind === 'attack');
}
