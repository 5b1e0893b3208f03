/**
 * How fast Showdown loads descriptors, plays random legal games with the scripts of its cards running,
 * calls scripts, with fengari as the peer, and stops hostile ones.
 */
import { measureLoading } from './showdown/loading.ts';

measureLoading();
// The set is loaded by importing these: after the measurement that wants a cold start.
const { measureGames } = await import('./showdown/games.ts');
const { measureHostile } = await import('./showdown/hostile.ts');
const { measureScripts } = await import('./showdown/scripts.ts');
measureScripts();
measureGames();
measureHostile();
