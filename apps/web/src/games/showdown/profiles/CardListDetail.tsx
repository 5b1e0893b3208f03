import { capital } from '@cardscape/kernel';
import type { ShowdownOpened } from '@cardscape/showdown';
import {
  elementWords,
  type ListedCard,
  priceOf,
  salePriceOf,
  typeWords,
} from '@cardscape/showdown/tools';
import { AlbumSheet } from '../../../collect/AlbumSheet.tsx';
import { type Fact, FactList } from '../../../look/paper/FactList.tsx';
import { CardWords } from '../card/CardWords.tsx';
import { ShowdownCard } from '../card/ShowdownCard.tsx';
import { pictureOf } from '../own/customPictures.ts';

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
  const facts: readonly Fact[] = [
    ['Type', typeWords(design.type)],
    ['Element', elementWords(design.element)],
    ['Rarity', capital(design.rarity)],
    ['Copies you own', owned],
    ['Price for you', `${priceOf(design, level)} rupees`],
    ['Sold for', `${salePriceOf(design)} rupees`],
  ];
  const print = library.print(design.name);
  return (
    <AlbumSheet
      title={design.name}
      card={print && <ShowdownCard print={print} picture={pictureOf(print)} />}
      onClose={onClose}
      onBack={onBack}
      onNext={onNext}
    >
      <CardWords facts={design} />
      <FactList columns={2} facts={facts} />
    </AlbumSheet>
  );
}
