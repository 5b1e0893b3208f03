import { counted, type Problem, verdictLine } from '@cardscape/kernel';
import { checkFiles, type FileVerdict } from '@cardscape/showdown/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { findDescriptors, unlistedLine } from './descriptor-files.ts';

/** `cardscape showdown check`: says of each descriptor what is wrong with it, and what mends it. */
export async function check(
  host: Host,
  names: readonly string[],
  { json = false }: { json?: boolean },
): Promise<ExitCode> {
  const found = await findDescriptors(host, names);
  for (const each of found.unlisted) host.complain(unlistedLine(each));
  const verdicts = checkFiles(found);
  if (json) for (const verdict of verdicts) host.print(JSON.stringify(asJson(verdict)));
  else report(host, verdicts);
  return verdicts.every(({ ok }) => ok) ? EXIT.fine : EXIT.wrong;
}

function asJson({ errors, warnings, ...verdict }: FileVerdict): object {
  return { ...verdict, errors: errors.map(findingJson), warnings: warnings.map(findingJson) };
}

function findingJson({ line, column, severity, code, message, fix }: Problem): object {
  return { line, column, severity, code, message, fix };
}

function report(host: Host, verdicts: readonly FileVerdict[]): void {
  for (const { file, name, errors, warnings } of verdicts) {
    const what = name === undefined ? file : `${file}: ${name}`;
    host.print(`${what}: ${countWords(errors, warnings)}.`);
    for (const finding of [...errors, ...warnings].sort(byPlace))
      for (const line of findingLines(finding)) host.print(line);
  }
  const right = verdicts.filter(({ ok }) => ok).length;
  const warned = verdicts.reduce((sum, { warnings }) => sum + warnings.length, 0);
  host.print(`${right} of ${verdicts.length} without errors, ${counted(warned, 'warning')}.`);
}

function countWords(errors: readonly Problem[], warnings: readonly Problem[]): string {
  const parts = [
    ...(errors.length > 0 ? [counted(errors.length, 'error')] : []),
    ...(warnings.length > 0 ? [counted(warnings.length, 'warning')] : []),
  ];
  return parts.join(', ') || 'right';
}

function byPlace(a: Problem, b: Problem): number {
  return a.line - b.line || a.column - b.column;
}

/** A finding as editors link it, and what mends it. */
function findingLines(finding: Problem): string[] {
  return [`  ${verdictLine(finding)} (${finding.code})`, `    ${finding.fix}`];
}
