import { join } from 'node:path';
import { fileProblem } from '@cardscape/kernel';
import {
  type Gap,
  type Refinement,
  readRemovals,
  readReplacements,
  readValues,
  type Values,
} from '@cardscape/studio/effects';
import type { Found, Host } from '../host.ts';
import { systemProblem } from '../read-text.ts';
import { refuse, textIfThere, textOf, warn } from './files.ts';
import type { NamedFile } from './overwriting.ts';

const ENDING = '.txt';

/** The files that values were read from. */
export function filesOfValues(folder: string, values: Values): NamedFile[] {
  return [...values.keys()].map((name) => ({
    path: join(folder, `${name}${ENDING}`),
    what: `the values of <${name}>`,
  }));
}

/** The values of all placeholders of a folder: each has a file of its name. */
export async function placeholdersIn(host: Host, folder: string): Promise<Values> {
  const values = new Map<string, readonly string[]>();
  for (const name of (await namesIn(host, folder)).filter((name) => name.endsWith(ENDING))) {
    const path = join(folder, name);
    if ((await look(host, path)).kind !== 'file') continue;
    values.set(name.slice(0, -ENDING.length), readValues(await textOf(host, path)));
  }
  return values;
}

async function namesIn(host: Host, folder: string): Promise<readonly string[]> {
  const found = await look(host, folder);
  if (found.kind === 'folder') return found.names;
  const expected = ['a folder with a file for each placeholder'];
  const message = `This is no folder; expected ${expected[0]}.`;
  return refuse(fileProblem(folder, { found: found.kind, expected, message }));
}

async function look(host: Host, path: string): Promise<Found> {
  try {
    return await host.files.look(path);
  } catch (error) {
    const problem = systemProblem(path, error, 'read');
    if (problem.found !== 'nothing') return refuse(problem);
    const expected = ['a folder with a file for each placeholder'];
    const message = `There is no such folder; expected ${expected[0]}.`;
    return refuse({ ...problem, expected, message });
  }
}

/** The phrases to be removed and replaced; a file that is missing is told, and does nothing (R-W6). */
export async function refinementOf(
  host: Host,
  removeFile: string,
  replaceFile: string,
): Promise<Refinement> {
  const removals = readRemovals((await optional(host, removeFile, 'removed')) ?? '');
  const replaceText = (await optional(host, replaceFile, 'replaced')) ?? '';
  const { replacements, unread } = readReplacements(replaceText);
  for (const { line, text } of unread)
    warn(host, replaceFile, `"${text}" is passed over; expected "old phrase: new phrase".`, {
      line,
    });
  return { removals, replacements };
}

async function optional(host: Host, path: string, done: string): Promise<string | undefined> {
  const text = await textIfThere(host, path);
  if (text === undefined) warn(host, path, `There is no such file, so no phrase is ${done}.`);
  return text;
}

/** Tells which placeholders have nothing to be filled in with (R-W6). */
export function tellGaps(host: Host, folder: string, gaps: readonly Gap[], outcome: string): void {
  for (const { name, why } of gaps) {
    if (/[/\\]/.test(name)) {
      const path = `leads out of this folder, where no values are looked for: it ${outcome}`;
      warn(host, folder, `<${name}> ${path}.`);
      continue;
    }
    const reasons = {
      missing: `There is no such file, so <${name}> ${outcome}.`,
      empty: `There is no value in this file, so <${name}> stays as it is.`,
      cycle: `The values of <${name}> lead back to it, and it stays as it is there.`,
    };
    warn(host, join(folder, `${name}${ENDING}`), reasons[why]);
  }
}
