import { capital } from '@cardscape/kernel';
import type { ShowdownOpened } from '@cardscape/showdown';
import {
  elementWords,
  type ListedCard,
  priceOf,
  salePriceOf,
  typeWords,
} from '@cardscape/showdown/tools';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { CardWords } from '../card/CardWords.tsx';
import { ShowdownCard } from '../card/ShowdownCard.tsx';
import { pictureOf } from '../own/customPictures.ts';
import '../../../collect/sheets.css';
import css from './CardListPage.module.css';

/** Everything about a card of a deck. */
export function CardListDetail({
  listed: { design, owned },
  library,
  level,
  onClose,
  onBack,
  onNext,
}: {
  listed: ListedCard & { readonly covered: false };
  library: ShowdownOpened;
  /** The level of the profile: prices go by it. */
  level: number;
  onClose: () => void;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  const facts: readonly (readonly [name: string, value: string | number])[] = [
    ['Type', typeWords(design.type)],
    ['Element', elementWords(design.element)],
    ['Rarity', capital(design.rarity)],
    ['Copies you own', owned],
    ['Price for you', `${priceOf(design, level)} rupees`],
    ['Sold for', `${salePriceOf(design)} rupees`],
  ];
  const print = library.print(design.name);
  return (
    <Dialog
      open
      title={design.name}
      onClose={onClose}
      actions={
        <>
          <Button disabled={!onBack} onClick={onBack}>
            Card before
          </Button>
          <Button disabled={!onNext} onClick={onNext}>
            Next card
          </Button>
        </>
      }
    >
      <div className="card-sheet">
        <div className="card-sheet__card">
          {print && <ShowdownCard print={print} picture={pictureOf(print)} />}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the sheet scrolls */}
        <div className="card-sheet__words" tabIndex={0}>
          <CardWords facts={design} />
          <dl className={`${css.facts} figures`}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Dialog>
  );
}
