import { cardOf, opponentOf, type Seat } from '@cardscape/kernel';
import type { OtherDoer, Who } from '../../language/tree/tree.ts';
import { controllerOf, type Duel, type Scope } from '../position/duel.ts';

/** The players that an act means; a player still to be chosen counts as you. */
export function doersOf(duel: Duel, scope: Scope, who: Who | OtherDoer): Seat[] {
  const { you, event, that } = scope;
  switch (who) {
    case 'you':
    case 'choice':
      return [you];
    case 'opponent':
      return [opponentOf(you)];
    case 'both':
      return [duel.state.active, opponentOf(duel.state.active)];
    case 'that':
      return [event ? (event.by ?? event.whose) : opponentOf(you)];
    case 'controller':
    case 'owner': {
      const card = that[0]?.card ?? event?.card?.card;
      if (card === undefined) return [];
      if (who === 'owner') return [(cardOf(duel.state.table, card).owner ?? you) as Seat];
      // A card that has left the field had a controller: the event remembers.
      if (event?.card?.card === card && !duel.state.field[card]) return [event.whose];
      return [controllerOf(duel, card)];
    }
  }
}
