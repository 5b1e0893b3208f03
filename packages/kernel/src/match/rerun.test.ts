import { lanternMatch, lanterns } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import { RecordMismatch } from './record.ts';
import { rerun } from './rerun.ts';

const match = lanternMatch('keep', 'roll', 'keep');
const { record } = match;

describe('a record that is played again', () => {
  it('gives every position with its events, and the same record', () => {
    const again = rerun(lanterns, record);
    expect(again.steps).toEqual(match.steps);
    expect(again.record).toEqual(record);
  });

  it('up to a step has neither choices nor notes from after it', () => {
    const notes = [1, 3].map((step) => ({ step, text: `After ${step}` }));
    const again = rerun(lanterns, { ...record, notes }, 2);
    expect(again.steps).toEqual(match.steps.slice(0, 3));
    expect(again.record).toEqual({ ...record, steps: record.steps.slice(0, 2), notes: [notes[0]] });
  });

  it('has whole fingerprints, also where only their beginnings were known, or nothing', () => {
    const steps = record.steps.map((step, at) => ({
      ...step,
      hash: at ? '' : step.hash.slice(0, 4),
    }));
    expect(rerun(lanterns, { ...record, start: '', steps }).record).toEqual(record);
  });

  it('is refused where it plays another way', () => {
    const steps = record.steps.map((step, at) => (at === 1 ? { ...step, hash: 'another' } : step));
    expect(() => rerun(lanterns, { ...record, steps })).toThrow(RecordMismatch);
    expect(rerun(lanterns, { ...record, steps }, 1).steps).toHaveLength(2);
  });
});
