import type { CardId, Option, OptionPhrase } from '@cardscape/kernel';
import type { CardBook } from '../book/book.ts';
import type { ShowdownState } from '../position/state.ts';
import { labelOf } from './labels.ts';

/** An option in its parts, for those who type: "Attack", "Barb Toad with Earth Drifter". */
export function phraseOf(book: CardBook, state: ShowdownState, option: Option): OptionPhrase {
  const { act, card, target } = option;
  const name = (id: CardId | undefined) => state.table.cards[id ?? -1]?.design ?? 'a card';
  switch (act) {
    case 'pass':
      return { verb: 'End', object: 'your turn' };
    case 'attack':
      return {
        verb: 'Attack',
        object: `${name(target?.is === 'card' ? target.card : undefined)} with ${name(card)}`,
      };
    case 'levelUp':
    case 'levelAgain':
      return { verb: 'Learn', object: name(card) };
  }
  if (target?.is === 'answer') return { object: labelOf(book, state, option) };
  if (target?.is === 'hidden') return { verb: 'Choose', object: 'card', number: target.place + 1 };
  return { verb: act === 'play' ? 'Play' : 'Choose', object: labelOf(book, state, option) };
}
