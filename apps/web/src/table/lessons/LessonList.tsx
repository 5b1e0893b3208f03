import { Link } from '@tanstack/react-router';
import type { Lesson, Lessons } from './lesson.ts';
import './LessonList.css';

/** All lessons, with those that were finished, to go to any of them. */
export function LessonList<View, Mark>({
  of: { lessons, rules },
  current,
  finished,
  onOpen,
}: {
  of: Lessons<View, Mark>;
  current: Lesson<View, Mark>;
  /** The keys of the lessons that were finished. */
  finished: readonly string[];
  onOpen: (lesson: Lesson<View, Mark>) => void;
}) {
  return (
    <nav className="lesson-list" aria-label="Lessons">
      <ol>
        {lessons.map((each, index) => (
          <li key={each.key}>
            <button
              type="button"
              aria-current={each === current ? 'step' : undefined}
              onClick={() => onOpen(each)}
            >
              <span className="lesson-list__mark figures" aria-hidden="true">
                {finished.includes(each.key) ? '✓' : index + 1}
              </span>
              <span>
                {each.title}
                {finished.includes(each.key) && <span className="sr-only"> (finished)</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Link to={rules}>Read the rules</Link>
    </nav>
  );
}
