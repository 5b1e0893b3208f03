import { readRecordText } from '@cardscape/games';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { standingRecord } from '../matches/testing/standingRecord.ts';
import { type Place, problemFileName, problemText } from './problemFile.ts';

const record = standingRecord(openedKolyma());
const place: Place = {
  page: '/match/kolyma-1',
  browser: 'A browser',
  language: 'en',
  window: '390 x 844, 3 dots a pixel',
  light: 'dark',
};
const problem = { note: 'It "stopped".\nI expected a pass.', record, position: { round: 1 } };

describe('a report of a problem', () => {
  it('holds what was written, the match, how it stands, and the browser', () => {
    const { note, place: where, position, record: match } = JSON.parse(problemText(problem, place));
    expect({ note, where, position }).toEqual({
      note: problem.note,
      where: place,
      position: { round: 1 },
    });
    expect(match.seed).toBe(record.seed);
  });

  it('can be opened as a record by who gets it', () => {
    expect(readRecordText(problemText(problem, place), 'problem.json')).toMatchObject({
      record: { seed: record.seed, steps: expect.arrayContaining([expect.anything()]) },
    });
  });

  it('has a name that every system takes', () => {
    expect(problemFileName({ ...record, seed: 'a/b c:d' })).toBe('problem-kolyma-a-b-c-d.json');
  });
});
