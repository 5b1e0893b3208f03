import type { Design } from '@cardscape/ttcg';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Contours } from '../look/Contours.tsx';
import { builtIn } from '../ttcg/core.ts';
import { DesignCard } from '../ttcg/DesignCard.tsx';
import { QueryBox } from '../ttcgSearch/QueryBox.tsx';
import { useCardSearch } from '../ttcgSearch/useCardSearch.ts';
import { DesignSheet } from './DesignSheet.tsx';
import { InSight } from './InSight.tsx';
import '../pages/page.css';
import './Gallery.css';

/** All cards of the True Trading Card Game. The address names the card that lies open. */
export function TtcgAlbum() {
  const set = builtIn.cardSet;
  const navigate = useNavigate();
  const search = useCardSearch(set, 0);
  const opened = useLocation({ select: ({ hash }) => hash });
  const design = opened === '' ? undefined : set.find(opened);
  const show = (hash: string) => void navigate({ to: '.', hash, resetScroll: false });
  const beside = (by: 1 | -1) => {
    const next = design && search.found[search.found.indexOf(design) + by];
    return next && (() => show(next.name));
  };
  return (
    <div className="page gallery">
      <Contours seed="ttcg album" />
      <h1>True Trading Card Game: all cards</h1>
      <QueryBox search={search} />
      <section className="album" aria-label="Cards found">
        <ul className="album__cards">
          {search.found.map((each) => (
            <li key={each.name}>
              <AlbumPlace design={each} place={set.designs.indexOf(each) + 1} onOpen={show} />
            </li>
          ))}
        </ul>
        {search.parsed.ok && search.found.length === 0 && (
          <p>No card is like that. Take something out of your search.</p>
        )}
      </section>
      {design && (
        <DesignSheet
          key={design.name}
          design={design}
          onClose={() => show('')}
          onBack={beside(-1)}
          onNext={beside(1)}
        />
      )}
    </div>
  );
}

function AlbumPlace({
  design,
  place,
  onOpen,
}: {
  design: Design;
  place: number;
  onOpen: (name: string) => void;
}) {
  return (
    <>
      <InSight name={design.name}>
        {() => <DesignCard design={design} onPick={() => onOpen(design.name)} />}
      </InSight>
      <span className="album__number figures" aria-hidden="true">
        {String(place).padStart(3, '0')}
      </span>
    </>
  );
}
