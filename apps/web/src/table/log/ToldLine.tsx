import { plain, type Words } from '@cardscape/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Told } from './Told.tsx';

/**
 * What has just happened, on the message line. Where it is too much for the line the first sentences are only heard,
 * as what it all came to stands last, and a button leads to all of them.
 */
export function ToldLine({
  sentences,
  card,
  onAll,
}: {
  sentences: readonly Words[];
  /** Draws a card, large, by its name. */
  card: (name: string) => ReactNode;
  /** Opens the log, where everything can be read. */
  onAll: () => void;
}) {
  const line = useRef<HTMLSpanElement>(null);
  const [unseen, setUnseen] = useState(0);
  // The last sentence alone can be too long; its end is cut off then.
  const [isCut, setIsCut] = useState(false);
  // After every drawing: the words before it on the line may have grown.
  useLayoutEffect(() => {
    const end = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().bottom ?? 0;
    if (end(line.current) <= end(line.current?.closest('[role="status"]')) + 1) return;
    if (unseen < sentences.length - 1) setUnseen(unseen + 1);
    else if (sentences.length > 0) setIsCut(true);
  });
  useEffect(() => {
    // Another window has other room.
    const anew = () => {
      setUnseen(0);
      setIsCut(false);
    };
    addEventListener('resize', anew);
    return () => removeEventListener('resize', anew);
  }, []);
  const seen = sentences.slice(unseen);
  const isShort = unseen > 0 || isCut;
  return (
    <>
      {unseen > 0 && (
        <span className="sr-only">{sentences.slice(0, unseen).map(plain).join(' ')}</span>
      )}
      <span className="table-match__told" data-told={isShort ? 'in part' : 'whole'} ref={line}>
        {isShort && (
          <button type="button" className="table-match__all" onClick={onAll}>
            Read all
          </button>
        )}
        <Told
          words={seen.flatMap((words, at) => (at === 0 ? words : [' ', ...words]))}
          card={card}
        />
      </span>
    </>
  );
}
