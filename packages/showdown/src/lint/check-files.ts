import { eitherOf, type Problem } from '@cardscape/kernel';
import type { FolderFile } from '../cards/index.ts';
import { type CheckedFile, checkDescriptor } from './check-file.ts';
import { type CheckedFolder, checkFolder } from './check-folder.ts';
import { withFix } from './finding.ts';

/** A descriptor as it was found, or why it could not be read. */
export type DescriptorFile =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly problem: Problem };

/** Descriptors that were found, and what lies with them. */
export interface FilesToCheck {
  readonly descriptors: readonly DescriptorFile[];
  readonly pictures: readonly FolderFile[];
  /** What is wrong in the lists of folders. */
  readonly lists: readonly Problem[];
}

/** What the check of one file came to, as it is printed. */
export interface FileVerdict {
  readonly file: string;
  readonly name?: string;
  readonly ok: boolean;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Checks descriptors, by themselves and with each other, and the lists of their folders. */
export function checkFiles({ descriptors, pictures, lists }: FilesToCheck): FileVerdict[] {
  const texts = descriptors.flatMap((file) => ('text' in file ? [file] : []));
  const folder = checkFolder([...texts, ...pictures]);
  const { elements } = folder;
  const ofFolder = folderFindings(folder);
  const names = new Map<string, string>();
  const ofFiles = descriptors.map((file) => {
    if ('problem' in file) return unreadable(file.path, file.problem);
    const checked = checkDescriptor(file.text, file.path, elements);
    return verdict(checked, [...(ofFolder.get(file.path) ?? []), ...repeatedName(checked, names)]);
  });
  return [...listVerdicts(lists), ...ofFiles];
}

/** What is wrong with the lists of folders, by list; those that are right are not mentioned. */
function listVerdicts(problems: readonly Problem[]): FileVerdict[] {
  return [...new Set(problems.map(({ file }) => file))].map((file) => {
    const findings = problems.filter((one) => one.file === file).map(listFinding);
    const errors = findings.filter(({ severity }) => severity === 'error');
    const warnings = findings.filter(({ severity }) => severity === 'warning');
    return { file, ok: errors.length === 0, errors, warnings };
  });
}

/** A file that is listed and not there is either misspelt or not there yet. */
function listFinding(problem: Problem): Problem {
  const finding = withFix(problem);
  if (problem.code !== 'missing-file' || problem.expected.length > 0) return finding;
  return { ...finding, fix: 'Put the file into the folder, or take this line out of the list.' };
}

function verdict(
  { file, name, errors, warnings }: CheckedFile,
  more: readonly Problem[],
): FileVerdict {
  const own = [...errors, ...warnings];
  // The folder is read anew, so what is wrong with a file by itself comes twice.
  const isNew = ({ message }: Problem) => own.every((one) => one.message !== message);
  const all = [...own, ...more.filter(isNew)];
  const of = (severity: Problem['severity']) => all.filter((one) => one.severity === severity);
  return {
    file,
    ...(name !== undefined && { name }),
    ok: of('error').length === 0,
    errors: of('error'),
    warnings: of('warning'),
  };
}

function unreadable(file: string, { part: _, ...problem }: Problem): FileVerdict {
  const fix = 'Name a descriptor, or a folder with descriptors.';
  return { file, ok: false, errors: [{ ...problem, code: 'unreadable', fix }], warnings: [] };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'), 0));
}

/** In one folder a name can be taken once; sets in other folders may have cards of the same name. */
function repeatedName(
  { file, name, kind, nameAt }: CheckedFile,
  names: Map<string, string>,
): Problem[] {
  if (name === undefined || kind !== 'card') return [];
  const before = names.get(name);
  if (before === undefined) {
    names.set(name, file);
    return [];
  }
  const severity = folderOf(before) === folderOf(file) ? 'error' : 'warning';
  const message = `The card "${name}" is already defined by ${before}; where both are played, the second is numbered.`;
  const code = 'repeated-name';
  const fix = 'Give it a name of its own.';
  return [{ file, ...nameAt, severity, code, expected: [], message, fix }];
}

/** What is wrong with pictures, and with elements that no other card has, by descriptor. */
function folderFindings({ cards, problems }: CheckedFolder): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { file, code, expected } = problem;
    if (code !== 'missing-image' && code !== 'image-size' && code !== 'unknown-element') continue;
    const owner =
      code === 'image-size' ? cards.find(({ picture }) => picture === file)?.file : file;
    if (owner === undefined) continue;
    const right = eitherOf(expected);
    const fix =
      code === 'unknown-element' ? `Write ${right}.` : `Put ${right} beside the descriptor.`;
    found.set(owner, [...(found.get(owner) ?? []), { ...problem, file: owner, fix }]);
  }
  return found;
}
