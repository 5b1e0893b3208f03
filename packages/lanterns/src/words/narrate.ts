import {
  type CardMention,
  namesFor,
  opponentOf,
  type PlayerNames,
  type SeenCard,
  type Viewer,
  type Words,
} from '@cardscape/kernel';
import type { LanternEvent } from '../rules/events.ts';
import type { LanternBook } from '../set/book.ts';

/** An event told to a viewer, from the form that viewer may see. */
export function narrate(
  book: LanternBook,
  event: LanternEvent,
  viewer: Viewer,
  names?: PlayerNames,
): Words {
  const { who, whom, does } = namesFor(viewer, names);
  switch (event.type) {
    case 'roll':
      return [`${does(event.seat, 'roll')} a ${event.number}.`];
    case 'bid':
      return [`${does(event.seat, 'bid')} ${event.number}.`];
    case 'draw':
      return [`${does(event.seat, 'draw')} `, ...named(event.cards), '.'];
    case 'peek':
      return event.cards.some((seen) => 'card' in seen)
        ? [`${does(event.seat, 'peek')} at the top of the deck: `, ...named(event.cards), '.']
        : [`${does(event.seat, 'peek')} at the top of the deck.`];
    case 'show':
      return [`${does(event.seat, 'show')} `, ...named(event.cards), `${worth(book, event)}.`];
    case 'keep':
      return [
        `${does(event.seat, 'keep')} `,
        ...named(event.cards),
        `${worth(book, event)} face down.`,
      ];
    case 'bury':
      if (event.cards.length === 0) return [`${does(event.seat, 'bury')} nothing.`];
      return [`${does(event.seat, 'bury')} `, ...named(event.cards), ' under the deck.'];
    case 'over': {
      const own = viewer === 1 ? 1 : 0;
      const other = opponentOf(own);
      const has = own === viewer ? 'have' : 'has';
      const { score } = event;
      return [
        `The lanterns are counted. ${who(own)} ${has} ${score[own]}, ${whom(other)} has ${score[other]}.`,
      ];
    }
  }
}

function named(cards: readonly SeenCard[]): Words {
  return cards.flatMap((seen, place): (string | CardMention)[] => [
    ...(place > 0 ? [', then '] : []),
    'card' in seen ? { card: seen.card, name: seen.design } : 'a lantern',
  ]);
}

/** What a lantern that is told of by name is worth: " (7)". */
function worth(book: LanternBook, { cards: [seen] }: { cards: readonly SeenCard[] }): string {
  return seen && 'card' in seen ? ` (${book.value(seen.design)})` : '';
}
