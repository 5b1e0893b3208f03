import { useEffect, useState } from 'react';
import { elementAt } from '../../look/motion/elementAt.ts';
import './WhyNot.css';

/** Something that was tried and refused. */
export interface Refusal {
  readonly words: string;
  /** The anchor it is shown at. */
  readonly at: string;
}

const staysFor = 4500;
/** How far below the upper edge of a card a note ends that lies on it, in pixels. */
const onTheCard = 100;
/** How high a note is at most, in pixels. */
const highest = 100;

/** Would a note above what was tried cover the line that says what is asked? */
function hidesTheQuestion(tried: Element, above: number): boolean {
  const line = document.querySelector('[data-message]');
  if (!line || tried.contains(line)) return false;
  const { top, bottom } = line.getBoundingClientRect();
  return above > top && above - highest < bottom;
}

/** Says, near the thing that was tried, why it cannot be done; read out politely. */
export function WhyNot({
  refusal,
  forgive,
}: {
  refusal: Refusal | undefined;
  forgive: () => void;
}) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useEffect(() => {
    if (!refusal) return;
    const tried = elementAt(refusal.at);
    const box = tried?.getBoundingClientRect();
    const middle = box ? box.left + box.width / 2 : innerWidth / 2;
    const above = box ? Math.min(box.top, innerHeight - 80) : innerHeight / 2;
    // Kept inside the page: the note is at most 18rem wide.
    setPlace({
      left: Math.max(156, Math.min(innerWidth - 156, middle)),
      top: Math.max(90, tried && hidesTheQuestion(tried, above) ? above + onTheCard : above),
    });
    const timer = setTimeout(forgive, staysFor);
    // Whatever is done next, the note has been read: Escape is as good as any key.
    addEventListener('pointerdown', forgive, { capture: true });
    addEventListener('keydown', forgive, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', forgive, { capture: true });
      removeEventListener('keydown', forgive, { capture: true });
    };
  }, [refusal, forgive]);
  return (
    <div className="why-not" role="status" style={place}>
      {refusal && (
        <p className="why-not__words" data-refusal>
          <strong>Why not?</strong> {refusal.words}
        </p>
      )}
    </div>
  );
}
