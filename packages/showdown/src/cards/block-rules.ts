import type { CardType } from './card.ts';

/** How the value of a key is read. */
export type ValueKind = 'integer' | 'size' | 'level' | 'attributes' | 'text' | 'name';

/** What a block says about one of its keys. */
export interface KeyRule {
  readonly kind: ValueKind;
  /** What it means if it is missing: an error, a warning, or nothing. */
  readonly missing: 'error' | 'warning' | 'fine';
  /** Whether an empty value is as good as none. */
  readonly mayBeEmpty?: boolean;
}

/** The keys of a block. */
export type KeyRules = Readonly<Record<string, KeyRule>>;

const TEXT: KeyRule = { kind: 'text', missing: 'error', mayBeEmpty: true };
const OPTIONAL_TEXT: KeyRule = { ...TEXT, missing: 'fine' };
const NAME: KeyRule = { kind: 'name', missing: 'error' };
const INTEGER: KeyRule = { kind: 'integer', missing: 'error' };
const SIZE: KeyRule = { kind: 'size', missing: 'error' };
const OPTIONAL_INTEGER: KeyRule = { kind: 'integer', missing: 'fine', mayBeEmpty: true };

/** 5.1.1 */
export const CARD_KEYS = {
  NAME,
  IMAGE: { kind: 'name', missing: 'warning', mayBeEmpty: true },
  TYPE: NAME,
  ELEMENT: NAME,
  RARITY: NAME,
  INFO: TEXT,
  COST: INTEGER,
} as const satisfies KeyRules;

/** 5.1.2; a level or attributes that are missing or empty are 0. */
export const ACTION_KEYS = {
  LEVEL: { kind: 'level', missing: 'fine', mayBeEmpty: true },
  ATTRB: { kind: 'attributes', missing: 'fine', mayBeEmpty: true },
  TEXT,
} as const satisfies KeyRules;

/** What a type of card is called in descriptors, and what its block holds. */
export interface TypeRule {
  /** The value of `TYPE`. */
  readonly written: string;
  readonly block: string;
  readonly keys: KeyRules;
  /** How many `LVL_ACTION` blocks stand inside. */
  readonly actions: { readonly least: number; readonly most: number };
}

const NO_ACTIONS = { least: 0, most: 0 };
const BOSS_ACTIONS = { least: 0, most: 2 };
const FIGHTER = { LEVEL: OPTIONAL_INTEGER, ATTCK: INTEGER, HP: INTEGER };

/** 5.1.3 to 5.1.9 */
export const TYPE_RULES: Readonly<Record<CardType, TypeRule>> = {
  mob: {
    written: 'MOB',
    block: 'TYPE_MOB',
    keys: { ...FIGHTER, TEXT: OPTIONAL_TEXT },
    actions: NO_ACTIONS,
  },
  equip: {
    written: 'EQUIP',
    block: 'TYPE_EQP',
    keys: { LEVEL: OPTIONAL_INTEGER, TEXT },
    actions: NO_ACTIONS,
  },
  action: {
    written: 'ACTION',
    block: 'TYPE_ACT',
    keys: { LEVEL: OPTIONAL_INTEGER, TEXT },
    actions: NO_ACTIONS,
  },
  field: {
    written: 'FIELD',
    block: 'TYPE_FLD',
    keys: { BLOCK: OPTIONAL_INTEGER, TEXT },
    actions: NO_ACTIONS,
  },
  char: {
    written: 'CHAR',
    block: 'TYPE_CHA',
    keys: { HP: INTEGER },
    actions: { least: 3, most: 3 },
  },
  jrboss: { written: 'JRBOSS', block: 'TYPE_JRB', keys: FIGHTER, actions: BOSS_ACTIONS },
  boss: { written: 'BOSS', block: 'TYPE_BOS', keys: FIGHTER, actions: BOSS_ACTIONS },
};

/** 5.4.1 */
export const SPRITE_KEYS = {
  SPR_SOURCE: NAME,
  SPR_NAME: NAME,
  SPR_COUNT: SIZE,
  SPR_AUTO_DX: OPTIONAL_INTEGER,
  SPR_AUTO_DY: OPTIONAL_INTEGER,
} as const satisfies KeyRules;

/** A frame of a sprite. */
export const FRAME_KEYS = {
  SPR_ITEM_X: INTEGER,
  SPR_ITEM_Y: INTEGER,
  SPR_ITEM_DX: SIZE,
  SPR_ITEM_DY: SIZE,
} as const satisfies KeyRules;

/** The names of the blocks. */
export const CARD_BLOCK = 'ZTCG_CARD';
export const ACTION_BLOCK = 'LVL_ACTION';
export const SPRITE_BLOCK = 'ZTCG_SPRITE';
export const FRAME_BLOCK = 'SPRITE';

/** Every key of every block, to tell a key from a value. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set(
  [
    ...[CARD_KEYS, ACTION_KEYS, SPRITE_KEYS, FRAME_KEYS],
    ...Object.values(TYPE_RULES).map(({ keys }) => keys),
  ].flatMap((keys) => Object.keys(keys)),
);
