import type { Act } from '../../language/tree/tree.ts';
import type { Duel } from '../position/duel.ts';
import type { Scope } from '../position/scope.ts';
import { typesOf } from '../standing/values.ts';
import { refCards } from './refs.ts';

/** "A type other than that of this card": what cannot be chosen. */
export function namesHad(
  duel: Duel,
  scope: Scope,
  { not }: Extract<Act, { do: 'name' }>,
): readonly string[] {
  return not ? refCards(duel, scope, not).flatMap((id) => typesOf(duel, id)) : [];
}
