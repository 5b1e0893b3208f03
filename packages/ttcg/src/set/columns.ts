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

/** Columns that a list need not have, and what stands in them then; a serial is made from the card. */
export const USUAL_FIELDS: Readonly<Partial<Record<CardColumn, string>>> = {
  IMAGE: '',
  SERIAL: '',
  RARITY: '0',
  TRANSLUCENCY: '50',
  EFFECT1_STYLE: NONE,
  EFFECT2_STYLE: NONE,
};

/** Other names of columns: later versions of the original tool write these. */
export const OTHER_NAMES: Readonly<Record<string, CardColumn>> = { TRANSPARENCY: 'TRANSLUCENCY' };
