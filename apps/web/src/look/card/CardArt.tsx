import type { ArtSubject } from '@cardscape/studio';
import { useState } from 'react';
import { useArt } from './useArt.ts';
import './CardArt.css';

/** The picture of a card: the one that came with it, or else the one that is drawn for it. */
export function CardArt({
  subject,
  picture,
}: {
  subject: ArtSubject;
  /** The address of a picture that came with the card. */
  picture?: string | undefined;
}) {
  const [broken, setBroken] = useState<string>();
  if (picture === undefined || picture === broken) return <DrawnArt subject={subject} />;
  return (
    <img
      src={picture}
      alt=""
      decoding="async"
      draggable={false}
      // What is no picture after all gives way to the drawn one.
      onError={() => setBroken(picture)}
    />
  );
}

/** The picture that is drawn for a card; until it is, the outline of a landscape. */
export function DrawnArt({ subject }: { subject: ArtSubject }) {
  const address = useArt(subject);
  if (!address) return <span className="art-coming" />;
  return <img src={address} alt="" decoding="async" draggable={false} />;
}
