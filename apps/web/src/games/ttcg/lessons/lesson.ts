import type { Position, TtcgView } from '@cardscape/ttcg';
import type { Lesson, LessonStep } from '../../../table/lessons/lesson.ts';
import type { PlainDeed } from '../match/plainDeeds.ts';
import type { Row } from '../table/tableTypes.ts';

/** What is pointed out: a card, a place of your field, a button, or your opponent's points. */
export type Mark =
  | { readonly card: string }
  | { readonly deed: PlainDeed }
  | { readonly row: Row; readonly column?: number }
  | 'points';

/** A lesson of TTCG. */
export type TtcgLesson = Lesson<TtcgView, Mark> & { readonly position: Position };

/** A step of it. */
export type TtcgStep = LessonStep<TtcgView, Mark>;
