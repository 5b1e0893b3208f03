import { kitOf } from '../../../replay/kit/kitOf.tsx';
import { kolymaTable } from '../table.tsx';
import { handSession } from './current.ts';
import { hasSavedMatch, openSession } from './game.ts';

/** Kolyma as the replay viewer shows it. */
export const kolymaKit = kitOf(kolymaTable, hasSavedMatch, (opening) => {
  handSession(openSession(opening));
  return '/play/kolyma/match';
});
