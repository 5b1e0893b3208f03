/** The columns of a new `card_list.csv`, in their documented order. */
export const LIST_COLUMNS = [
  ...['NAME', 'TYPE', 'SUBTYPES', 'LEVEL', 'IMAGE', 'ATTACK', 'DEFENSE', 'EFFECT1', 'EFFECT2'],
  ...['SERIAL', 'RARITY', 'TRANSLUCENCY', 'EFFECT1_STYLE', 'EFFECT2_STYLE'],
];

/** What stands in a column where nothing else was said. */
export const USUAL_TEXTS = {
  RARITY: '0',
  TRANSLUCENCY: '50',
  EFFECT1_STYLE: 'None',
  EFFECT2_STYLE: 'None',
} as const;
