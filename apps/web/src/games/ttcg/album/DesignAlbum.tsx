import type { Design } from '@cardscape/ttcg';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { InSight } from '../../../collect/InSight.tsx';
import { DesignCard } from '../reading/DesignCard.tsx';
import { QueryBox } from '../search/QueryBox.tsx';
import { useCardSearch } from '../search/useCardSearch.ts';
import { DesignSheet } from './DesignSheet.tsx';
import '../../../collect/Gallery.css';

/** Cards that can be searched and opened. The address names the one that lies open. */
export function DesignAlbum({ designs }: { designs: readonly Design[] }) {
  const navigate = useNavigate();
  const search = useCardSearch(designs, 0);
  const opened = useLocation({ select: ({ hash }) => hash });
  const places = useMemo(() => new Map(designs.map((each, place) => [each, place + 1])), [designs]);
  const design = opened === '' ? undefined : designs.find(({ name }) => name === opened);
  const show = (hash: string) => void navigate({ to: '.', search: true, hash, resetScroll: false });
  const beside = (by: 1 | -1) => {
    const next = design && search.found[search.found.indexOf(design) + by];
    return next && (() => show(next.name));
  };
  return (
    <>
      <QueryBox search={search} />
      <section className="album" aria-label="Cards found">
        <ul className="album__cards">
          {search.found.map((each) => (
            <li key={each.name}>
              <AlbumPlace design={each} place={places.get(each) ?? 0} onOpen={show} />
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
    </>
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
