import type { CardPrint } from '@cardscape/kernel';
import type { ShowdownOpened } from '@cardscape/showdown';
import { elementWords, type ListedCard } from '@cardscape/showdown/tools';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { ShowdownBack } from '../card/ShowdownBack.tsx';
import { ShowdownTile } from '../card/ShowdownTile.tsx';
import { groundOfElement } from '../card/showdownPrint.ts';
import { pictureOf } from '../own/customPictures.ts';
import css from './CardListPage.module.css';

/** The places of a card list, those of cards that lie in no deck under their backs. */
export function ListedCards({
  listed,
  library,
  onOpen,
}: {
  listed: readonly ListedCard[];
  library: ShowdownOpened;
  onOpen: (name: string) => void;
}) {
  if (listed.length === 0)
    return <p>No card in your decks is like that. Take something out of your search.</p>;
  return (
    <ul className={css.cards}>
      {listed.map((each, place) =>
        each.covered ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a covered card is nothing but its place
          <li key={place} className={css.covered}>
            <ShowdownBack terrain={groundOfElement(each.element)} />
            <span>
              <Glyph terrain={groundOfElement(each.element)} />
              <span className="sr-only">{elementWords(each.element)}, not in your decks</span>
            </span>
          </li>
        ) : (
          <li key={each.design.name}>
            <ShownCard
              print={library.print(each.design.name)}
              onPick={() => onOpen(each.design.name)}
            />
            <span className="figures">
              ×{each.owned}
              <span className="sr-only"> copies</span>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

function ShownCard({ print, onPick }: { print: CardPrint | undefined; onPick: () => void }) {
  return print && <ShowdownTile print={print} picture={pictureOf(print)} onPick={onPick} />;
}
