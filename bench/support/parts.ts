import { spawnSync } from 'node:child_process';

/**
 * Measures each part in a process of its own: what one has taught the optimiser of the engine would slow
 * down the next. The process is this script again, told which part it is.
 */
export async function measureParts(
  parts: Readonly<Record<string, () => Promise<void>>>,
): Promise<void> {
  const [script = '', part] = process.argv.slice(1);
  if (part) return parts[part]?.();
  for (const name of Object.keys(parts)) {
    const { status } = spawnSync(process.execPath, [script, name], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
