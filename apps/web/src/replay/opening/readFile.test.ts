import { expect, it } from 'vitest';
import { readFile } from './readFile.ts';

it.each([
  ['', '"match.json" is empty.'],
  [' \n', '"match.json" is empty.'],
  ['{"dear": "friend"}', '"match.json": This is not the record of a match'],
])('says what is wrong with a file: %j', async (text, problem) => {
  const read = await readFile(new File([text], 'match.json'));
  expect(read).toEqual({ problem: expect.stringContaining(problem) });
});
