import { useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import type { NotKept } from '../session/sessionParts.ts';
import './NotKeptNote.css';

const words: Readonly<Record<NotKept, string>> = {
  elsewhere: 'This match was played on in another tab. What you do here is not kept.',
  'no room':
    'This browser keeps no more matches. Save the record of this one if you want to go on later.',
};

/** Says that a match is not kept, by the message line, where whoever plays looks. */
export function NotKeptNote({
  why,
  onNewest,
}: {
  why: NotKept;
  onNewest: (() => void) | undefined;
}) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className="not-kept" role="alert">
      <p>{words[why]}</p>
      {why === 'elsewhere' && onNewest ? (
        <Button tone="primary" onClick={onNewest}>
          Load the newest
        </Button>
      ) : (
        <Button onClick={() => setRead(true)}>Play on</Button>
      )}
    </div>
  );
}
