import {
  type LanternOptions,
  lanternMatch,
  lanterns,
  spoiltLanterns,
} from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { type MatchRecord, RecordMismatch } from './record.ts';
import { replay } from './replay.ts';

const match = lanternMatch('draw', 'roll', 'bury', [1, 0], 'bid', [2], { concede: 1 });
const record = match.record;

/** The record with one of its steps changed. */
function withStep(at: number, change: object): MatchRecord<LanternOptions> {
  const steps = record.steps.map((step, index) => (index === at ? { ...step, ...change } : step));
  return { ...record, steps };
}

/** The first difference that playing the record meets. */
function mismatch(tampered: MatchRecord<LanternOptions>, game = lanterns): RecordMismatch {
  try {
    for (const _step of replay(game, tampered));
  } catch (error) {
    if (error instanceof RecordMismatch) return error;
    throw error;
  }
  throw new Error('the record plays without a difference');
}

describe('a record', () => {
  it('is plain data: game, version, options, seed and what was chosen', () => {
    expect(JSON.parse(JSON.stringify(record))).toStrictEqual(record);
    expect(record).toMatchObject({ format: 2, game: 'lanterns', version: 1, seed: 'match' });
    expect(record.steps.map(({ choice }) => choice)).toContainEqual({ concede: 1 });
  });

  it('played again gives every position and every event again', () => {
    const again = [...replay(lanterns, JSON.parse(JSON.stringify(record)))];
    expect(again).toEqual(match.steps);
  });

  it('keeps what the players are called, and plays the same without', () => {
    const named = Match.of(lanterns, { ...record, names: ['Ada', 'Bo'] });
    expect(named.record).toEqual({ ...record, names: ['Ada', 'Bo'] });
    expect(named.steps).toEqual(match.steps);
  });

  it('plays by the beginnings of its fingerprints, and without those that are not known', () => {
    const steps = record.steps.map(({ choice, hash }, at) => ({
      choice,
      hash: at % 2 === 0 ? hash.slice(0, 2) : '',
    }));
    const short = { ...record, start: '', steps };
    expect([...replay(lanterns, short)]).toEqual(match.steps);
    // A match that goes on from it has them whole.
    expect(Match.of(lanterns, short).record).toEqual(record);
    const wrong = steps.map((step, at) => (at === 2 ? { ...step, hash: 'zz' } : step));
    expect(mismatch({ ...short, steps: wrong }).step).toBe(2);
  });

  it('without a choice is the first position', () => {
    expect([...replay(lanterns, { ...record, steps: [] })]).toEqual(match.steps.slice(0, 1));
  });
});

describe('a record that does not play as written says where', () => {
  it.each(record.steps.map((_, step) => step))('a fingerprint changed at step %i', (step) => {
    const found = mismatch(withStep(step, { hash: '0123456789abcdef' }));
    expect(found.step).toBe(step);
    expect(found.message).toMatch(`The position after step ${step + 1} differs from the record`);
    expect(found.message).toMatch('expected 0123456789abcdef, found ');
  });

  it('a choice changed', () => {
    expect(mismatch(withStep(3, { choice: [0, 1] })).step).toBe(3);
  });

  it('a choice that is not legal', () => {
    const found = mismatch(withStep(5, { choice: [7] }));
    expect(found.step).toBe(5);
    expect(found.message).toBe('Step 6 cannot be played: Choose whole numbers from 1 to 3, not 7.');
  });

  it('a step left out', () => {
    const steps = record.steps.filter((_, index) => index !== 1);
    expect(mismatch({ ...record, steps }).step).toBe(1);
  });

  it('another seed or other options', () => {
    for (const change of [{ seed: 'other' }, { options: { turns: 7 } }]) {
      const found = mismatch({ ...record, ...change });
      expect(found.step).toBe(-1);
      expect(found.message).toMatch(
        /^The first position differs from the record \(expected \w+, found \w+\): its options, its seed or its cards are not those it was played with\.$/,
      );
    }
  });

  it('another game', () => {
    const found = mismatch({ ...record, game: 'chess' });
    expect(found.message).toBe('This is a record of chess, not of lanterns.');
  });

  it('another version of the rules', () => {
    const newer = spoiltLanterns({ version: 2 });
    expect(mismatch(record, newer).message).toBe(
      'This record was made with version 1 of lanterns; this is version 2.',
    );
  });

  it('but a fault of the rules is not taken for one of the record', () => {
    const broken = spoiltLanterns({
      advance: () => {
        throw new TypeError('broken rules');
      },
    });
    expect(() => mismatch(record, broken)).toThrow(TypeError);
  });
});
