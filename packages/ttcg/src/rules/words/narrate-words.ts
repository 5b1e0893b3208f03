import { type CardMention, capital, counted, type SeenCard, type Words } from '@cardscape/kernel';
import { nameOf } from '../book/book.ts';

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
export function listed(
  cards: readonly SeenCard[] | undefined,
  count: number,
  noun = 'card',
): Words {
  const parts = (cards ?? []).flatMap((seen) => ('card' in seen ? [inner(seen)] : []));
  if (count > parts.length) parts.push(counted(count - parts.length, noun));
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [index === parts.length - 1 ? ' and ' : ', ', part],
  );
}
