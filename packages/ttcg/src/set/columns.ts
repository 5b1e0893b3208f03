/** The columns of `card_list.csv`, in their documented order. */
export const CARD_COLUMNS = [
  'NAME',
  'TYPE',
  'SUBTYPES',
  'LEVEL',
  'IMAGE',
  'ATTACK',
  'DEFENSE',
  'EFFECT1',
  'EFFECT2',
  'SERIAL',
  'RARITY',
  'TRANSLUCENCY',
  'EFFECT1_STYLE',
  'EFFECT2_STYLE',
] as const;

export type CardColumn = (typeof CARD_COLUMNS)[number];

/** A style that is left to the effect's text (R-T22), or the subtypes of a spell. */
export const NONE = 'None';
