import { useFloating } from '@floating-ui/react-dom';
import { useEffect, useMemo } from 'react';
import { elementAt } from '../../look/motion/elementAt.ts';
import { placeNote } from './placeNote.ts';
import './WhyNot.css';

/** Something that was tried and refused. */
export interface Refusal {
  readonly words: string;
  /** The anchor it is shown at. */
  readonly at: string;
}

const staysFor = 4500;

/** Says, near the thing that was tried, why it cannot be done; read out politely. */
export function WhyNot({
  refusal,
  forgive,
}: {
  refusal: Refusal | undefined;
  forgive: () => void;
}) {
  useEffect(() => {
    if (!refusal) return;
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
  return <div role="status">{refusal && <Note key={refusal.at} refusal={refusal} />}</div>;
}

function Note({ refusal: { words, at } }: { refusal: Refusal }) {
  const { tried, place } = useMemo(() => {
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const middle = new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
    const found = elementAt(at) ?? { getBoundingClientRect: () => middle };
    const line = document.querySelector('[data-message]')?.getBoundingClientRect();
    return { tried: found, place: placeNote(found.getBoundingClientRect(), line, screen) };
  }, [at]);
  const { refs, floatingStyles, isPositioned } = useFloating({
    strategy: 'fixed',
    transform: false,
    elements: { reference: tried },
    ...place,
  });
  return (
    <p
      className="why-not"
      ref={refs.setFloating}
      style={{ ...floatingStyles, visibility: isPositioned ? undefined : 'hidden' }}
      data-refusal
    >
      <strong>Why not?</strong> {words}
    </p>
  );
}
