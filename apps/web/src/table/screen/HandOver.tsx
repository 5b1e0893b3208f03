import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { DetailStageContext } from '../../look/card/useCardDetail.tsx';
import { Button } from '../../look/control/Button.tsx';
import { Contours } from '../../look/paper/Contours.tsx';
import './HandOver.css';

/** Covers the table until the next person says that they are at the screen. */
export function HandOver({
  name,
  told,
  onArrive,
}: {
  /** Who is called. */
  name: string;
  /** What both may know of what just happened. */
  told: string;
  onArrive: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const stage = useContext(DetailStageContext);
  useEffect(() => button.current?.focus(), []);
  // A card that stands large over the page is the other person's.
  useLayoutEffect(() => stage?.hide(), [stage]);
  return (
    <section className="hand-over" role="dialog" aria-modal="true" aria-label="Hand over">
      <Contours seed={`hand over ${name}`} />
      <h2 className="figures">Hand the screen to {name}</h2>
      {told !== '' && <p className="hand-over__told">{told}</p>}
      <p>The cards stay covered until {name} is there.</p>
      <Button ref={button} tone="primary" onClick={onArrive}>
        I am {name}: show my hand
      </Button>
    </section>
  );
}
