import type { Act } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import type { ActsFrame } from '../position/frame.ts';
import { programIn } from '../position/link.ts';

/** The list of acts that a frame does. */
export function actsIn(
  duel: Duel,
  { list, sentence, choice, option }: ActsFrame,
  link: Link,
): readonly Act[] {
  const found = programIn(duel, link).effect.sentences[sentence];
  if (list === 'cost') return found?.cost ?? [];
  const chosen = choice < 0 ? undefined : found?.acts[choice];
  return chosen?.do === 'choose' ? (chosen.from[option] ?? []) : (found?.acts ?? []);
}
