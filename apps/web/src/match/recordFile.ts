import type { MatchRecord } from '@cardscape/kernel';

/** Hands a record to the person as a file; a note of theirs travels with it. */
export function saveRecordFile(
  record: MatchRecord,
  note?: string,
  name = `${record.game}-${record.seed}.json`,
): void {
  const content = note === undefined ? record : { note, record };
  const blob = new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
