import { LessonPage } from '../../../table/lessons/LessonPage.tsx';
import { ttcgLessons } from './ttcgLessons.ts';

/** Learn TTCG. */
export function Tutorial() {
  return <LessonPage of={ttcgLessons} />;
}
