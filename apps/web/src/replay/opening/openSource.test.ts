import { expect, it } from 'vitest';
import { replayGames } from '../../app/replayGames.ts';
import { openSource } from './openSource.ts';
import { readFile } from './readFile.ts';
import { sampleRecord } from './testing/sampleRecord.ts';

async function problemOf(text: string) {
  const opened = await openSource(await readFile(new File([text], 'mine.json')), replayGames);
  return 'problem' in opened ? opened.problem : undefined;
}

it('a file that cannot be opened is told by its name, whatever is wrong with it', async () => {
  const { seen: _, ...record } = await sampleRecord();
  const options = { ...(record.options as object), extra: 1 };
  expect(await problemOf(JSON.stringify({ ...record, options }))).toMatch(
    /^"mine\.json": options\.extra: The key "extra" is not known here/,
  );
  expect(await problemOf('{\n"format" 2}')).toMatch(
    /^"mine\.json": Line 2, column 10: This is not JSON: Found '2'; expected ':'\.$/,
  );
  expect(await problemOf(JSON.stringify(record))).toBeUndefined();
});
