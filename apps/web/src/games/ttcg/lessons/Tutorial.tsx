import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { LessonTable } from './LessonTable.tsx';
import type { Lesson } from './lesson.ts';
import { lessons } from './lessons.ts';
import { finishedLessons, finishLesson } from './progress.ts';

/** Learn the game, lesson by lesson. The address names the lesson. */
export function Tutorial() {
  const navigate = useNavigate();
  const named = useLocation({ select: ({ hash }) => hash });
  const [finished, setFinished] = useState(finishedLessons);
  const [first] = useState(() => lessons.find(({ key }) => !finished.includes(key)) ?? lessons[0]);
  const lesson = lessons.find(({ key }) => key === named) ?? first;
  const [tries, setTries] = useState(0);
  const key = lesson?.key;
  const finish = useCallback(() => setFinished(finishLesson(key ?? '')), [key]);
  if (!lesson) return null;
  const open = ({ key }: Lesson) => void navigate({ to: '.', hash: key });
  return (
    <>
      <h1 className="sr-only">Learn the True Trading Card Game</h1>
      <LessonTable
        key={`${lesson.key} ${tries}`}
        lesson={lesson}
        finished={finished}
        onOpen={open}
        onAgain={() => setTries(tries + 1)}
        onFinish={finish}
      />
    </>
  );
}
