import type { CardSet, Design, Tier } from '@cardscape/ttcg';
import type { Deck } from '@cardscape/ttcg/tools';
import { coreFaces } from './coreFaces.ts';

/** A card that stands for its deck. */
export interface FaceCard {
  readonly design: Design;
  readonly tier: Tier;
}

const faces = 3;

/** The cards that tell a deck from others: the one chosen for it, then its highest units, each of another subtype if it can be. */
export function faceCards(deck: Deck, set: CardSet): readonly FaceCard[] {
  const cards = deck.entries
    .flatMap(({ name, tier }): FaceCard[] => {
      const design = set.find(name);
      return design ? [{ design, tier }] : [];
    })
    .sort((one, other) => worth(other.design, deck) - worth(one.design, deck));
  const seen = new Set<string>();
  const distinct = cards.filter(({ design: { type, subtypes } }) => {
    const look = `${type} ${subtypes[0]}`;
    return !seen.has(look) && seen.add(look);
  });
  return [...new Set([...distinct, ...cards])].slice(0, faces);
}

/** The chosen face, then units before spells, then by rank. */
function worth({ name, type, rank }: Design, deck: Deck): number {
  if (coreFaces[deck.name] === name) return 100;
  return type === 'spell' ? rank : 10 + rank;
}
