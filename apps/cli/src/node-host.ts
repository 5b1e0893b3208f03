import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Files, Found, Host } from './host.ts';
import { writeWhole } from './write-whole.ts';

/** The files of this machine. */
export const nodeFiles: Files = {
  async look(path): Promise<Found> {
    const found = await stat(path);
    if (found.isDirectory()) return { kind: 'folder', names: (await readdir(path)).sort() };
    if (found.isFile() || found.isFIFO()) return { kind: 'file', size: found.size };
    return { kind: 'other' };
  },
  place: (path) => placeOf(resolve(path)),
  bytes: (path) => readFile(path),
  write: (...outputs) => writeWhole(outputs),
  makeFolder: async (path) => void (await mkdir(path, { recursive: true })),
};

/** The nearest folder that is there tells where what is not there would be. */
async function placeOf(path: string): Promise<string> {
  const found = await realpath(path).catch(() => undefined);
  if (found !== undefined || dirname(path) === path) return found ?? path;
  return join(await placeOf(dirname(path)), basename(path));
}

/** The host that the command runs on: this process. */
export function nodeHost(): Host {
  let keyboard: { reader: Interface; lines: AsyncIterator<string> } | undefined;

  // Opened late: a command that asks nothing must not wait for input.
  const openKeyboard = () => {
    const reader = createInterface({ input: process.stdin, terminal: false });
    return { reader, lines: reader[Symbol.asyncIterator]() };
  };

  return {
    files: nodeFiles,
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
    async ask(prompt) {
      keyboard ??= openKeyboard();
      process.stdout.write(prompt);
      const { value, done } = await keyboard.lines.next();
      // A terminal shows what is typed; a pipe does not, so that a transcript would lack it.
      if (!process.stdin.isTTY || done) process.stdout.write(done ? '\n' : `${value}\n`);
      return done ? undefined : value;
    },
    newSeed: () => randomBytes(8).toString('hex'),
    randomByte: () => randomBytes(1)[0] ?? 0,
    now: () => performance.now(),
    close: () => keyboard?.reader.close(),
  };
}
