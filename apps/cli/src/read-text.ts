import { fileProblem, type Problem } from '@cardscape/kernel';
import type { Host } from './host.ts';

/** A text file, or why there is none. */
export type TextFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly problem: Problem };

/** Hardly any file of ours is longer; what is longer is not even read. */
const MOST_BYTES = 4_000_000;

/**
 * Reads a file as text: UTF-8, unless another way to make text of bytes is given. Whatever is wrong with it
 * is told, never thrown.
 */
export async function readText(
  { files }: Pick<Host, 'files'>,
  name: string,
  decode: (bytes: Uint8Array) => string | undefined = decodeUtf8,
  mostBytes = MOST_BYTES,
): Promise<TextFile> {
  try {
    const found = await files.look(name);
    if (found.kind === 'folder') return refused(name, 'a folder', 'a file');
    if (found.kind === 'other') return refused(name, 'a device', 'a file');
    if (found.size > mostBytes)
      return refused(name, `${found.size} bytes`, `at most ${mostBytes} bytes`);
    const text = decode(await files.bytes(name));
    return text === undefined
      ? refused(name, 'bytes that are no text', 'text in UTF-8')
      : { name, text };
  } catch (error) {
    return { name, problem: systemProblem(name, error, 'read') };
  }
}

/** What kept the system from reading or writing a file, in our words. */
export function systemProblem(name: string, error: unknown, deed: 'read' | 'written'): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'an error';
  const reasons: Record<string, string> = {
    ENOENT: deed === 'read' ? 'There is no such file.' : 'There is no such folder.',
    ENOTDIR: 'A part of the path is not a folder.',
    EISDIR: 'This is a folder.',
    EEXIST: 'Something else lies there.',
    EACCES: `You are not allowed to have it ${deed}.`,
    EPERM: `You are not allowed to have it ${deed}.`,
  };
  const message = reasons[code] ?? `It cannot be ${deed} (${code}).`;
  const found = code === 'ENOENT' ? 'nothing' : code;
  return fileProblem(name, { found, expected: [`a file that can be ${deed}`], message });
}

/** Bytes as text, if they are UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    // Also drops the mark that some editors put at the start.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refused(name: string, found: string, right: string): TextFile {
  const message = `Found ${found}; expected ${right}.`;
  return { name, problem: fileProblem(name, { found, expected: [right], message }) };
}
