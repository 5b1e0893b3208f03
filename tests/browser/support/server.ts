import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRoot } from '../../../scripts/lib/root.mjs';

/** A server that runs as a process of its own. */
export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts the built server on a free port; `main` says where it lies, where that is not known from here. */
export async function startServer(
  main: string = inRoot('apps/server/dist/main.js'),
): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await readAddress(child);
  return { address, close: () => stop(child) };
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The output of the server cannot be read.');
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The server ended before it said where it is: is the site built?');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
