/**
 * How fast Showdown loads descriptors, plays random legal games with the scripts of its cards running,
 * and calls scripts, with fengari as the peer.
 */
import { measureLoading } from './showdown/loading.ts';

measureLoading();
// The set is loaded by importing these: after the measurement that wants a cold start.
const { measureGames } = await import('./showdown/games.ts');
const { measureScripts } = await import('./showdown/scripts.ts');
measureGames();
measureScripts();
