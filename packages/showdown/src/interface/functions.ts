import { type FunctionTable, type ScriptFunction, scriptFunction } from './function.ts';
import {
  CHANCE_FUNCTIONS,
  HAND_FUNCTIONS,
  PLAY_FUNCTIONS,
  TURN_FUNCTIONS,
} from './functions/active.ts';
import { ATTACK_FUNCTIONS, MATH_FUNCTIONS } from './functions/attacks.ts';
import {
  CARD_FUNCTIONS,
  COORDINATE_FUNCTIONS,
  TRAIT_FUNCTIONS,
  UNDER_FUNCTIONS,
} from './functions/cards.ts';
import { EFFECT_FUNCTIONS, NEW_EFFECT_FUNCTIONS } from './functions/effects.ts';
import {
  META_FUNCTIONS,
  REGISTER_FUNCTIONS,
  SCREEN_FUNCTIONS,
  TABLE_FUNCTIONS,
} from './functions/match.ts';
import { LASTING_FUNCTIONS, STATUS_FUNCTIONS } from './functions/passive.ts';
import { DECK_FUNCTIONS, LIST_FUNCTIONS } from './functions/piles.ts';

const RULES = {
  ...DECK_FUNCTIONS,
  ...LIST_FUNCTIONS,
  ...CARD_FUNCTIONS,
  ...TRAIT_FUNCTIONS,
  ...COORDINATE_FUNCTIONS,
  ...UNDER_FUNCTIONS,
  ...REGISTER_FUNCTIONS,
  ...META_FUNCTIONS,
  ...TABLE_FUNCTIONS,
  ...SCREEN_FUNCTIONS,
  ...LASTING_FUNCTIONS,
  ...STATUS_FUNCTIONS,
  ...PLAY_FUNCTIONS,
  ...HAND_FUNCTIONS,
  ...CHANCE_FUNCTIONS,
  ...TURN_FUNCTIONS,
  ...ATTACK_FUNCTIONS,
  ...MATH_FUNCTIONS,
};

const EFFECTS = { ...EFFECT_FUNCTIONS, ...NEW_EFFECT_FUNCTIONS };

/** The atomic rules: what scripts of cards do to the match. */
export type RuleName = keyof typeof RULES;

/** The functions of the effects engine; cards may call those for new effects. */
export type EffectFunctionName = keyof typeof EFFECTS;

/** Every function, by the name that stands in the tables. */
export type FunctionName = RuleName | EffectFunctionName;

const GROUPS: readonly (readonly [group: string, table: FunctionTable])[] = [
  ['Decks', DECK_FUNCTIONS],
  ['Lists', LIST_FUNCTIONS],
  ['Cards', CARD_FUNCTIONS],
  ['Traits of a card', TRAIT_FUNCTIONS],
  ['Places on the table', COORDINATE_FUNCTIONS],
  ['Cards under a card', UNDER_FUNCTIONS],
  ['Registers', REGISTER_FUNCTIONS],
  ['Flags, values and pointers', META_FUNCTIONS],
  ['State of the match', TABLE_FUNCTIONS],
  ['Screen and prompts', SCREEN_FUNCTIONS],
  ['Buffs, auras and prevention', LASTING_FUNCTIONS],
  ['Conditions', STATUS_FUNCTIONS],
  ['Playing cards', PLAY_FUNCTIONS],
  ['Drawing, discarding, recovering', HAND_FUNCTIONS],
  ['Chance', CHANCE_FUNCTIONS],
  ['Levels, abilities and turns', TURN_FUNCTIONS],
  ['Attacks', ATTACK_FUNCTIONS],
  ['Numbers', MATH_FUNCTIONS],
  ['The running effect', EFFECT_FUNCTIONS],
  ['New effects', NEW_EFFECT_FUNCTIONS],
];

/** Every function in the order of the reference. */
export const FUNCTIONS: readonly ScriptFunction[] = GROUPS.flatMap(([group, table]) => {
  return Object.entries(table).map(([name, row]) => scriptFunction(group, name, row));
});

const BY_NAME = new Map<string, ScriptFunction>(
  FUNCTIONS.flatMap((fn) => [fn.name, ...fn.aliases].map((name) => [name, fn])),
);

/** The function of that name, in any spelling. */
export function functionNamed(name: string): ScriptFunction | undefined {
  return BY_NAME.get(name);
}

/** The atomic rules alone. */
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[];

/** The functions of the effects engine alone. */
export const EFFECT_FUNCTION_NAMES = Object.keys(EFFECTS) as readonly EffectFunctionName[];
