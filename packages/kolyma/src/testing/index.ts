export { builtInSet, openedKolyma } from './built-in.ts';
export { rebalancedSet } from './changed-set.ts';
export { drawCharacters } from './draw-characters.ts';
