/** What tests, benches and long runs outside need; nothing here asks for a test runner. */
export { playStarGame } from '../fuzz/star-game.ts';
export { type Usage, UsageCounter } from '../fuzz/usage.ts';
export { showdown } from '../rules/showdown.ts';
export { builtInSet, coreBook, coreCards, opened } from './built-in.ts';
export { cardFiles } from './core-files.ts';
export { consulted } from './questions.ts';
