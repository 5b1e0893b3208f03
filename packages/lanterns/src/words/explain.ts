import { type Option, type Seat, zoneOf } from '@cardscape/kernel';
import { activeHand, DECK, type LanternState } from '../rules/state.ts';

const NOT_HELD = 'Only a lantern in your hand can be shown, kept or buried.';

/** Why the seat cannot do this now; nothing if it can. */
export function explain(
  state: LanternState,
  seat: Seat,
  { act, card }: Option,
): string | undefined {
  if (state.active !== seat) return 'It is not your turn.';
  const held = card !== undefined && activeHand(state).includes(card);
  if (state.asking === 'bid') return 'First bid a number.';
  if (state.asking === 'bury')
    return act === 'bury' && held ? undefined : 'First say which lanterns you bury.';
  switch (act) {
    case 'roll':
    case 'bid':
      return undefined;
    case 'draw':
    case 'peek':
      return zoneOf(state.table, DECK).cards.length > 0 ? undefined : 'The deck is empty.';
    case 'bury':
      return activeHand(state).length > 0 ? undefined : 'You hold no lanterns.';
    case 'show':
    case 'keep':
      return held ? undefined : NOT_HELD;
    default:
      return `There is nothing called "${act}" in a turn.`;
  }
}
