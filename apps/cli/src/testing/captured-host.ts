import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { below, randomFrom } from '@cardscape/kernel';
import { onTestFinished } from 'vitest';
import type { ExitCode } from '../exit-codes.ts';
import type { Files, Host } from '../host.ts';
import { nodeFiles } from '../node-host.ts';
import { run } from '../program.ts';

/** How a command ended and what it printed. */
export interface Captured {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own for a test; it goes when the test ends. */
export class Folder {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** A folder with these files; what is no text is written as JSON. */
  static async with(files: Record<string, unknown> = {}): Promise<Folder> {
    const folder = new Folder(await mkdtemp(join(tmpdir(), 'cardscape-')));
    onTestFinished(() => rm(folder.path, { recursive: true }));
    for (const [name, content] of Object.entries(files)) await folder.write(name, content);
    return folder;
  }

  async write(name: string, content: unknown): Promise<void> {
    const plain = typeof content === 'string' || content instanceof Uint8Array;
    await mkdir(dirname(join(this.path, name)), { recursive: true });
    await writeFile(join(this.path, name), plain ? content : JSON.stringify(content));
  }

  /** Runs a command line in the folder, with these lines typed. */
  async run(args: readonly string[], typed: readonly string[] = []): Promise<Captured> {
    return runIn(this.path, args, typed);
  }
}

/** Runs a command line in a folder, with these lines typed, and keeps what it prints. */
export async function runIn(
  folder: string,
  args: readonly string[],
  typed: readonly string[] = [],
): Promise<Captured> {
  const out: string[] = [];
  const err: string[] = [];
  const waiting = [...typed];
  const random = randomFrom('bytes for tests');
  const host: Host = {
    files: filesIn(folder),
    print: (line) => out.push(`${line}\n`),
    complain: (line) => err.push(`${line}\n`),
    async ask(prompt) {
      const line = waiting.shift();
      out.push(`${prompt}${line ?? ''}\n`);
      return line;
    },
    newSeed: () => 'a seed for tests',
    randomByte: () => below(random, 256),
    now: () => 0,
    close: () => {},
  };
  const code = await run(host, args);
  return { code, out: out.join(''), err: err.join('') };
}

function filesIn(folder: string): Files {
  return {
    look: (path) => nodeFiles.look(resolve(folder, path)),
    place: (path) => nodeFiles.place(resolve(folder, path)),
    bytes: (path) => nodeFiles.bytes(resolve(folder, path)),
    write: (...outputs) =>
      nodeFiles.write(
        ...outputs.map(({ path, content }) => ({ path: resolve(folder, path), content })),
      ),
    makeFolder: (path) => nodeFiles.makeFolder(resolve(folder, path)),
  };
}
