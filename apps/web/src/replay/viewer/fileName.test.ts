import type { MatchRecord } from '@cardscape/kernel';
import { expect, it } from 'vitest';
import { fileName } from './fileName.ts';

it('the name of a record file says who played, and has nothing that a file system minds', () => {
  const record = { game: 'kolyma', seed: 'x7/2 a' } as MatchRecord;
  expect(fileName(record, ['Åsa Öre', 'B'])).toBe('kolyma-a-sa-o-re-b-x7-2-a.json');
});
