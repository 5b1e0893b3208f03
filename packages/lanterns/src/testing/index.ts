export type {
  LanternEvent,
  LanternGame,
  LanternOptions,
  LanternState,
  LanternView,
} from '../module.ts';
export type { LanternRules } from '../rules/lanterns.ts';
export { builtInSet } from './built-in.ts';
export { lanternRules, lanterns, openedLanterns, spoiltLanterns } from './game.ts';
export { lanternMatch, pickOf } from './match.ts';
