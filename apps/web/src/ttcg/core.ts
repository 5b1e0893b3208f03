import type { OpenWith } from '@cardscape/games';
import { type Opening, problemLine } from '@cardscape/kernel';
import { type TtcgOpened, ttcgModule } from '@cardscape/ttcg';

// A file of its own, which changes when the cards do.
const { default: set } = await import('@cardscape/ttcg/set.json');

/** Opens TTCG with its built-in set, and with what else is given. */
export function openWith(request: OpenWith): Opening<TtcgOpened> {
  return ttcgModule.open({ ...request, set });
}

/** TTCG with its built-in set alone. */
export const builtIn: TtcgOpened = openBuiltIn();

function openBuiltIn(): TtcgOpened {
  const opening = openWith({});
  if ('opened' in opening) return opening.opened;
  throw new Error(opening.problems.map(problemLine).join('\n'));
}
