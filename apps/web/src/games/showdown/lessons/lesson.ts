import type { ShowdownView } from '@cardscape/showdown';
import type { SavedPosition } from '@cardscape/showdown/tools';
import type { Lesson, LessonStep } from '../../../table/lessons/lesson.ts';

/** What is pointed out: a card by its name, wherever it lies, or the question that is asked. */
export type Mark = { readonly card: string } | { readonly question: true };

/** A lesson of Showdown. */
export type ShowdownLesson = Lesson<ShowdownView, Mark> & { readonly position: SavedPosition };

/** A step of it. */
export type ShowdownStep = LessonStep<ShowdownView, Mark>;
