import { type CardSetFiles, mustOpen, type OpenRequest } from '@cardscape/kernel';
import built from '../../built/set.json' with { type: 'json' };
import { type TtcgOpened, ttcgModule } from '../module.ts';

/** The files of the built-in set. */
export const builtInFiles: CardSetFiles = built;

/** TTCG with some files, which a test knows to be right. */
export function openFiles(set: CardSetFiles, request: Omit<OpenRequest, 'set'> = {}): TtcgOpened {
  return mustOpen(ttcgModule.open({ ...request, set }));
}

/** TTCG with its built-in set. */
export const builtIn: TtcgOpened = openFiles(builtInFiles);
