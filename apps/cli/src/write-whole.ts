import { randomBytes } from 'node:crypto';
import { chmod, lstat, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Output } from './host.ts';

/** Anybody's right to write. */
const WRITABLE = 0o222;

/**
 * Writes files whole or not at all: beside their places first, and only when all of them are there they are
 * moved. What was there before stays until then, and stays if anything goes wrong.
 */
export async function writeWhole(outputs: readonly Output[]): Promise<void> {
  const moves: { from: string; to: string }[] = [];
  try {
    for (const [index, output] of outputs.entries())
      await withIndex(index, () => putBeside(output, (from, to) => moves.push({ from, to })));
    for (const { from, to } of moves) await rename(from, to);
  } finally {
    for (const { from } of moves) await rm(from, { force: true });
  }
}

/** Which of the files it was: what the system names may be another one beside it. */
async function withIndex(index: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const fault = error instanceof Error ? error : new Error(String(error));
    throw Object.assign(fault, { output: index });
  }
}

async function putBeside(
  { path, content }: Output,
  note: (from: string, to: string) => void,
): Promise<void> {
  // A link stays a link: what it leads to is written.
  const isLink = await lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  const to = isLink ? await realpath(path).catch(() => path) : path;
  const before = await stat(to).catch(() => undefined);
  if (before && !before.isFile() && !before.isDirectory()) return writeFile(to, content);
  await refuseClosed(to, before);
  const from = join(dirname(to), `.${basename(to)}.${randomBytes(6).toString('hex')}`);
  note(from, to);
  await writeFile(from, content, { flag: 'wx' });
  if (before) await chmod(from, before.mode & 0o7777);
}

/** Renaming asks nobody about the file itself, and some users may do all; what is marked as read-only stays. */
async function refuseClosed(
  path: string,
  before: { isDirectory(): boolean; mode: number } | undefined,
): Promise<void> {
  if (before?.isDirectory()) throw systemError('EISDIR');
  const folder = await stat(dirname(path));
  if (!folder.isDirectory()) throw systemError('ENOTDIR');
  for (const found of [folder, ...(before ? [before] : [])])
    if ((found.mode & WRITABLE) === 0) throw systemError('EACCES');
}

function systemError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}
