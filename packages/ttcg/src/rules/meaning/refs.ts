import { type CardId, type CardRef as Ref, resolveRef } from '@cardscape/kernel';
import type { CardRef } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, isActive, present, type Scope } from '../position/duel.ts';

/** The cards that a text points at, as far as they are still there. */
export function refCards(duel: Duel, scope: Scope, { the }: CardRef): CardId[] {
  switch (the) {
    case 'this':
      return present(duel, [scope.source]);
    case 'that':
      return present(duel, scope.that);
    case 'rest':
      return present(duel, scope.rest);
    case 'equipped': {
      const id = resolveRef(duel.state.table, scope.source);
      const bound = id === undefined ? null : duel.state.field[id]?.bound;
      return bound ? present(duel, [bound]).filter((unit) => isActive(duel, unit)) : [];
    }
    case 'cover':
      return covering(duel, scope.source);
    case 'victim':
      return scope.event?.what === 'destroys' && scope.event.other
        ? present(duel, [scope.event.other])
        : [];
    case 'cause': {
      const cause = causeOf(scope.event);
      return cause ? present(duel, [cause]) : [];
    }
    case 'attacker':
    case 'defender': {
      const ref = inAttack(duel, scope, the);
      return ref ? present(duel, [ref]) : [];
    }
  }
}

/** The card that brought an event about: who destroys or attacks another has done it itself. */
function causeOf(event: Scope['event']): Ref | null | undefined {
  if (event?.what === 'destroys') return event.card;
  return event?.what === 'attacked' ? event.other : event?.causeCard;
}

function covering({ state }: Duel, source: Ref): CardId[] {
  const id = resolveRef(state.table, source);
  if (id === undefined || !state.field[id]) return [];
  const top = state.table.zones[state.table.cards[id]?.zone ?? '']?.cards[0];
  return top === undefined || top === id ? [] : [top];
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

/** The attack that the chain answers, if there is one. */
function attackOnChain(chain: readonly Link[]): Link | undefined {
  return chain.findLast(({ kind }) => kind === 'attack');
}
