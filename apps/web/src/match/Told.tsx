import type { Words } from '@cardscape/kernel';
import type { ReactNode } from 'react';
import { CardRef } from '../look/LogList.tsx';

/** A sentence in which cards are named: pointing at a name opens the card. */
export function Told({
  words,
  card,
}: {
  words: Words;
  /** Draws a card, large, by its name. */
  card: (name: string) => ReactNode;
}) {
  return words.map((word, index) =>
    typeof word === 'string' ? (
      word
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change
      <CardRef key={index} card={() => card(word.name)}>
        {word.name}
      </CardRef>
    ),
  );
}
