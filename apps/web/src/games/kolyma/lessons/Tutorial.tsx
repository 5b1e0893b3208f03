import { LessonPage } from '../../../table/lessons/LessonPage.tsx';
import { kolymaLessons } from './kolymaLessons.ts';

/** Learn Kolyma. */
export function Tutorial() {
  return <LessonPage of={kolymaLessons} />;
}
