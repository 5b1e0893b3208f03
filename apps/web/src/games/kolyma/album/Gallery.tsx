import { counted } from '@cardscape/kernel';
import type { CardSet, SpecialCard } from '@cardscape/kolyma';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { InSight } from '../../../collect/InSight.tsx';
import { useInAddress } from '../../../look/browser/useInAddress.ts';
import { Card } from '../../../look/card/Card.tsx';
import { Tabs } from '../../../look/control/Tabs.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { builtIn } from '../core.ts';
import { printsBy } from '../prints.ts';
import { draftOf, type NewDraft } from '../workshop/draft.ts';
import { add } from '../workshop/workshopStore.ts';
import { CardSheet } from './CardSheet.tsx';
import { CharacterSheets } from './CharacterSheets.tsx';
import { NumberSheets } from './NumberSheets.tsx';
import { SearchBar } from './SearchBar.tsx';
import { findSpecials, readSearch, writeSearch } from './search.ts';
import '../../../look/paper/page.css';
import '../../../collect/Gallery.css';

const prints = printsBy(builtIn.print);

/** All cards of Kolyma, as an album. The address names the card that lies open. */
export function Gallery() {
  const set = builtIn.cardSet;
  const navigate = useNavigate();
  const [sheet, setSheet] = useInAddress('sheet', 'specials');
  const opened = useLocation({ select: ({ hash }) => hash });
  const card = set.specials.find(({ name }) => name === opened);
  const show = (hash: string) => void navigate({ to: '.', search: true, hash, resetScroll: false });
  const make = (draft: NewDraft) => {
    add([draft]);
    void navigate({ to: '/make/kolyma' });
  };
  return (
    <div className="page gallery">
      <Contours seed="gallery" />
      <h1>All cards</h1>
      <Tabs
        label="Sheets of the album"
        value={sheet}
        onChange={setSheet}
        tabs={[
          {
            key: 'specials',
            name: `Special cards ${set.specials.length}`,
            content: <Specials set={set} onOpen={show} />,
          },
          {
            key: 'characters',
            name: `Characters ${set.characters.length}`,
            content: (
              <CharacterSheets
                set={set}
                onMake={(character) => make(draftOf({ kind: 'character', card: character }))}
              />
            ),
          },
          {
            key: 'numbers',
            name: `Number cards ${set.numbers.length}`,
            content: <NumberSheets numbers={set.numbers} />,
          },
        ]}
      />
      {card && (
        <CardSheet
          card={card}
          set={set}
          onClose={() => show('')}
          onMake={() => make(draftOf({ kind: 'special', card }))}
        />
      )}
    </div>
  );
}

function Specials({ set, onOpen }: { set: CardSet; onOpen: (name: string) => void }) {
  const [written, write] = useInAddress('q');
  const search = useMemo(() => readSearch(written), [written]);
  const asked = useDeferredValue(search);
  const found = useMemo(() => findSpecials(set, asked), [set, asked]);
  return (
    <>
      <SearchBar search={search} onChange={(next) => write(writeSearch(next))} />
      <section className="album">
        <h2>
          <span role="status">{counted(found.length, 'card')}</span>
        </h2>
        <ul className="album__cards">
          {found.map((card) => (
            <li key={card.name}>
              <AlbumCard card={card} place={set.specials.indexOf(card) + 1} onOpen={onOpen} />
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>No card is like that. Take a filter off, or try fewer words.</p>}
      </section>
    </>
  );
}

function AlbumCard({
  card,
  place,
  onOpen,
}: {
  card: SpecialCard;
  place: number;
  onOpen: (name: string) => void;
}) {
  return (
    <>
      <InSight name={card.name}>
        {() => <Card {...prints.special(card.name)} onPick={() => onOpen(card.name)} />}
      </InSight>
      <span className="album__number figures" aria-hidden="true">
        {String(place).padStart(3, '0')}
      </span>
    </>
  );
}
