import { type CardRef, cardOf, opponentOf, SEATS, type Seat, zoneOf } from '@cardscape/kernel';
import type { Leader, OtherDoer, Who } from '../../language/tree/tree.ts';
import type { Happening } from '../chain/happening.ts';
import { activeCards, controllerOf, type Duel, sheetOf } from '../position/duel.ts';
import type { Scope } from '../position/scope.ts';
import { handOf } from '../position/zones.ts';
import { formerMeant } from './refs.ts';

/** Each player alone. Made once, as every act asks who does it. */
export const ALONE: readonly [readonly Seat[], readonly Seat[]] = [[0], [1]];

/** The players that an act means; a player still to be chosen counts as you. */
export function doersOf(duel: Duel, scope: Scope, who: Who | OtherDoer): readonly Seat[] {
  const { you, event } = scope;
  switch (who) {
    case 'you':
    case 'choice':
      return ALONE[you];
    case 'opponent':
      return ALONE[opponentOf(you)];
    case 'both':
      return [duel.state.active, opponentOf(duel.state.active)];
    case 'turn':
      return ALONE[duel.state.active];
    case 'that':
      return [scope.player ?? (event ? (event.by ?? event.whose) : opponentOf(you))];
    case 'own owner':
      return [ownerOf(duel, scope.source)];
    case 'controller':
    case 'owner': {
      const seats = spokenOf(scope).map((ref) =>
        who === 'owner' ? ownerOf(duel, ref) : hadBy(duel, scope, ref),
      );
      const { active } = duel.state;
      return [active, opponentOf(active)].filter((seat) => seats.includes(seat));
    }
    default:
      return leaders(duel, who);
  }
}

/** R-T223. "The player with the most units": of two that have as many, neither is. */
function leaders(duel: Duel, who: Leader): Seat[] {
  const [way, ...what] = who.split(' ');
  const [first, second] = SEATS.map((seat) => measured(duel, seat, what.join(' '))) as [
    number,
    number,
  ];
  if (first === second) return [];
  return [(way === 'most') === first > second ? 0 : 1];
}

/** How many units, spells, points or cards in hand a player has. */
function measured(duel: Duel, seat: Seat, what: string): number {
  if (what === 'points') return duel.state.players[seat].points;
  if (what === 'cards in hand') return zoneOf(duel.state.table, handOf(seat)).cards.length;
  const spells = what === 'spells';
  return activeCards(duel, seat).filter((id) => sheetOf(duel, id).isSpell === spells).length;
}

/** The cards that "its controller" and "their owners" are said of. */
function spokenOf({ that, event }: Scope): readonly CardRef[] {
  return that.length > 0 || !event?.card ? that : [event.card];
}

function ownerOf(duel: Duel, { card }: CardRef): Seat {
  return (cardOf(duel.state.table, card).owner ?? controllerOf(duel, card)) as Seat;
}

/** Who has a card; of one that has left the field, who controlled it there. */
function hadBy(duel: Duel, scope: Scope, ref: CardRef): Seat {
  const { field, past } = duel.state;
  const was = formerMeant(duel, scope, 'that', ref);
  if (was) return was.seat;
  const { card, generation } = ref;
  if (field[card]) return controllerOf(duel, card);
  if (scope.event?.card?.card === card) return scope.event.whose;
  // Referred to where it went, or as it was on the field.
  const left = ({ what, card: gone }: Happening) =>
    what === 'leaves' &&
    gone?.card === card &&
    (gone.generation === generation || gone.generation === generation + 1);
  const found = past.thisTurn.findLast(left) ?? past.lastTurn.findLast(left);
  return found?.whose ?? controllerOf(duel, card);
}
