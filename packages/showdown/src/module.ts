import type { GameModule } from '@cardscape/kernel';
import { openShowdown } from './open/open-showdown.ts';
import type { ShowdownOpened } from './open/opened.ts';

export type { ShowdownAnswers, ShowdownConsultation } from './open/consult.ts';
export type { ShowdownOpened } from './open/opened.ts';
export type { ShowdownEvent } from './rules/events/events.ts';
export type { Outlook, Reach } from './rules/outlook/outlook.ts';
export type { AttackPreview } from './rules/outlook/preview.ts';
export type { Ailment, Phase, Tally } from './rules/position/position.ts';
export type { ShowdownState } from './rules/position/state.ts';
export type { ShowdownGame } from './rules/showdown.ts';
export type { ShowdownOptions } from './rules/turn/setup.ts';
export type { SeenPlayer, SeenUnit, ShowdownView } from './rules/view.ts';

/** Showdown, the duel of characters that level up. */
export const showdownModule: GameModule<ShowdownOpened> = {
  name: 'showdown',
  title: 'Showdown',
  open: openShowdown,
};
