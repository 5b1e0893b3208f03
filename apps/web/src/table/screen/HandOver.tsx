import { useContext, useLayoutEffect } from 'react';
import { DetailStageContext } from '../../look/card/useCardDetail.tsx';
import { Interlude } from './Interlude.tsx';
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
  const stage = useContext(DetailStageContext);
  // A card that stands large over the page is the other person's.
  useLayoutEffect(() => stage?.hide(), [stage]);
  return (
    <Interlude
      label="Hand over"
      seed={`hand over ${name}`}
      covers
      deed={`I am ${name}: show my hand`}
      onDeed={onArrive}
    >
      <h2 className="figures">Hand the screen to {name}</h2>
      {told !== '' && <p className="hand-over__told">{told}</p>}
      <p>The cards stay covered until {name} is there.</p>
    </Interlude>
  );
}
