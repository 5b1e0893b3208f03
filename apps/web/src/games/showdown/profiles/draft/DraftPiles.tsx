import type { ShowdownOpened } from '@cardscape/showdown';
import {
  type Catalogue,
  MOST_IN_DECK,
  PLACES,
  type Place,
  sizeOf,
} from '@cardscape/showdown/tools';
import { useState } from 'react';
import { Tabs } from '../../../../look/control/Tabs.tsx';
import { inOrder } from '../order.ts';
import { DraftCard } from './DraftCard.tsx';
import css from './DraftPiles.module.css';
import { marksAt } from './picks.ts';
import type { Drafting } from './useDraft.ts';

const titles: Readonly<Record<Place, string>> = {
  main: 'Main deck',
  side: 'Side deck',
  characters: 'Characters',
  shop: 'Shop',
};

const shortTitles: Readonly<Record<Place, string>> = { ...titles, main: 'Main', side: 'Side' };

const empty: Readonly<Record<Place, string>> = {
  main: 'It is empty.',
  side: 'What you win or buy comes here.',
  characters: 'It is empty.',
  shop: 'Sold out. New cards come after a match.',
};

/** The decks and the shop: side by side on a desk, behind tabs on a phone. */
export function DraftPiles(parts: {
  wide: boolean;
  drafting: Drafting;
  library: ShowdownOpened;
  catalogue: Catalogue;
}) {
  const { now } = parts.drafting.draft;
  const [shown, setShown] = useState<Place>('main');
  const size = (place: Place) =>
    place === 'main' ? `${sizeOf(now.main)} of ${MOST_IN_DECK}` : `${sizeOf(now[place])}`;
  if (!parts.wide)
    return (
      <Tabs
        label="Decks and shop"
        value={shown}
        onChange={(place) => setShown(place as Place)}
        tabs={PLACES.map((place) => ({
          key: place,
          name: (
            <span className={css.draftTab}>
              {shortTitles[place]} <span className="figures">{sizeOf(now[place])}</span>
            </span>
          ),
          content: <Cards {...parts} place={place} />,
        }))}
      />
    );
  return (
    <div className={css.draftPiles}>
      {PLACES.map((place) => (
        <section key={place} className={css.draftPile} aria-label={titles[place]}>
          <header>
            <h2>{titles[place]}</h2>
            <span className="figures">{size(place)}</span>
          </header>
          <Cards {...parts} place={place} />
        </section>
      ))}
    </div>
  );
}

function Cards({
  place,
  drafting: { draft, choosing, pick },
  library,
  catalogue,
}: {
  place: Place;
  drafting: Drafting;
  library: ShowdownOpened;
  catalogue: Catalogue;
}) {
  const found = inOrder(marksAt(place, choosing, draft.now, catalogue), catalogue);
  if (found.length === 0) return <p className={css.draftPileEmpty}>{empty[place]}</p>;
  return (
    <ul className={css.draftPileCards}>
      {found.map((mark) => (
        <DraftCard
          key={mark.card}
          mark={mark}
          found={library.print(mark.card)}
          chosen={choosing.picks.some(
            (picked) => picked.place === place && picked.card === mark.card,
          )}
          onPick={() => pick({ place, card: mark.card })}
        />
      ))}
    </ul>
  );
}
