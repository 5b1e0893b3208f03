import type { BroughtCards, TextFile } from '@cardscape/kernel';
import { designHash } from '../print/design-hash.ts';
import type { Design } from '../set/design.ts';
import { writeLore } from '../set/lore.ts';
import { readCardList } from '../set/read-card-list.ts';
import { writeSubtypeWords } from '../set/subtype-words.ts';
import { writeCardList } from '../set/write-card-list.ts';
import type { JoinedCards } from './join-cards.ts';

const LIST = 'card_list.csv';

/**
 * The brought cards that these designs need, as a record carries them (R-T122): the designs themselves
 * without their pictures, their lore, the subtypes that their texts speak of, and brought decks of nothing
 * else, so that these keep their names. Nothing if none of it was brought.
 */
export function cardsOf(
  names: readonly string[],
  { own, ownDecks, collection }: JoinedCards,
  { alone }: BroughtCards,
): BroughtCards | undefined {
  const { designs, subtypes } = collection.cardSet;
  const wanted = new Set(names);
  const used = designs
    .filter(({ name }) => own.has(name) && wanted.has(name))
    .map((design) => ({ ...design, image: '' }));
  const decks = ownDecks.filter(({ deck }) => deck.entries.every(({ name }) => wanted.has(name)));
  if (used.length + decks.length === 0 && !alone) return undefined;
  const list = writeCardList(used);
  const lore = writeLore(used);
  const files: TextFile[] = [
    ...(used.length > 0 || alone ? [{ path: LIST, text: list }] : []),
    ...(used.some((design) => design.lore !== '') ? [{ path: 'lore.csv', text: lore }] : []),
    ...(readsBack(list, used) ? [] : [{ path: 'subtypes.csv', text: writeSubtypeWords(subtypes) }]),
    ...decks.map(({ file }) => file),
  ];
  return { files, ...(alone && { alone }) };
}

/** Whether the cards mean the same without the others of their list (R-T24). */
function readsBack(list: string, used: readonly Design[]): boolean {
  const { designs } = readCardList(list, LIST);
  return designs.map(designHash).join() === used.map(designHash).join();
}
