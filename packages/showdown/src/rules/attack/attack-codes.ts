/** Numbers that scripts and the table of flags use, named. */
export const SOURCE = { mob: 0, character: 1, action: 2, equip: 3, none: 4 } as const;

/** What an attack may hit, and whether its damage can be changed. */
export const LIMIT = {
  none: 0,
  notCharacter: 1,
  notMobs: 2,
  slot: 3,
  slotDamage: 4,
  damage: 5,
  noTarget: 6,
} as const;

/** How a removed card was removed. */
export const REMOVED = { destroyed: 0, discarded: 1 } as const;

/** Whether an attack is only thought of, or made. */
export const STATE = { think: 0, apply: 1 } as const;

/** The damage that stands for "destroyed by an effect". */
export const DESTROYING = 999;
