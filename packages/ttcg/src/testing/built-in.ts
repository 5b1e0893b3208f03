import { type CardSetFiles, type OpenRequest, problemLine } from '@cardscape/kernel';
import built from '../../built/set.json' with { type: 'json' };
import { type TtcgOpened, ttcgModule } from '../module.ts';

/** The files of the built-in set. */
export const builtInFiles: CardSetFiles = built;

/** TTCG with some files, which a test knows to be right. */
export function openFiles(set: CardSetFiles, request: Omit<OpenRequest, 'set'> = {}): TtcgOpened {
  const opening = ttcgModule.open({ ...request, set });
  if ('problems' in opening) throw new Error(opening.problems.map(problemLine).join('\n'));
  return opening.opened;
}

/** TTCG with its built-in set. */
export const builtIn: TtcgOpened = openFiles(builtInFiles);
