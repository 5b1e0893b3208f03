import { capital, counted } from '@cardscape/kernel';
import { type CardDesign, elementWords, typeWords } from '@cardscape/showdown/tools';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { AlbumSheet } from '../../../collect/AlbumSheet.tsx';
import { InSight } from '../../../collect/InSight.tsx';
import { useInAddress } from '../../../look/browser/useInAddress.ts';
import { Button } from '../../../look/control/Button.tsx';
import { Field, Select } from '../../../look/control/Field.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { FactList } from '../../../look/paper/FactList.tsx';
import { CardWords } from '../card/CardWords.tsx';
import { ShowdownCard } from '../card/ShowdownCard.tsx';
import { ShowdownTile } from '../card/ShowdownTile.tsx';
import { core } from '../core.ts';
import { pictureOf } from '../own/customPictures.ts';
import { typeOrder } from '../profiles/order.ts';
import { findCards } from './findCards.ts';
import css from './ShowdownAlbum.module.css';
import '../../../look/paper/page.css';
import '../../../collect/Gallery.css';

const { catalogue } = core;

/** All cards of Showdown, as an album. The address names the card that lies open, and what was looked for. */
export function ShowdownAlbum() {
  const navigate = useNavigate();
  const [words, setWords] = useInAddress('q');
  const [type, setType] = useInAddress('type');
  const [element, setElement] = useInAddress('element');
  const found = useMemo(
    () => findCards(catalogue.designs, { words, type, element }),
    [words, type, element],
  );
  const opened = useLocation({ select: ({ hash }) => hash });
  const at = found.findIndex(({ name }) => name === opened);
  const design = found[at] ?? catalogue.designs.find(({ name }) => name === opened);
  const show = (hash: string) => void navigate({ to: '.', search: true, hash, resetScroll: false });
  const beside = (by: 1 | -1) => {
    const next = at < 0 ? undefined : found[at + by];
    return next && (() => show(next.name));
  };
  const isSearched = words !== '' || type !== '' || element !== '';
  return (
    <div className="page gallery">
      <Contours seed="showdown album" />
      <h1>Showdown: all cards</h1>
      <p>
        Here lies every card. The ones that a profile has won lie in{' '}
        <Link to="/play/showdown/profiles">its own card list</Link>.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser yet */}
      <div className="search-bar" role="search">
        <div className="search-bar__fields">
          <Field
            label="Find a card"
            type="search"
            placeholder="spider, draw, burn"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Select label="Type" value={type} onChange={({ target }) => setType(target.value)}>
            <option value="">Any</option>
            {typeOrder.map((each) => (
              <option key={each} value={each}>
                {typeWords(each)}
              </option>
            ))}
          </Select>
          <Select
            label="Element"
            value={element}
            onChange={({ target }) => setElement(target.value)}
          >
            <option value="">Any</option>
            {catalogue.elements.map((each) => (
              <option key={each} value={each}>
                {elementWords(each)}
              </option>
            ))}
          </Select>
        </div>
        {isSearched && (
          <div className="search-bar__chips">
            <Button
              onClick={() => {
                setWords('');
                setType('');
                setElement('');
              }}
            >
              Show all
            </Button>
          </div>
        )}
      </div>
      <section className="album" aria-label="Cards found">
        <h2>
          <span role="status">{counted(found.length, 'card')}</span>
        </h2>
        <ul className={`album__cards ${css.tiles}`}>
          {found.map((each) => (
            <li key={each.name}>
              <InSight name={each.name}>
                {() => <Tile design={each} onOpen={() => show(each.name)} />}
              </InSight>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>No card is like that. Take something out of your search.</p>}
      </section>
      {design && (
        <Sheet
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

function Tile({ design, onOpen }: { design: CardDesign; onOpen: () => void }) {
  const print = core.print(design.name);
  return print && <ShowdownTile print={print} picture={pictureOf(print)} onPick={onOpen} />;
}

function Sheet({
  design,
  ...ways
}: {
  design: CardDesign;
  onClose: () => void;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  const print = core.print(design.name);
  return (
    <AlbumSheet
      {...ways}
      title={design.name}
      card={print && <ShowdownCard print={print} picture={pictureOf(print)} />}
    >
      <CardWords facts={design} />
      <FactList
        columns={2}
        facts={[
          ['Type', typeWords(design.type)],
          ['Element', elementWords(design.element)],
          ['Rarity', capital(design.rarity)],
        ]}
      />
    </AlbumSheet>
  );
}
