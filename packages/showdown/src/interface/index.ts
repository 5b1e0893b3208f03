export { callsOf, type FlagProblem, flagProblems, type ScriptCall } from './calls.ts';
export {
  CONTEXTS,
  type ContextName,
  contextNamed,
  contextOfFlag,
} from './flags/contexts.ts';
export {
  CLASS_ELEMENTS,
  type ElementSet,
  elementFlag,
  elementSet,
  STANDARD_ELEMENTS,
} from './flags/elements.ts';
export {
  isNone,
  isNumeral,
  MAX_VALUE,
  SCRIPT_CONSTANTS,
  wholeNumber,
} from './flags/wildcards.ts';
export {
  anyFlagSet,
  askedFlags,
  attackedSlot,
  flagNumber,
  flagSet,
  lowestFlag,
} from './flags.ts';
export type { ScriptFunction } from './function.ts';
export {
  EFFECT_FUNCTION_NAMES,
  type EffectFunctionName,
  FUNCTIONS,
  functionNamed,
  RULE_NAMES,
  type RuleName,
} from './functions.ts';
export {
  type ArgumentKind,
  type CallProblem,
  callProblems,
  matchSignature,
} from './match.ts';
export type { Parameter, ParameterKind } from './parameters.ts';
export type { Pointcut } from './pointcut.ts';
export {
  POINTCUT_NAMES,
  type PointcutName,
  pointcutNamed,
  SPRITE_POINTCUT_NAMES,
  type SpritePointcutName,
} from './pointcuts.ts';
