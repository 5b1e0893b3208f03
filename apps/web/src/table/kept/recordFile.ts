import { type MatchRecord, recordText } from '@cardscape/kernel';

/** Hands a record to the person as a file; a note of theirs travels with it. */
export function saveRecordFile(
  record: MatchRecord,
  note?: string,
  name = `${record.game}-${record.seed}.json`,
): void {
  const text =
    note === undefined
      ? recordText(record)
      : `{\n"note": ${JSON.stringify(note)},\n"record": ${recordText(record)}}\n`;
  const blob = new Blob([text], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
