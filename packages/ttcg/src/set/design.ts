import type { Effect, EffectType, UnitType } from '../language/tree/tree.ts';

/** What is printed on a card. */
export interface Design {
  readonly name: string;
  readonly type: UnitType | 'spell';
  /** Lower case; none for spells. */
  readonly subtypes: readonly string[];
  /** Units 1 to 5, spells 1 to 3. */
  readonly rank: number;
  /** Where its picture lies; a picture is drawn if there is none. */
  readonly image: string;
  /** For a spell: what it adds to the unit above it (R-T15). */
  readonly attack: number;
  readonly defense: number;
  readonly effects: readonly [PrintedEffect, PrintedEffect];
  readonly serial: string;
  /** 0 (common) to 5 (primal). */
  readonly rarity: Tier;
  /** How much of the picture shows through the text box, in percent. */
  readonly translucency: number;
  /** A line of its story; may be empty. */
  readonly lore: string;
}

/** One of a card's two effects: its text as printed, and what the text means. */
export interface PrintedEffect {
  readonly text: string;
  readonly type: EffectType;
  /** Does the card list name the type, or does it follow from the text (R-T22)? */
  readonly named: boolean;
  readonly effect: Effect;
}

/** The six tiers of rarity, 0 to 5. */
export type Tier = 0 | 1 | 2 | 3 | 4 | 5;

export const TIER_NAMES = [
  'Common',
  'Uncommon',
  'Rare',
  'Ultra Rare',
  'Mythic Rare',
  'Primal Rare',
] as const;
