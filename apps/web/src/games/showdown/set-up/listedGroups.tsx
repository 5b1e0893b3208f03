import type { ShowdownOpened } from '@cardscape/showdown';
import { typeWords } from '@cardscape/showdown/tools';
import type { ListedGroup } from '../../../table/set-up/DeckCards.tsx';
import { ShowdownCard } from '../card/ShowdownCard.tsx';
import { pictureOf } from '../own/customPictures.ts';
import { typeOrder } from '../profiles/order.ts';

/** The cards of a deck to be read: by type, each opening large. */
export function listedGroups(
  cards: readonly string[],
  library: ShowdownOpened,
): readonly ListedGroup[] {
  const counts = new Map<string, number>();
  for (const name of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  const groups = typeOrder.map((type) => ({
    name: typeWords(type),
    cards: [...counts]
      .filter(([name]) => library.find(name)?.design.type === type)
      .map(([name, count]) => ({ name, count, large: () => <Large name={name} of={library} /> })),
  }));
  return groups.filter(({ cards: found }) => found.length > 0);
}

function Large({ name, of: library }: { name: string; of: ShowdownOpened }) {
  const print = library.print(name);
  return print && <ShowdownCard print={print} picture={pictureOf(print)} />;
}
