/** The effects of our own that show what happens in a match; scripts of cards may use them, too. */
export const OWN_EFFECTS = [
  'deploy',
  'attack',
  'damage',
  'heal',
  'levelup',
  'stun',
  'silence',
  'hijack',
  'destroy',
] as const;

/** The name of an effect of our own. */
export type OwnEffect = (typeof OWN_EFFECTS)[number];
