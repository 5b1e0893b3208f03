import { dirname } from 'node:path';
import {
  type CheckedFile,
  checkDescriptor,
  elementsOf,
  type Finding,
  findingOf,
  type Problem,
  readDescriptor,
  readFolder,
} from '@cardscape/showdown';
import type { FoundFiles } from './descriptor-files.ts';

/** What the check of one file came to, as it is printed. */
export interface FileVerdict {
  readonly file: string;
  readonly name?: string;
  readonly ok: boolean;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** Checks descriptors, by themselves and with each other, and the lists of their folders. */
export function checkFiles({ descriptors, pictures, lists }: FoundFiles): FileVerdict[] {
  const texts = descriptors.flatMap((file) => ('text' in file ? [file] : []));
  const designs = texts.flatMap(({ path, text }) => readDescriptor(text, path).design ?? []);
  const elements = elementsOf(designs);
  const ofFolder = folderFindings(descriptors, pictures);
  const names = new Map<string, string>();
  const ofFiles = descriptors.map((file) => {
    if ('problem' in file) return unreadable(file.path, file.problem.message);
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
function listFinding(problem: Problem): Finding {
  const finding = findingOf(problem);
  if (problem.code !== 'missing-file' || problem.expected !== undefined) return finding;
  return { ...finding, fix: 'Put the file into the folder, or take this line out of the list.' };
}

function verdict({ file, name, errors, warnings }: CheckedFile, more: Finding[]): FileVerdict {
  const own = [...errors, ...warnings];
  // The folder is read anew, so what is wrong with a file by itself comes twice.
  const isNew = ({ message }: Finding) => own.every((one) => one.message !== message);
  const all = [...own, ...more.filter(isNew)];
  const of = (severity: Finding['severity']) => all.filter((one) => one.severity === severity);
  return {
    file,
    ...(name !== undefined && { name }),
    ok: of('error').length === 0,
    errors: of('error'),
    warnings: of('warning'),
  };
}

function unreadable(file: string, message: string): FileVerdict {
  const fix = 'Name a descriptor, or a folder with descriptors.';
  const place = { line: 1, column: 1, severity: 'error', code: 'unreadable' } as const;
  return { file, ok: false, errors: [{ ...place, message, fix }], warnings: [] };
}

/** In one folder a name can be taken once; sets in other folders may have cards of the same name. */
function repeatedName(
  { file, name, kind, nameAt }: CheckedFile,
  names: Map<string, string>,
): Finding[] {
  if (name === undefined || kind !== 'card') return [];
  const before = names.get(name);
  if (before === undefined) {
    names.set(name, file);
    return [];
  }
  const severity = dirname(before) === dirname(file) ? 'error' : 'warning';
  const message = `The card "${name}" is already defined by ${before}; only that one counts in one set.`;
  return [
    { ...nameAt, severity, code: 'repeated-name', message, fix: 'Give it a name of its own.' },
  ];
}

/** What is wrong with pictures, and with elements that no other card has, by descriptor. */
function folderFindings(
  descriptors: FoundFiles['descriptors'],
  pictures: FoundFiles['pictures'],
): Map<string, Finding[]> {
  const files = descriptors.flatMap((file) => ('text' in file ? [file] : []));
  const { cards, problems } = readFolder([...files, ...pictures]);
  const found = new Map<string, Finding[]>();
  for (const { file, line, column, severity, code, message, expected } of problems) {
    if (code !== 'missing-image' && code !== 'image-size' && code !== 'unknown-element') continue;
    const owner =
      code === 'image-size' ? cards.find(({ picture }) => picture === file)?.file : file;
    if (owner === undefined) continue;
    const fix =
      code === 'unknown-element' ? `Write ${expected}.` : `Put ${expected} beside the descriptor.`;
    const finding = { line, column, severity, code, message, fix };
    found.set(owner, [...(found.get(owner) ?? []), finding]);
  }
  return found;
}
