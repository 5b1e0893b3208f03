import { type CardId, resolveRef } from '@cardscape/kernel';
import type { CardRef, Duration } from '../../language/tree/tree.ts';
import { refCards } from '../meaning/refs.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, refsTo } from '../position/duel.ts';
import { scopeOf } from '../position/scope.ts';
import { type Expiry, expiryOf } from './expiry.ts';

/** The end of a duration that begins now, as the text of an effect says it. */
export function untilOf(duel: Duel, link: Link, duration: Duration | undefined): Expiry {
  const until = expiryOf(duel.state, duration, link.seat);
  const card = cardIn(duration);
  // "Until it attacks" is asked of each card that it holds for.
  if (!card || card.the === 'that' || (until.kind !== 'attack' && until.kind !== 'turned'))
    return until;
  const [of] = refsTo(duel, refCards(duel, scopeOf(link), card));
  return of ? { ...until, of } : { kind: 'forever' };
}

/** The card that a duration waits for. */
function cardIn(duration: Duration | undefined): CardRef | undefined {
  if (typeof duration !== 'object') return undefined;
  if ('untilAttackOf' in duration) return duration.untilAttackOf;
  return 'untilTurned' in duration ? duration.untilTurned : undefined;
}

/** R-T250. Is the card that it would last until turned that way turned so already, or gone? */
export function isTurnedAlready({ state }: Duel, until: Expiry, card: CardId): boolean {
  if (until.kind !== 'turned') return false;
  const id = until.of === 'own' ? card : resolveRef(state.table, until.of);
  const there = id === undefined ? undefined : state.field[id];
  return !there || there.tapped > 0 === (until.to === 'tapped');
}

/** Is there no attack that something could last as long as? */
export function lacksAttack({ state }: Duel, duration: Duration | undefined): boolean {
  return duration === 'attack' && state.chain.every(({ kind }) => kind !== 'attack');
}
