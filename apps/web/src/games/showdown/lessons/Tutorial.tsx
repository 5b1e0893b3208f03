import { LessonPage } from '../../../table/lessons/LessonPage.tsx';
import { showdownLessons } from './showdownLessons.ts';

/** Learn Showdown. */
export function Tutorial() {
  return <LessonPage of={showdownLessons} />;
}
