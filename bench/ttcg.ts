/**
 * How fast TTCG plays and compiles: random legal games with the decks of the set on one core, effect
 * texts from English to a checked tree, and what a hundred thousand of these trees weigh.
 */
import { measureParts } from './support/parts.ts';

await measureParts({
  games: async () => (await import('./ttcg/games.ts')).measureGames(),
  copies: async () => (await import('./ttcg/games.ts')).measureCopies(),
  effects: async () => (await import('./ttcg/effects.ts')).measureEffects(),
  memory: async () => (await import('./ttcg/effects.ts')).measureMemory(),
});
