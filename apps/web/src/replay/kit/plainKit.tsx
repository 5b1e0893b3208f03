import { PlainTable } from './PlainTable.tsx';
import type { ReplayKit } from './replayKit.ts';

/** Any game that has no table of its own here, as the replay viewer shows it: in words and cards. */
export const plainKit: ReplayKit = {
  part: 'turn',
  tell: () => [],
  Watched: PlainTable,
  markOf: () => undefined,
};
