import { matchKeeper } from '../../../table/kept/keeper.ts';
import { kolymaTable } from '../table.tsx';

/** Opens, keeps and continues the sessions of Kolyma. */
export const {
  open: openSession,
  hasSaved: hasSavedMatch,
  stuck: stuckMatch,
  resume: resumeSession,
} = matchKeeper({ ...kolymaTable, key: 'kolyma' });
