import type { OpenWith } from '@cardscape/games';
import { type Opening, problemLine } from '@cardscape/kernel';
import { type KolymaOpened, kolymaModule } from '@cardscape/kolyma';

// A file of its own, which changes when the cards do.
const { default: set } = await import('@cardscape/kolyma/set.json');

/** Opens Kolyma with its built-in set, and with what else is given. */
export function openWith(request: OpenWith): Opening<KolymaOpened> {
  return kolymaModule.open({ ...request, set });
}

/** Kolyma with its built-in set alone. */
export const builtIn: KolymaOpened = openBuiltIn();

function openBuiltIn(): KolymaOpened {
  const opening = openWith({});
  if ('opened' in opening) return opening.opened;
  throw new Error(opening.problems.map(problemLine).join('\n'));
}
