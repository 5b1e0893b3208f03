import type { GameModule } from '@cardscape/kernel';
import { type LanternsOpened, openModule } from './opened.ts';

export type { LanternsOpened } from './opened.ts';
export type { LanternEvent } from './rules/events.ts';
export type { LanternGame } from './rules/lanterns.ts';
export type { LanternOptions } from './rules/options.ts';
export type { LanternState } from './rules/state.ts';
export type { LanternView } from './rules/view.ts';

/** Lanterns: the smallest game of the house. */
export const lanternsModule: GameModule<LanternsOpened> = {
  name: 'lanterns',
  title: 'Lanterns',
  open: openModule,
};
