import { counted, verdictLine } from '@cardscape/kernel';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson } from '../problem.ts';
import { readCardFiles } from './card-files.ts';
import { type CheckedEntry, checkEntries } from './check-entries.ts';
import { warningJson } from './json.ts';

/** `cardscape kolyma check`: says of each card whether it is right, and what it does. */
export async function check(
  host: Host,
  names: readonly string[],
  { json = false }: { json?: boolean },
): Promise<ExitCode> {
  const entries = await checkEntries(await readCardFiles(host, names));
  if (json) for (const entry of entries) host.print(JSON.stringify(asJson(entry)));
  else report(host, entries);
  return entries.every(({ ok }) => ok) ? EXIT.fine : EXIT.wrong;
}

function asJson({ warnings, errors, ...entry }: CheckedEntry): object {
  if (entry.ok) return { ...entry, warnings: warnings.map(warningJson) };
  return { ...entry, warnings: warnings.map(warningJson), errors: errors.map(errorJson) };
}

function report(host: Host, entries: readonly CheckedEntry[]): void {
  for (const { file, name, kind, ok, english, warnings, errors } of entries) {
    if (ok)
      host.print(`${file}: ${name}: ${english ?? `a ${kind}${kind === 'number' ? ' card' : ''}.`}`);
    for (const error of errors) host.print(verdictLine(error));
    for (const warning of warnings)
      host.print(`${verdictLine(warning)} ${warning.fix} (${warning.code})`);
  }
  const right = entries.filter(({ ok }) => ok).length;
  const warned = entries.reduce((sum, { warnings }) => sum + warnings.length, 0);
  const keywords = entries.some(({ errors }) => errors.some(({ part }) => part === 'keywords'));
  if (keywords) host.print('All keywords and what follows them: docs/kolyma/cards.md.');
  host.print(`${right} of ${entries.length} right, ${counted(warned, 'warning')}.`);
}
