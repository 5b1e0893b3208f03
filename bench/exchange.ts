/**
 * How fast a round of exchange over everybody is read, solved, proven and cut into rings, in CPU time; with
 * HiGHS as the peer where it finds the same four levels within a minute.
 */
import { measureParts } from './support/parts.ts';

const measure = async (name: 'dense' | 'popular' | 'sparse' | 'large') =>
  (await import('./exchange/rounds.ts')).measureRound(name);

await measureParts({
  dense: () => measure('dense'),
  popular: () => measure('popular'),
  sparse: () => measure('sparse'),
  large: () => measure('large'),
});
