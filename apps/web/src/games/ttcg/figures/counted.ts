import { type Analysis, analyse, analysedCards, languageWords } from '@cardscape/studio/analysis';
import type { CardSet, Design } from '@cardscape/ttcg';
import { DEFAULT_EDITION, type Deck, EDITIONS, LEXEMES } from '@cardscape/ttcg/tools';
import type { OwnCards } from '../own/ownCards.ts';

/** Something that can be counted. */
export interface Source {
  /** How it is named in the address. */
  readonly key: string;
  readonly name: string;
  readonly count: () => Analysis;
}

/** The set, your list if there is one, and decks. */
export function sourcesOf(
  own: OwnCards,
  decks: readonly (Deck & { readonly id?: string })[],
): Source[] {
  const { cardSet } = own.opened;
  const builtIn = cardSet.designs.filter((design) => !own.designs.includes(design));
  return [
    { key: 'set', name: 'The set', count: () => ofDesigns(builtIn, cardSet) },
    ...(own.designs.length > 0
      ? [{ key: 'list', name: 'Your list', count: () => ofDesigns(own.designs, cardSet) }]
      : []),
    ...decks.map((deck) => ({
      key: deck.id ?? deck.name,
      name: deck.id ? `Your deck: ${deck.name}` : `Deck: ${deck.name}`,
      count: () => ofDeck(deck, cardSet),
    })),
  ];
}

function ofDeck({ entries }: Deck, cardSet: CardSet): Analysis {
  const copies = new Map<Design, number>();
  for (const { name, count } of entries) {
    const design = cardSet.find(name);
    if (design) copies.set(design, (copies.get(design) ?? 0) + count);
  }
  const counts = new Map([...copies].map(([design, count]) => [design.name, count]));
  return ofDesigns([...copies.keys()], cardSet, ({ name }) => counts.get(name) ?? 1);
}

function ofDesigns(
  designs: readonly Design[],
  { subtypes }: CardSet,
  copiesOf?: (design: { readonly name: string }) => number,
): Analysis {
  return analyse(analysedCards(designs, copiesOf), {
    types: [...EDITIONS[DEFAULT_EDITION].types, 'spell'],
    subtypes,
    language: languageWords(LEXEMES),
  });
}
