import type { MatchRecord } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressHash, fileName, readHash, readSource } from './source.ts';

const record: MatchRecord = {
  format: 1,
  game: 'kolyma',
  version: 1,
  options: { characters: ['Åsa Öre', 'B'] },
  seed: 'x7/2 a',
  start: '0123456789abcdef',
  steps: [
    { choice: [3], hash: 'aaaaaaaaaaaaaaaa' },
    { choice: { concede: 1 }, hash: 'bbbbbbbbbbbbbbbb' },
  ],
  takebacks: [{ step: 1, dropped: 2 }],
  notes: [{ step: 1, text: 'Here it turned.' }],
};

describe('what someone pastes', () => {
  it('can be a link, wherever it leads, and opens at its step', () => {
    const link = `https://example.org/replay#${addressHash(record, 1)}`;
    expect(readSource(`  ${link}\n`)).toMatchObject({ record: { seed: 'x7/2 a' }, at: 1 });
  });

  it('can be the text of a record file', () => {
    expect(readSource(JSON.stringify(record))).toEqual({ record });
  });

  it('can be a report, which carries the record', () => {
    expect(readSource(JSON.stringify({ note: 'It hangs.', record }))).toEqual({ record });
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(readSource(text)).toHaveProperty('problem');
      }),
    );
  });

  it('is told apart: nothing, no JSON, no link', () => {
    expect(readSource('  ')).toEqual({ problem: expect.stringContaining('nothing here') });
    expect(readSource('{"format": 1')).toEqual({ problem: expect.stringContaining('JSON') });
    expect(readSource('hello')).toEqual({ problem: expect.stringContaining('neither') });
  });
});

describe('an address without a record', () => {
  it('opens nothing', () => {
    expect(readHash('')).toBeUndefined();
    expect(readHash('R-K4')).toBeUndefined();
  });
});

describe('the name of a record file', () => {
  it('says who played, and has nothing that a file system minds', () => {
    expect(fileName(record, ['Åsa Öre', 'B'])).toBe('kolyma-a-sa-o-re-b-x7-2-a.json');
  });
});
