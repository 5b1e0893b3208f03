import type { GameModule } from '@cardscape/kernel';
import { openTtcg } from './open/open-ttcg.ts';
import type { TtcgOpened } from './open/opened.ts';

/** The True Trading Card Game, as the rest of the house gets at it. */
export const ttcgModule: GameModule<TtcgOpened> = {
  name: 'ttcg',
  title: 'True Trading Card Game',
  open: openTtcg,
};

export type { TtcgAnswers, TtcgConsultation } from './open/consult.ts';
export type { TtcgOpened } from './open/opened.ts';
export type { TtcgFacts, TtcgPrint } from './print/card-print.ts';
export type { EditionName } from './rules/book/editions.ts';
export type { TtcgEvent } from './rules/events.ts';
export type { AttackForecast, PointChange } from './rules/outlook/attack-forecast.ts';
export type { FieldCard, Stage, TtcgState } from './rules/position/state.ts';
export type { TtcgGame, TtcgOptions } from './rules/ttcg.ts';
export type * from './rules/view.ts';
export type { CardSet } from './set/card-set.ts';
export type { Design, PrintedEffect, Tier } from './set/design.ts';
export type { Position, PositionPlayer, PositionStack } from './trial/position.ts';
