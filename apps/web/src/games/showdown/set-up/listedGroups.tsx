import type { ShowdownOpened } from '@cardscape/showdown';
import { typeWords } from '@cardscape/showdown/tools';
import { listedCards } from '../../../table/set-up/countCards.ts';
import type { ListedGroup } from '../../../table/set-up/DeckCards.tsx';
import { ShowdownCard } from '../card/ShowdownCard.tsx';
import { pictureOf } from '../own/customPictures.ts';
import { typeOrder } from '../profiles/order.ts';

/** The cards of a deck to be read: by type, each opening large. */
export function listedGroups(
  cards: readonly string[],
  library: ShowdownOpened,
): readonly ListedGroup[] {
  const groups = typeOrder.map((type) => ({
    name: typeWords(type),
    cards: listedCards(
      cards.filter((name) => library.find(name)?.design.type === type),
      (name) => <Large name={name} of={library} />,
    ),
  }));
  return groups.filter(({ cards: found }) => found.length > 0);
}

function Large({ name, of: library }: { name: string; of: ShowdownOpened }) {
  const print = library.print(name);
  return print && <ShowdownCard print={print} picture={pictureOf(print)} />;
}
