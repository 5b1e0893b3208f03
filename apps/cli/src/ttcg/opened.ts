import { openGame } from '@cardscape/games';
import { problemLine } from '@cardscape/kernel';
import type { TtcgOpened } from '@cardscape/ttcg';

/** TTCG with its built-in cards. */
export async function openTtcg(): Promise<TtcgOpened> {
  const opening = await openGame('ttcg');
  if ('opened' in opening) return opening.opened as TtcgOpened;
  throw new Error(opening.problems.map(problemLine).join('\n'));
}
