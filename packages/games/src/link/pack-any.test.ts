import { readRecord } from '@cardscape/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packLink } from './pack-link.ts';
import { unpackLink } from './unpack-link.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const hash = fc.oneof(
  fc.stringMatching(/^[0-9a-f]{0,16}$/),
  fc.stringMatching(/^[0-9a-f]{16}$/),
  fc.stringMatching(/^[0-9A-Za-z]{0,20}$/),
);
const count = fc.oneof(fc.nat(3), fc.maxSafeNat());
const choice = fc.oneof(
  fc.array(fc.oneof(fc.integer({ min: -3, max: 30 }), fc.maxSafeInteger()), { maxLength: 3 }),
  fc.record({ concede: fc.nat(1) }),
);

/** What a file may say: some of it is a record. */
const file = fc.record(
  {
    format: fc.constant(2),
    game: text,
    version: count,
    set: fc.oneof(
      fc.record({ id: text, hash }),
      fc.record({ id: fc.constantFrom('a-core', 'a/b', '/', 'ab'), hash }),
    ),
    designs: fc.dictionary(text, hash, { maxKeys: 8 }),
    cards: fc.record({ files: fc.array(fc.record({ path: text, text }), { maxLength: 2 }) }),
    position: fc.jsonValue(),
    options: fc.dictionary(text, fc.jsonValue(), { maxKeys: 3 }),
    seed: text,
    names: fc.tuple(text, text),
    start: hash,
    steps: fc.array(fc.record({ choice, hash }), { maxLength: 6 }),
    takebacks: fc.array(fc.record({ step: fc.constant(0), dropped: count }), { maxLength: 2 }),
    notes: fc.array(fc.record({ step: fc.constant(0), text }), { maxLength: 2 }),
  },
  { requiredKeys: ['format', 'game', 'version', 'options', 'seed', 'start', 'steps', 'takebacks'] },
);

it('whatever is read as a record can be packed, and is what it was', () => {
  let packed = 0;
  fc.assert(
    fc.property(file, fc.constantFrom('', 'a'), ({ game, ...rest }, short) => {
      const written = JSON.parse(JSON.stringify({ ...rest, game: short || game }));
      const read = readRecord(written);
      if ('problem' in read) return;
      packed++;
      const { record } = read;
      const all = Object.keys(record.designs ?? {}).slice(0, 4);
      const again = unpackLink(packLink(record, all)).record;
      const { options: _, designs: __, set, start, steps, notes, ...same } = record;
      expect(again).toMatchObject(same);
      expect(again.steps.map((step) => step.choice)).toEqual(steps.map((step) => step.choice));
      expect(again.set).toEqual(set && { id: set.id, hash: set.hash.slice(0, 8) });
      expect(again.notes ?? []).toEqual(notes ?? []);
      expect(start.startsWith(again.start)).toBe(true);
      for (const [at, step] of again.steps.entries())
        expect(steps[at]?.hash.startsWith(step.hash)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(packed).toBeGreaterThan(100);
});
