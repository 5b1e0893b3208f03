import type { CardPrint } from '@cardscape/kernel';
import { type CardFacts, groundOf, isFighter } from '@cardscape/showdown/tools';
import { type Terrain, terrains } from '@cardscape/studio';
import { type Tier, tiers } from '../../../look/card/tier.ts';

/** The ground that an element stands on. */
export function groundOfElement(element: string): Terrain {
  return terrainIn(groundOf(element));
}

/** The ground of a print; one that nobody draws is plain. */
export function terrainOf({ terrain }: CardPrint): Terrain {
  return terrainIn(terrain);
}

function terrainIn(word: string): Terrain {
  return terrains.find((known) => known === word) ?? 'plain';
}

/** Has it HP that can be lost? */
export function hasHp(facts: CardFacts): boolean {
  return isFighter(facts) || facts.type === 'char' || facts.type === 'equip';
}

/** The frame of a print. */
export function frameOf({ rarity }: CardPrint): Tier {
  return tiers[rarity] ?? 'common';
}

/** What a screen reader calls a card. */
export function labelOf({ name, kind }: CardPrint, facts: CardFacts | undefined): string {
  const level = facts && facts.level > 0 && `level ${facts.level}`;
  return [name, level, kind].filter(Boolean).join(', ');
}
