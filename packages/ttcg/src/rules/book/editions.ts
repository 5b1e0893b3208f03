import type { EffectType, UnitType } from '../../language/tree/tree.ts';

/** The rules of one edition, as data: one engine plays them all. */
export interface Edition {
  readonly name: EditionName;
  readonly types: readonly UnitType[];
  readonly effectTypes: readonly EffectType[];
  readonly openingHand: number;
  /** Cards drawn after shuffling the opening hand in, once a game. */
  readonly mulligan?: number;
  /** Cards may be played face down. */
  readonly faceDown: boolean;
  /** A used spell goes to the discard pile, unless continuous or equip. */
  readonly spellsAreSpent: boolean;
  /** Destroying a card takes the cards under it along. */
  readonly destroyTakesStack: boolean;
  readonly untappingEndsContinuous: boolean;
  /** Spells add to the unit above them, and rarity to both. */
  readonly bonuses: boolean;
  readonly rankUpUnbindsEquip: boolean;
  /** A text can allow a tapped unit to activate its effect. */
  readonly textFreesTapped: boolean;
}

export type EditionName = '0.001' | '2025-03-06' | '0.059';

const OLD_TYPES = ['water', 'fire', 'earth', 'nature', 'electric', 'light', 'dark'] as const;
const ALL_TYPES = ['earth', 'water', 'fire', 'air', 'electric', 'light', 'nature', 'dark'] as const;
const FIRST_EFFECTS = ['normal', 'continuous', 'counter', 'equip', 'latent', 'dormant'] as const;

export const EDITIONS: Record<EditionName, Edition> = {
  '0.001': {
    name: '0.001',
    types: OLD_TYPES,
    effectTypes: FIRST_EFFECTS,
    openingHand: 5,
    faceDown: true,
    spellsAreSpent: true,
    destroyTakesStack: true,
    untappingEndsContinuous: false,
    bonuses: false,
    rankUpUnbindsEquip: false,
    textFreesTapped: false,
  },
  '2025-03-06': {
    name: '2025-03-06',
    types: [...OLD_TYPES, 'air'],
    effectTypes: [...FIRST_EFFECTS, 'passive'],
    openingHand: 7,
    faceDown: false,
    spellsAreSpent: false,
    destroyTakesStack: true,
    untappingEndsContinuous: false,
    bonuses: false,
    rankUpUnbindsEquip: true,
    textFreesTapped: false,
  },
  '0.059': {
    name: '0.059',
    types: ALL_TYPES,
    effectTypes: [...FIRST_EFFECTS, 'passive', 'overload', 'echo', 'pulse'],
    openingHand: 7,
    mulligan: 6,
    faceDown: false,
    spellsAreSpent: false,
    destroyTakesStack: false,
    untappingEndsContinuous: true,
    bonuses: true,
    rankUpUnbindsEquip: true,
    textFreesTapped: true,
  },
};

export const DEFAULT_EDITION: EditionName = '0.059';
