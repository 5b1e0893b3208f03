import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../look/browser/useMedia.ts';
import { Button, buttonClass } from '../../look/control/Button.tsx';
import { forTouch, type Lesson, type Lessons, piecesOf } from './lesson.ts';
import './Coach.css';

/** Says what to do next, and shows how far you are. */
export function Coach<View, Mark>({
  of: { lessons, table },
  lesson,
  stands,
  done,
  lost,
  onOpen,
  onAgain,
  onUndo,
  children,
}: {
  of: Lessons<View, Mark>;
  lesson: Lesson<View, Mark>;
  /** Where it stands: above the table, or beside the field. */
  stands: 'above' | 'beside';
  /** How many of its steps are done. */
  done: number;
  lost: boolean;
  onOpen: (lesson: Lesson<View, Mark>) => void;
  onAgain: () => void;
  onUndo: (() => void) | undefined;
  /** What stands at its foot. */
  children?: ReactNode;
}) {
  const place = lessons.indexOf(lesson);
  const step = lesson.steps[done];
  const next = lessons[place + 1];
  const [folded, setFolded] = useState(false);
  const states = ['coach', !step && 'coach--done', step && folded && 'coach--folded'];
  return (
    <section className={states.filter(Boolean).join(' ')} aria-label="Lesson" data-coach={stands}>
      <header>
        <p className="coach__place figures">
          <span>Lesson </span>
          {place + 1} of {lessons.length}
        </p>
        <h2>{lesson.title}</h2>
      </header>
      {step && (
        <Button className="coach__fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? 'Unfold' : 'Fold'}
        </Button>
      )}
      <div role="status" className="coach__words">
        {step && !lost && (
          <>
            <p className="coach__says" data-says key={done}>
              <Sentence text={step.says} />
            </p>
            <Hint key={`hint ${done}`} text={step.hint} />
          </>
        )}
        {step && lost && (
          <p className="coach__says" data-says>
            That did not lead there. Press Undo, or start the lesson again.
          </p>
        )}
        {!step && <p className="coach__learned">{lesson.learned}</p>}
      </div>
      <p className="coach__deeds">
        {!step &&
          (next ? (
            <Button tone="primary" onClick={() => onOpen(next)}>
              Next lesson
            </Button>
          ) : (
            <Link to={table.setUp.to} className={buttonClass('primary')}>
              Play a match
            </Link>
          ))}
        {step && lost && onUndo && (
          <Button tone="primary" onClick={onUndo}>
            Undo
          </Button>
        )}
        {(done > 0 || lost || onUndo) && <Button onClick={onAgain}>Start the lesson again</Button>}
      </p>
      {children}
    </section>
  );
}

/** A sentence; what is to be clicked stands out. */
function Sentence({ text }: { text: string }) {
  const touch = useMedia('(pointer: coarse)');
  return piecesOf(touch ? forTouch(text) : text).map(({ text: piece, click }, index) => {
    const Piece = click ? 'b' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their places
      <Piece key={index} data-click={click || undefined}>
        {piece}
      </Piece>
    );
  });
}

function Hint({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button className="coach__ask" onClick={() => setOpen(true)}>
        Give me a hint
      </Button>
    );
  return (
    <p className="coach__hint" data-hint>
      <Sentence text={text} />
    </p>
  );
}
