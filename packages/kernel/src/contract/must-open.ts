import { problemLine } from '../files/problem.ts';
import type { Opening } from './module.ts';

/** What was opened with what is known to be right; throws all that is wrong with it. */
export function mustOpen<Opened>(opening: Opening<Opened>): Opened {
  if ('opened' in opening) return opening.opened;
  throw new Error(opening.problems.map(problemLine).join('\n'));
}
