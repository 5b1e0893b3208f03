import type { CardSet } from '@cardscape/ttcg';
import type { Deck } from '@cardscape/ttcg/tools';
import type { ListedGroup } from '../../../table/set-up/DeckCards.tsx';
import { DesignCard } from '../reading/DesignCard.tsx';
import { deckGroups, groupName } from './groups.ts';

/** The cards of a deck to be read: by kind and rank, each opening large. */
export function listedGroups(deck: Deck, set: CardSet): readonly ListedGroup[] {
  return deckGroups(deck, set).map((group) => ({
    name: groupName(group),
    cards: group.cards.map(({ entry, design }) => ({
      name: entry.name,
      count: entry.count,
      ...(design && {
        large: () => <DesignCard design={design} tier={entry.tier} size="large" />,
      }),
    })),
  }));
}
