import type { Act } from '../tree/tree.ts';
import type { Clause } from './clauses.ts';
import { anyOf, type Speech } from './filter.ts';
import { joined } from './words.ts';

/** "destroyed units that would be sent to the discard pile go to their owners' hands instead". */
export function diverts(
  { of, as, byThis, to }: Extract<Act, { do: 'divert' }>,
  speech: Speech,
): Clause {
  const cards = joined(
    !byThis && as,
    anyOf(of, 'anywhere', speech),
    byThis && `${as} by this card`,
    'that would be sent to the discard pile',
  );
  const end = to.zone === 'deck' && to.at ? `the ${to.at} of ` : '';
  return {
    subject: { who: 'else', words: cards, object: cards, several: true },
    verb: 'go',
    rest: ` to ${end}their owners' ${to.zone}s instead`,
  };
}
