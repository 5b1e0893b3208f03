import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { screenPace } from '../../../table/kept/keeper.ts';
import { Seated } from '../../../table/session/Seated.tsx';
import type { TtcgSession } from '../match/game.ts';
import { TtcgMatch } from '../match/TtcgMatch.tsx';
import { Coach } from './Coach.tsx';
import { LessonList } from './LessonList.tsx';
import { deedOf, isOffPath, type Lesson, stepsDone } from './lesson.ts';
import { openLesson, viewsOf } from './lessonSession.ts';
import { Marks } from './Marks.tsx';
import { placesOf } from './marks.ts';
import './LessonTable.css';

interface Parts {
  lesson: Lesson;
  finished: readonly string[];
  onOpen: (lesson: Lesson) => void;
  onAgain: () => void;
  onFinish: () => void;
}

/** A lesson being played: the real table, and the coach beside or above it. */
export function LessonTable(parts: Parts) {
  const [session] = useState(() => openLesson(parts.lesson, { pace: screenPace() }));
  return (
    <Seated session={session}>
      <LessonAtTable {...parts} session={session} />
    </Seated>
  );
}

function LessonAtTable({
  session,
  lesson,
  finished,
  onOpen,
  onAgain,
  onFinish,
}: Parts & { session: TtcgSession }) {
  const shown = useSyncExternalStore(session.subscribe, session.shown);
  const beside = useMedia('(min-width: 52.01rem)');
  // What is still being told has not been seen yet.
  const seen = useRef({ done: 0, lost: false });
  if (!shown.telling) {
    const views = viewsOf(session);
    const done = stepsDone(lesson, views);
    const next = lesson.steps[done];
    // While the opponent decides it may still come out right.
    const lost =
      next !== undefined &&
      shown.decision.ask !== 'other' &&
      (isLost(lesson, views.at(-1)) || isOffPath(next, shown.decision, shown.view));
    seen.current = { done, lost };
  }
  const { done, lost } = seen.current;
  const step = lesson.steps[done];
  const complete = step === undefined;
  useEffect(() => {
    if (complete) onFinish();
  }, [complete, onFinish]);
  const list = <LessonList current={lesson} finished={finished} onOpen={onOpen} />;
  const coach = (
    <Coach
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
  return (
    <div className="lesson">
      {!beside && coach}
      <TtcgMatch
        session={session}
        coach={beside ? coach : null}
        wanted={step && !lost ? deedOf(step) : undefined}
      />
      {!beside && list}
      {step && !lost && !shown.telling && <Marks of={placesOf(step.shows, shown.view)} />}
    </div>
  );
}

/** A lesson is lost when it says so, or when its turn is over. */
function isLost(
  { lost, position }: Lesson,
  view: ReturnType<typeof viewsOf>[number] | undefined,
): boolean {
  if (!view) return false;
  return lost?.(view) === true || view.turn > (position.turn ?? view.turn);
}
