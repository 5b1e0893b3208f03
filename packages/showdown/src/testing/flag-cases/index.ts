import { ATTACK_FLAG_CASES } from './attacks.ts';
import { CARD_FLAG_CASES } from './cards.ts';
import { DRAWING_FLAG_CASES } from './drawing.ts';
import type { FlagCase } from './flag-case.ts';
import { PLAY_FLAG_CASES } from './plays.ts';

export { flagScene } from './flag-case.ts';

/** What every flag does, by its name. */
export const FLAG_CASES: Readonly<Record<string, FlagCase>> = {
  ...CARD_FLAG_CASES,
  ...ATTACK_FLAG_CASES,
  ...PLAY_FLAG_CASES,
  ...DRAWING_FLAG_CASES,
};
