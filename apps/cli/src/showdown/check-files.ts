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
  const ofPictures = pictureFindings(descriptors, pictures);
  const names = new Map<string, string>();
  const ofFiles = descriptors.map((file) => {
    if ('problem' in file) return unreadable(file.path, file.problem.message);
    const checked = checkDescriptor(file.text, file.path, elements);
    return verdict(checked, [
      ...(ofPictures.get(file.path) ?? []),
      ...repeatedName(checked, names),
    ]);
  });
  return [...listVerdicts(lists), ...ofFiles];
}

/** What is wrong with the lists of folders, by list; those that are right are not mentioned. */
function listVerdicts(problems: readonly Problem[]): FileVerdict[] {
  return [...new Set(problems.map(({ file }) => file))].map((file) => {
    const findings = problems.filter((one) => one.file === file).map(findingOf);
    const errors = findings.filter(({ severity }) => severity === 'error');
    const warnings = findings.filter(({ severity }) => severity === 'warning');
    return { file, ok: errors.length === 0, errors, warnings };
  });
}

function verdict({ file, name, errors, warnings }: CheckedFile, more: Finding[]): FileVerdict {
  const all = [...errors, ...warnings, ...more];
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

/** What is wrong with the pictures of cards, by descriptor. */
function pictureFindings(
  descriptors: FoundFiles['descriptors'],
  pictures: FoundFiles['pictures'],
): Map<string, Finding[]> {
  const files = descriptors.flatMap((file) => ('text' in file ? [file] : []));
  const { cards, problems } = readFolder([...files, ...pictures]);
  const found = new Map<string, Finding[]>();
  for (const { file, line, column, severity, code, message } of problems) {
    if (code !== 'missing-image' && code !== 'image-size') continue;
    const owner =
      code === 'image-size' ? cards.find(({ picture }) => picture === file)?.file : file;
    if (owner === undefined) continue;
    const fix = 'Put a PNG picture of 240 x 360 beside the descriptor.';
    const finding = { line, column, severity, code, message, fix };
    found.set(owner, [...(found.get(owner) ?? []), finding]);
  }
  return found;
}
