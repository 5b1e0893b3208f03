/**
 * How fast Showdown loads descriptors, plays random legal games with the scripts of its cards running,
 * calls scripts, with fengari as the peer, and stops hostile ones.
 */
import { measureParts } from './support/parts.ts';

await measureParts({
  loading: async () => (await import('./showdown/loading.ts')).measureLoading(),
  scripts: async () => (await import('./showdown/scripts.ts')).measureScripts(),
  games: async () => (await import('./showdown/games.ts')).measureGames(),
  hostile: async () => (await import('./showdown/hostile.ts')).measureHostile(),
});
