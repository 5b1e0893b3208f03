import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Lets a program beside this one do a part of the work in a process of its own. */
export function forkPart<Part extends object, Result>(name: string, part: Part): Promise<Result> {
  // Bundled, the programs are JavaScript.
  const file = new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(file));
    child.once('message', (result) => resolve(result as Result));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`a part of the run ended with ${code}`));
    });
    child.send(part);
  });
}
