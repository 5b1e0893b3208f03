import { CardFrame, type CardStanding } from './CardFrame.tsx';

/** A card nobody here may see: only its back. */
export function CardBack(standing: Omit<CardStanding, 'faceDown' | 'tier' | 'opens'>) {
  return (
    <CardFrame {...standing} faceDown kind="card" terrain="plain" label="" large={() => null}>
      {null}
    </CardFrame>
  );
}
