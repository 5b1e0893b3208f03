import { type BroughtCards, type Opening, problemLine } from '@cardscape/kernel';
import { type KolymaOpened, kolymaModule } from '@cardscape/kolyma';

/** Opens Kolyma with its built-in set and the cards that are brought. */
export async function openWith(cards: BroughtCards): Promise<Opening<KolymaOpened>> {
  return kolymaModule.open({ set: await builtInSet(), cards });
}

/** Kolyma with its built-in set alone. */
export async function openBuiltIn(): Promise<KolymaOpened> {
  const opening = kolymaModule.open({ set: await builtInSet() });
  if ('opened' in opening) return opening.opened;
  throw new Error(opening.problems.map(problemLine).join('\n'));
}

async function builtInSet() {
  const built = await import('@cardscape/kolyma/set.json', { with: { type: 'json' } });
  return built.default;
}
