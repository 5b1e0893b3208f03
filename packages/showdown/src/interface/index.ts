export { callsOf, type FlagProblem, flagProblems, type ScriptCall } from './calls.ts';
export {
  CONTEXTS,
  type ContextName,
  contextNamed,
  contextOfFlag,
  type Flag,
  type FlagContext,
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
  isWildcard,
  MAX_VALUE,
  SCRIPT_CONSTANTS,
  WILDCARDS,
  wholeNumber,
} from './flags/wildcards.ts';
export {
  anyFlagSet,
  askedFlag,
  attackedSlot,
  flagNumber,
  flagSet,
  lowestFlag,
} from './flags.ts';
export type { ScriptFunction, Signature } from './function.ts';
export {
  EFFECT_FUNCTION_NAMES,
  type EffectFunctionName,
  FUNCTIONS,
  type FunctionName,
  functionNamed,
  RULE_NAMES,
  type RuleName,
} from './functions.ts';
export {
  type ArgumentKind,
  argumentKind,
  bestSignature,
  type CallProblem,
  callProblems,
  matchSignature,
} from './match.ts';
export type { Parameter, ParameterKind } from './parameters.ts';
export {
  type Answer,
  type Asking,
  ATTACK_FLAGS,
  type HearingZone,
  hearers,
  type Pointcut,
  type Slot,
  type Version,
} from './pointcut.ts';
export {
  POINTCUT_NAMES,
  POINTCUTS,
  type PointcutName,
  pointcutNamed,
  SPRITE_POINTCUT_NAMES,
  type SpritePointcutName,
} from './pointcuts.ts';
