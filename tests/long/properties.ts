import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/** Runs the unit tests with other random cases in their properties; returns the exit code. */
export function tryProperties(seed: string): number {
  const number = seed === 'fuzz' ? randomInt(2 ** 31) : Number(seed);
  console.log(`To meet it again: npm run fuzz -- properties --seed ${number}`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit'], {
    env: { ...process.env, PROPERTY_SEED: String(number) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
