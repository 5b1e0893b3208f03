import { readFile } from 'node:fs/promises';
import { recordText } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeLink } from './read-link.ts';
import { addressHash, readHash, readRecordText, readSource } from './read-source.ts';
import { openLanterns, recordOf, unseen } from './testing/lanterns.ts';

const opened = await openLanterns();
const record = recordOf(opened);
const link = writeLink(record, opened);
const options = { record: { options: record.options } };

describe('what someone pasted or opened', () => {
  it.each([
    ['a whole address', `https://example.org/replay#${addressHash(link, 0)}`],
    ['what stands behind the #', addressHash(link, 0)],
    ['an address between blanks', `\n  https://example.org/#${addressHash(link, 0)}  \n`],
  ])('can be a link: %s', async (_, text) => {
    expect(await readSource(text)).toMatchObject(options);
  });

  it('can be a link to a position', async () => {
    const at = async (step: number) => {
      const read = await readSource(`https://example.org/replay#${addressHash(link, step)}`);
      return 'record' in read ? read.at : read.problem;
    };
    expect([await at(0), await at(4), await at(9999)]).toEqual([undefined, 4, 9]);
  });

  it('can be a record with what was seen, or one within a report', async () => {
    expect(await readSource(recordText(record))).toEqual({ record });
    const report = JSON.stringify({ words: 'It hangs.', record: unseen(record) });
    expect(await readSource(report)).toEqual({ record: unseen(record) });
  });

  it('can be a link of before', async () => {
    const file = new URL('../../../tests/fixtures/records/kolyma.json', import.meta.url);
    const { link: old } = JSON.parse(await readFile(file, 'utf8'));
    expect(await readSource(`https://example.org/replay#${old}`)).toMatchObject({
      record: { format: 2, game: 'kolyma', start: '' },
    });
  });

  it.each([
    ['', 'There is nothing here.'],
    ['hello', 'This is neither a replay link nor a record.'],
    ['https://example.org/replay', 'This is neither a replay link nor a record.'],
    ['\n{', 'Line 2, column 2: This is not JSON: The file ends too early'],
    ['{"dear": "friend"}', 'This is not the record of a match'],
    ['{"record": null}', 'This is not the record of a match: it must be an object, not null.'],
    ['#m=', 'This link is damaged or incomplete.'],
    ['#m=AAAA', 'This link is damaged or incomplete.'],
    ['#r=nonsense', 'This link is damaged or incomplete.'],
    ['#m=!!', 'This link is damaged or incomplete.'],
  ])('is refused otherwise, with what is wrong: %s', async (text, problem) => {
    expect(await readSource(text)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('is read or refused, and never throws', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.string().map((letters) => `#m=${letters}`),
      fc.json().map((data) => `{"record": ${data}}`),
    );
    await fc.assert(
      fc.asyncProperty(text, async (pasted) => {
        expect(await readSource(pasted)).toHaveProperty('problem');
      }),
    );
  });
});

it('an address without a record holds none', () => {
  expect(readHash('')).toBeUndefined();
  expect(readHash('top')).toBeUndefined();
});

it('a text that is no JSON is told from one that is no record', () => {
  expect(readRecordText('{\n  "format": 2,\n  "game" "kolyma"}', 'r.json')).toEqual({
    problem: expect.objectContaining({
      file: 'r.json',
      line: 3,
      column: 10,
      found: '"kolyma"',
      expected: [':'],
      message: expect.stringMatching(/^This is not JSON: Found /),
    }),
  });
  expect(readRecordText('3', 'r.json')).toEqual({
    problem: expect.objectContaining({
      part: 'file',
      message: expect.stringContaining('not the record'),
    }),
  });
});
