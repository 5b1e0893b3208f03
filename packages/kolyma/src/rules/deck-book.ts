import type { CardSet, Character, NumberCard, SpecialCard } from '../files/set-types.ts';

/** A card set made ready for looking things up by name. */
export interface DeckBook {
  readonly set: CardSet;
  special(name: string): SpecialCard;
  number(name: string): NumberCard;
  character(name: string): Character;
}

/** Makes the look-ups of a set. A name that is not in it is a mistake of the caller. */
export function deckBook(set: CardSet): DeckBook {
  return {
    set,
    special: lookUp('special card', set.specials),
    number: lookUp('number card', set.numbers),
    character: lookUp('character', set.characters),
  };
}

function lookUp<Entry extends { name: string }>(
  what: string,
  entries: readonly Entry[],
): (name: string) => Entry {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return (name) => {
    const entry = byName.get(name);
    if (!entry) throw new RangeError(`The card set has no ${what} called "${name}".`);
    return entry;
  };
}
