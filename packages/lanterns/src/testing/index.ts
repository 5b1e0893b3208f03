export type {
  LanternEvent,
  LanternGame,
  LanternOptions,
  LanternRules,
  LanternState,
  LanternView,
} from '../index.ts';
export { builtInBook, lanternRules, lanterns, spoiltLanterns } from './game.ts';
export { lanternMatch, pickOf } from './match.ts';
