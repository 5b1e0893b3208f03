import { loadGame } from '@cardscape/games';
import { counted, type Problem, verdictLine } from '@cardscape/kernel';
import { type CheckedEntry, checkEntries } from '@cardscape/kolyma/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson } from '../problem.ts';
import type { TextFile } from '../read-text.ts';
import { readCardFiles } from './card-files.ts';
import { warningJson } from './json.ts';

/** `cardscape kolyma check`: says of each card whether it is right, and what it does. */
export async function check(
  host: Host,
  names: readonly string[],
  { json = false }: { json?: boolean },
): Promise<ExitCode> {
  const entries = await entriesOf(await readCardFiles(host, names));
  if (json) for (const entry of entries) host.print(JSON.stringify(asJson(entry)));
  else report(host, entries);
  return entries.every(({ ok }) => ok) ? EXIT.fine : EXIT.wrong;
}

/** The cards and characters of files, checked with each other and with the built-in set. */
async function entriesOf(files: readonly TextFile[]): Promise<CheckedEntry[]> {
  const { open } = await loadGame('kolyma');
  const readable = files.map((file) =>
    'text' in file ? { path: file.name, text: file.text } : file,
  );
  const opening = open({ cards: { files: readable.filter((file) => 'text' in file) } });
  return readable.flatMap((file) =>
    'text' in file ? checkEntries(opening, file) : [brokenFile(file.name, file.problem)],
  );
}

function brokenFile(file: string, problem: Problem): CheckedEntry {
  return { file, ok: false, warnings: [], errors: [problem] };
}

function asJson({ entry, warnings, errors, ...checked }: CheckedEntry): object {
  return {
    ...checked,
    ...(entry?.kind === 'special' ? { english: entry.card.english } : {}),
    warnings: warnings.map(warningJson),
    ...(checked.ok ? {} : { errors: errors.map(errorJson) }),
  };
}

function report(host: Host, entries: readonly CheckedEntry[]): void {
  for (const { file, name, ok, entry, warnings, errors } of entries) {
    if (ok && entry) host.print(`${file}: ${name}: ${whatItIs(entry)}`);
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

function whatItIs({ kind, card }: NonNullable<CheckedEntry['entry']>): string {
  if (kind === 'special') return card.english;
  return `a ${kind}${kind === 'number' ? ' card' : ''}.`;
}
