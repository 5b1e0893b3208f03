import { LONGEST_NAME, type MatchRecord } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from './link.ts';
import { sampleRecord } from './testing/sampleRecord.ts';

const hash = fc.stringMatching(/^[0-9a-f]{16}$/);
const count = fc.nat({ max: 500 });
const choice = fc.oneof(
  fc.array(fc.integer({ min: -50, max: 200 }), { maxLength: 4 }),
  fc.constantFrom({ concede: 0 as const }, { concede: 1 as const }),
);
// The reader of records leaves out a key that would set the prototype.
const key = fc.string().filter((name) => name !== '__proto__');
const options = fc.dictionary(key, fc.oneof(fc.string(), fc.integer()), { noNullPrototype: true });

const name = fc.string({ maxLength: LONGEST_NAME });

const records: fc.Arbitrary<MatchRecord> = fc
  .record({
    game: fc.string(),
    version: count,
    options,
    seed: fc.string({ unit: 'binary' }),
    start: hash,
    steps: fc.array(fc.record({ choice, hash }), { maxLength: 60 }),
    takebacks: fc.array(fc.record({ step: count, dropped: count }), { maxLength: 4 }),
    notes: fc.array(fc.record({ step: count, text: fc.string({ maxLength: 80 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    names: fc.option(fc.tuple(name, name), { nil: undefined }),
    cards: fc.array(fc.record({ name: fc.string(), text: fc.string() }), { maxLength: 2 }),
  })
  .map(({ takebacks, notes, ...parts }) => {
    // A takeback and a note belong to a step that is there.
    const within = <T extends { step: number }>(each: T) => ({
      ...each,
      step: each.step % (parts.steps.length + 1),
    });
    const placed = { takebacks: takebacks.map(within), notes: notes.map(within) };
    return JSON.parse(JSON.stringify({ format: 1, ...parts, ...placed })) as MatchRecord;
  });

describe('a replay link', () => {
  it('gives back the record, with the fingerprints on the way shortened', () => {
    fc.assert(
      fc.property(records, (record) => {
        const last = record.steps.length - 1;
        const steps = record.steps.map((step, index) =>
          index === last ? step : { ...step, hash: step.hash.slice(0, 2) },
        );
        expect(unpackRecord(packRecord(record))).toEqual({ record: { ...record, steps } });
      }),
    );
  });

  it('is made of letters that need no escape in an address', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(packRecord(record)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('stays short: a whole match takes less than 600 letters', async () => {
    expect(packRecord(await sampleRecord()).length).toBeLessThan(600);
  });

  it('never throws on garbage, but says that it is damaged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (garbage) => {
        expect(unpackRecord(garbage)).toHaveProperty('problem');
      }),
    );
  });

  it('never throws when some letters are changed, missing or too many', async () => {
    const whole = packRecord(await sampleRecord());
    fc.assert(
      fc.property(
        fc.nat({ max: whole.length }),
        fc.nat({ max: 8 }),
        fc.stringMatching(/^[\w-]{0,8}$/),
        (at, gone, put) => {
          const changed = whole.slice(0, at) + put + whole.slice(at + gone);
          expect(() => unpackRecord(changed)).not.toThrow();
        },
      ),
    );
  });

  it('cut off in the middle is named as incomplete', async () => {
    const whole = packRecord(await sampleRecord());
    const read = unpackRecord(whole.slice(0, whole.length / 2));
    expect(read).toEqual({ problem: expect.stringContaining('incomplete') });
  });
});
