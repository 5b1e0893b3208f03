import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PHONE, useMedia } from '../../look/browser/useMedia.ts';
import { MatchScreen } from '../screen/MatchScreen.tsx';
import { screenPace } from '../session/pace.ts';
import { Seated } from '../session/Seated.tsx';
import type { MatchSession } from '../session/session.ts';
import type { Shown } from '../session/sessionParts.ts';
import { Coach } from './Coach.tsx';
import { LessonList } from './LessonList.tsx';
import { type Lesson, type Lessons, stepsDone } from './lesson.ts';
import { openLesson, viewsOf } from './lessonSession.ts';
import { Marks } from './Marks.tsx';
import './LessonTable.css';

interface Parts<View, Mark> {
  of: Lessons<View, Mark>;
  lesson: Lesson<View, Mark>;
  finished: readonly string[];
  onOpen: (lesson: Lesson<View, Mark>) => void;
  onAgain: () => void;
  onFinish: () => void;
}

/** A lesson being played: the real table, and the coach beside or above it. */
export function LessonTable<View, Mark>(parts: Parts<View, Mark>) {
  const [session] = useState(() => openLesson(parts.of, parts.lesson, { pace: screenPace() }));
  return (
    <Seated session={session}>
      <LessonAtTable {...parts} session={session} />
    </Seated>
  );
}

function LessonAtTable<View, Mark>({
  of,
  session,
  lesson,
  finished,
  onOpen,
  onAgain,
  onFinish,
}: Parts<View, Mark> & { session: MatchSession }) {
  const shown = useSyncExternalStore(session.subscribe, session.shown) as Shown<
    View,
    { readonly type: string }
  >;
  const beside = !useMedia(PHONE);
  // What is still being told has not been seen yet.
  const seen = useRef({ done: 0, lost: false });
  if (!shown.telling) {
    const views = viewsOf<View>(session);
    const last = views.at(-1);
    const done = stepsDone(lesson, views);
    const next = lesson.steps[done];
    // While the opponent decides it may still come out right.
    const lost =
      next !== undefined &&
      shown.decision.ask !== 'other' &&
      ((last !== undefined && (lesson.lost?.(last) === true || of.isOver(lesson, last))) ||
        of.isOffPath(next, shown.decision, shown.view));
    seen.current = { done, lost };
  }
  const { done, lost } = seen.current;
  const step = lesson.steps[done];
  const complete = step === undefined;
  useEffect(() => {
    if (complete) onFinish();
  }, [complete, onFinish]);
  const list = <LessonList of={of} current={lesson} finished={finished} onOpen={onOpen} />;
  const coach = (
    <Coach
      of={of}
      lesson={lesson}
      stands={beside ? 'beside' : 'above'}
      done={done}
      lost={lost}
      onOpen={onOpen}
      onAgain={onAgain}
      onUndo={shown.canUndo ? () => session.undo() : undefined}
    >
      {beside && list}
    </Coach>
  );
  const isInTable = beside && of.coachAt === 'table';
  return (
    <div className="lesson" data-coach-at={beside ? of.coachAt : 'above'}>
      {!isInTable && coach}
      <MatchScreen
        table={of.table}
        session={session}
        lesson={{
          coach: isInTable ? coach : null,
          wanted: step && !lost ? of.deedOf(step) : undefined,
        }}
      />
      {!beside && list}
      {step && !lost && !shown.telling && <Marks of={of.placesOf(step.shows, shown.view)} />}
    </div>
  );
}
