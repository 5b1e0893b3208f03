import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { LessonTable } from './LessonTable.tsx';
import type { Lesson, Lessons } from './lesson.ts';
import { lessonsDone } from './progress.ts';

/** Learn a game, lesson by lesson. The address names the lesson. */
export function LessonPage<View, Mark>({ of }: { of: Lessons<View, Mark> }) {
  const navigate = useNavigate();
  const named = useLocation({ select: ({ hash }) => hash });
  const { lessons, shelf, table } = of;
  const [done] = useState(() => lessonsDone(shelf));
  const [finished, setFinished] = useState(done.read);
  const [first] = useState(() => lessons.find(({ key }) => !finished.includes(key)) ?? lessons[0]);
  const lesson = lessons.find(({ key }) => key === named) ?? first;
  const [tries, setTries] = useState(0);
  const key = lesson?.key;
  const finish = useCallback(() => setFinished(done.finish(key ?? '')), [done, key]);
  if (!lesson) return null;
  const open = ({ key }: Lesson<View, Mark>) => void navigate({ to: '.', hash: key });
  return (
    <>
      <h1 className="sr-only">Learn {table.title}</h1>
      <LessonTable
        key={`${lesson.key} ${tries}`}
        of={of}
        lesson={lesson}
        finished={finished}
        onOpen={open}
        onAgain={() => setTries(tries + 1)}
        onFinish={finish}
      />
    </>
  );
}
