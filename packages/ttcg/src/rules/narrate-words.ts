import {
  type CardMention,
  capital,
  counted,
  type Seat,
  type SeenCard,
  type Viewer,
  type Words,
} from '@cardscape/kernel';
import { nameOf } from './book.ts';

/** The players as a viewer calls them. */
export interface Names {
  /** "You" or "Your opponent", at the start of a sentence. */
  who(seat: Seat): string;
  /** "you" or "your opponent". */
  whom(seat: Seat): string;
  /** "your" or "your opponent's". */
  whose(seat: Seat): string;
  /** The player and a verb with its ending: "You draw", "Player 2 searches". */
  does(seat: Seat, verb: string): string;
}

/** What a viewer calls the players. */
export function namesFor(viewer: Viewer): Names {
  const numbered = viewer === 'table' || viewer === 'hands';
  const who = (seat: Seat) =>
    numbered ? `Player ${seat + 1}` : seat === viewer ? 'You' : 'Your opponent';
  const whom = (seat: Seat) => (numbered ? who(seat) : who(seat).toLowerCase());
  return {
    who,
    whom,
    whose: (seat) => (seat === viewer ? 'your' : `${whom(seat)}'s`),
    does: (seat, verb) => {
      const ending = seat === viewer ? '' : /(s|sh|ch)$/.test(verb) ? 'es' : 's';
      return `${who(seat)} ${verb}${ending}`;
    },
  };
}

/** A card within a sentence; hidden ones by what they are called there. */
export function inner(seen: SeenCard, hidden = 'a face-down card'): string | CardMention {
  return 'card' in seen ? { card: seen.card, name: nameOf(seen.design) } : hidden;
}

/** A card at the start of a sentence. */
export function card(seen: SeenCard, hidden = 'a face-down card'): string | CardMention {
  const found = inner(seen, hidden);
  return typeof found === 'string' ? capital(found) : found;
}

/** Named cards one by one, hidden ones as a count. */
export function listed(cards: readonly SeenCard[] | undefined, count: number): Words {
  const parts = (cards ?? []).flatMap((seen) => ('card' in seen ? [inner(seen)] : []));
  if (count > parts.length) parts.push(counted(count - parts.length, 'card'));
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [index === parts.length - 1 ? ' and ' : ', ', part],
  );
}
