import type { KolymaView } from '@cardscape/kolyma';
import type { Lesson, LessonStep } from '../../../table/lessons/lesson.ts';

/** What is pointed out: a number card by what it counts, a special card, the button to pass, a total. */
export type Mark =
  | { readonly number: number }
  | { readonly special: string }
  | { readonly deed: 'pass' | 'confirm' }
  | { readonly total: 'near' | 'far' };

/** A lesson of Kolyma. */
export interface KolymaLesson extends Lesson<KolymaView, Mark> {
  /** The rounds that are over where it begins. */
  readonly rounds: number;
}

/** A step of it. */
export type KolymaStep = LessonStep<KolymaView, Mark>;
