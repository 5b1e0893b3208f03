import type { Words } from '@cardscape/kernel';
import type { ReactNode } from 'react';
import { CardRef } from '../../look/feedback/LogList.tsx';
import './Told.css';

/** A sentence in which cards are named: pointing at a name opens the card. */
export function Told({
  words,
  card,
}: {
  words: Words;
  /** Draws a card, large, by its name. */
  card: (name: string) => ReactNode;
}) {
  return words.map((word, index) => {
    if (typeof word === 'string')
      return typeof words[index - 1] === 'object' ? word.slice(stopOf(word).length) : word;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change
      <span key={index} className="told-name">
        <CardRef card={() => card(word.name)}>{word.name}</CardRef>
        {stopOf(words[index + 1])}
      </span>
    );
  });
}

/** The stop that a piece begins with: it stays on the line of the name before it. */
function stopOf(word: Words[number] | undefined): string {
  return typeof word === 'string' ? (/^[.,:;!?]+/.exec(word)?.[0] ?? '') : '';
}
