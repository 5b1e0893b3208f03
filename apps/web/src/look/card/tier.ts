/** The six tiers of a print run, from the plainest finish to the richest. */
export const tiers = ['common', 'uncommon', 'rare', 'ultra', 'mythic', 'primal'] as const;

/** How rare a copy is; told by its frame. */
export type Tier = (typeof tiers)[number];

/** What a tier is called on screen. */
export const tierNames: Readonly<Record<Tier, string>> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  ultra: 'Ultra Rare',
  mythic: 'Mythic Rare',
  primal: 'Primal Rare',
};
