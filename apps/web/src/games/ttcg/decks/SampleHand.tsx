import { randomFrom } from '@cardscape/kernel';
import { cardKey, type Deck, type Edition, sampleHand } from '@cardscape/ttcg/tools';
import { useState } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { freshSeed } from '../../../table/set-up/seed.ts';
import { TtcgTile } from '../card/TtcgTile.tsx';
import { useOwnCards } from '../own/ownCards.ts';
import css from './SampleHand.module.css';

/** An opening hand of the deck, to see how it would begin. */
export function SampleHand({ deck, edition }: { deck: Deck; edition: Edition }) {
  const { opened } = useOwnCards();
  const [seed, setSeed] = useState<string>();
  const hand = seed === undefined ? [] : sampleHand(deck, edition.openingHand, randomFrom(seed));
  if (deck.entries.length === 0) return null;
  return (
    <section className={css.sampleHand}>
      <header>
        <h3>Opening hand</h3>
        <Button onClick={() => setSeed(freshSeed())}>
          {seed === undefined ? 'Draw a hand' : 'Draw again'}
        </Button>
      </header>
      {hand.length > 0 && (
        <ul aria-label="Opening hand">
          {hand.map(({ name, tier }, place) => {
            const print = opened.print(cardKey(name, tier));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice
              <li key={`${seed} ${place}`}>{print ? <TtcgTile print={print} /> : name}</li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
