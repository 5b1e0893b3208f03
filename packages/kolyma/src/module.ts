import type { GameModule } from '@cardscape/kernel';
import { openKolyma } from './open-kolyma.ts';
import type { KolymaOpened } from './opened.ts';

export type * from './files/set-types.ts';
export type { KolymaOpened } from './opened.ts';
export type { DrawCause, KolymaEvent, OpenCard } from './rules/events.ts';
export type { KolymaGame, KolymaOptions } from './rules/kolyma.ts';
export type { Dice, Flags, KolymaState, Roll, RoundReason, RoundResult } from './rules/state.ts';
export type { KolymaView, LineCard, PlayerView } from './rules/view.ts';

/** Kolyma, the duel of numbers. */
export const kolymaModule: GameModule<KolymaOpened> = {
  name: 'kolyma',
  title: 'Kolyma',
  open: openKolyma,
};
