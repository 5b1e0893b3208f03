/** What can be done with a card in a position, one after the other. */
export const TRIAL_ACTIONS = [
  'play',
  'level up',
  'ability',
  'ability 1',
  'ability 2',
  'ability 3',
  'attack',
  'turn',
] as const;

/** Something to do with the card that is tried. */
export type TrialAction = (typeof TRIAL_ACTIONS)[number];

/** An answer: the number of an option from 0, its words, or several of these; none is an empty list. */
export type NamedChoice = number | string | readonly (number | string)[];
