import type { Option } from '@cardscape/kernel';
import type { CardBook } from './book.ts';
import type { ShowdownState } from './state.ts';

/** A short label for an option, as its player reads it. */
export function labelOf(_book: CardBook, state: ShowdownState, option: Option): string {
  const name = (card: number | undefined) =>
    card === undefined ? '' : (state.table.cards[card]?.design ?? 'a card');
  const words = state.step?.labels ?? [];
  switch (option.act) {
    case 'pass':
      return 'End your turn';
    case 'attack':
      return `${name(option.card)} attacks ${name(option.on)}`;
    case 'levelUp':
      return `Level up with ${name(option.card)}`;
    default:
      if (option.at !== undefined && words[option.at] !== undefined)
        return words[option.at] as string;
      return option.card === undefined ? `Card ${(option.at ?? 0) + 1}` : name(option.card);
  }
}
