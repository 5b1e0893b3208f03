/**
 * How fast Showdown loads descriptors, plays random legal games with the scripts of its cards running,
 * calls scripts, with fengari as the peer, and stops hostile ones. Each in a process of its own: what one
 * has taught the optimiser of the engine would slow down the next.
 */
import { spawnSync } from 'node:child_process';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  loading: async () => (await import('./showdown/loading.ts')).measureLoading(),
  scripts: async () => (await import('./showdown/scripts.ts')).measureScripts(),
  games: async () => (await import('./showdown/games.ts')).measureGames(),
  hostile: async () => (await import('./showdown/hostile.ts')).measureHostile(),
};

const [script = '', part] = process.argv.slice(1);
if (part) await PARTS[part]?.();
else
  for (const name of Object.keys(PARTS)) {
    const { status } = spawnSync(process.execPath, [script, name], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
