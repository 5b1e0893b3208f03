import type { Act } from '../tree/tree.ts';
import type { Clause } from './clauses.ts';
import { does, you } from './does.ts';
import { anyOf, type Speech } from './filter.ts';
import { joined } from './words.ts';

/** "return destroyed units that would be sent to the discard pile to their owners' hands instead". */
export function diverts(
  { of, as, byThis, to }: Extract<Act, { do: 'divert' }>,
  speech: Speech,
): Clause {
  const cards = joined(
    'all',
    !byThis && as,
    anyOf(of, 'anywhere', speech),
    byThis && `${as} by this card`,
    'that would be sent to the discard pile',
  );
  const [verb, where] = goal(to);
  return does(you(speech), verb, `${cards} ${where} their owners' ${to.zone}s instead`);
}

function goal(to: Extract<Act, { do: 'divert' }>['to']): [verb: string, where: string] {
  if (to.zone === 'hand') return ['return', 'to'];
  if (!to.at) return ['shuffle', 'into'];
  return ['put', to.at === 'top' ? 'on top of' : 'on the bottom of'];
}
