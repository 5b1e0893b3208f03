import { plain, type Words } from '@cardscape/kernel';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Told } from './Told.tsx';

/**
 * What has just happened, on the message line. Where it is too much for the line the first sentences
 * are only heard: what it all came to stands last.
 */
export function ToldLine({
  sentences,
  card,
}: {
  sentences: readonly Words[];
  /** Draws a card, large, by its name. */
  card: (name: string) => ReactNode;
}) {
  const line = useRef<HTMLSpanElement>(null);
  const [unseen, setUnseen] = useState(0);
  // After every drawing: the words before it on the line may have grown.
  useLayoutEffect(() => {
    const words = line.current?.closest('[role="status"]');
    const overflows = words && words.scrollHeight > words.clientHeight + 1;
    if (overflows && unseen < sentences.length - 1) setUnseen(unseen + 1);
  });
  const seen = sentences.slice(unseen);
  return (
    <>
      {unseen > 0 && (
        <span className="sr-only">{sentences.slice(0, unseen).map(plain).join(' ')}</span>
      )}
      <span className="table-match__told" data-told ref={line}>
        <Told
          words={seen.flatMap((words, at) => (at === 0 ? words : [' ', ...words]))}
          card={card}
        />
      </span>
    </>
  );
}
