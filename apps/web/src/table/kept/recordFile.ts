import { type MatchRecord, recordText } from '@cardscape/kernel';
import { saveFile } from '../../look/browser/saveFile.ts';

/** Hands a record to the person as a file. */
export function saveRecordFile(
  record: MatchRecord,
  name = `${record.game}-${record.seed}.json`,
): void {
  saveFile(name, recordText(record), 'application/json');
}
