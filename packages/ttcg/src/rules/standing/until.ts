import type { Duration } from '../../language/tree/tree.ts';
import { refCards } from '../meaning/refs.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, refsTo, scopeOf } from '../position/duel.ts';
import { type Expiry, expiryOf } from './expiry.ts';

/** The end of a duration that begins now, as the text of an effect says it. */
export function untilOf(duel: Duel, link: Link, duration: Duration | undefined): Expiry {
  const named = typeof duration === 'object' && 'untilAttackOf' in duration && duration;
  // "Until it attacks" is asked of each card that it holds for.
  if (!named || named.untilAttackOf.the === 'that')
    return expiryOf(duel.state, duration, link.seat);
  const [of] = refsTo(duel, refCards(duel, scopeOf(link), named.untilAttackOf));
  return of ? { kind: 'attack', of } : { kind: 'forever' };
}

/** Is there no attack that something could last as long as? */
export function lacksAttack({ state }: Duel, duration: Duration | undefined): boolean {
  return duration === 'attack' && state.chain.every(({ kind }) => kind !== 'attack');
}
