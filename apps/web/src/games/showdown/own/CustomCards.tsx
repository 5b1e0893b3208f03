import { counted } from '@cardscape/kernel';
import type { ShowdownOpened } from '@cardscape/showdown';
import { typeWords } from '@cardscape/showdown/tools';
import { useState } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { useToast } from '../../../look/feedback/Toast.tsx';
import { BringFiles } from '../../../make/BringFiles.tsx';
import { type FileKinds, type GivenFile, readFiles } from '../../../make/dropped.ts';
import { Findings } from '../../../make/Findings.tsx';
import { useFirst } from '../../../make/useFirst.tsx';
import { ShowdownTile } from '../card/ShowdownTile.tsx';
import { core, openedWith } from '../core.ts';
import css from './CustomCards.module.css';
import { pictureOf } from './customPictures.ts';
import { bringCards, forgetCards, playBuiltIn, useOwnCards } from './ownCards.ts';
import { ownDesigns, whyNoOwnDeck } from './ownDeck.ts';
import { useCheckedCards } from './useCheckedCards.ts';

/** A descriptor may have 256 KB; pictures are larger. */
const kinds: FileKinds = {
  isText: (path) => /\.(lua|txt)$/i.test(path),
  isPicture: (path) => /\.png$/i.test(path),
  endings: '.lua, .png or .txt',
  megabytes: 4,
};

/**
 * Bring cards of your own: a folder or files, dropped anywhere on the page or chosen. They are shown and
 * checked at once, and can be played.
 */
export function CustomCards({
  onPlay,
  besides,
}: {
  onPlay: () => void;
  /** Which dropped files something else on the page takes. */
  besides?: (path: string) => boolean;
}) {
  const own = useOwnCards();
  const library = openedWith(own.cards);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const say = useToast();
  const take = async (given: readonly GivenFile[]) => {
    const dropped = await readFiles(given, kinds);
    setRefused(dropped.refused);
    if (dropped.texts.length + dropped.pictures.length === 0) return;
    if (!(await bringCards(dropped)))
      say('This browser does not keep your cards: they are gone when you reload the page.');
  };
  const some = own.files.length + own.pictures.length > 0;
  return (
    <BringFiles
      label="Cards of your own"
      intro={
        <>
          <h2>Cards of your own</h2>
          <p>
            Drop a folder or files anywhere on this page: descriptors (.lua), pictures of 240 × 360
            (.png), and a metadata.txt if only some of them count. This browser keeps them.
          </p>
        </>
      }
      accept=".lua,.txt,.png"
      inputs={{ files: 'Card files', folder: 'A folder of cards' }}
      refused={refused}
      deeds={
        <>
          {some && <Button onClick={() => void forgetCards()}>Forget these cards</Button>}
          <label>
            <input
              type="checkbox"
              checked={!own.withoutBuiltIn}
              onChange={({ target }) => void playBuiltIn(target.checked)}
            />{' '}
            Play with the built-in set too
          </label>
        </>
      }
      besides={besides}
      onTake={(given) => void take(given)}
    >
      {some && <Brought library={library} onPlay={onPlay} />}
    </BringFiles>
  );
}

/** What was brought: how many, what is wrong, the cards themselves, and the way to play them. */
function Brought({ library, onPlay }: { library: ShowdownOpened; onPlay: () => void }) {
  const own = useOwnCards();
  const found = useCheckedCards(own);
  const designs = ownDesigns(library);
  const [shown, more] = useFirst(designs, 24);
  const why = whyNoOwnDeck(library);
  const sprites = library.sprites.length - core.sprites.length;
  return (
    <>
      <p role="status">
        {counted(designs.length, 'card')}
        {sprites > 0 && `, ${counted(sprites, 'sprite')}`} and{' '}
        {counted(own.pictures.length, 'picture')} loaded from{' '}
        {counted(own.files.length + own.pictures.length, 'file')}.{' '}
        {found === undefined ? 'Checking them…' : found.length === 0 && 'Nothing is wrong.'}
      </p>
      {found !== undefined && found.length > 0 && <Findings found={found} />}
      {designs.length > 0 && (
        <ul className={css.tiles} aria-label="Your cards">
          {shown.map(({ name, type }) => {
            const print = library.print(name);
            return (
              <li key={name}>
                {print && <ShowdownTile print={print} picture={pictureOf(print)} />}
                <span>{typeWords(type)}</span>
              </li>
            );
          })}
        </ul>
      )}
      {more}
      <p className={css.deeds}>
        <Button tone="primary" disabled={why !== undefined} onClick={onPlay}>
          Play with these cards
        </Button>
        <span>{why ?? 'You get a deck of them: 40 cards, each as often as the others.'}</span>
      </p>
    </>
  );
}
