import type { CardId, Option } from '@cardscape/kernel';
import type { CardBook } from '../rules/book.ts';
import { labelOf } from '../rules/labels.ts';
import type { ShowdownState } from '../rules/state.ts';

/** A label that begins with a verb: whoever plays by words types it. */
export function verbLabel(book: CardBook, state: ShowdownState, option: Option): string {
  const { act, card, target } = option;
  const name = (id: CardId | undefined) => state.table.cards[id ?? -1]?.design ?? 'a card';
  const label = labelOf(book, state, option);
  switch (act) {
    case 'pass':
      return label;
    case 'attack':
      return `Attack ${name(target?.is === 'card' ? target.card : undefined)} with ${name(card)}`;
    case 'levelUp':
      return `Learn ${name(card)}`;
    case 'play':
      return `Play ${label}`;
    default:
      return card === undefined ? label : `Choose ${label}`;
  }
}
