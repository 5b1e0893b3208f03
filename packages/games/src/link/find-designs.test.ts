import { digest, type MatchRecord } from '@cardscape/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unmarkDesigns } from './design-marks.ts';
import { findDesigns } from './find-designs.ts';
import { packLink } from './pack-link.ts';
import { unpackLink } from './unpack-link.ts';

/** What becomes of a design of a set. */
const fate = fc.constantFrom('stays', 'stays', 'stays', 'stays', 'changes', 'goes');
/** What it has to do with a match. */
const part = fc.constantFrom('none', 'none', 'named', 'named', 'other', 'bystander');

const moved = fc.record({
  designs: fc.uniqueArray(
    fc.record({ id: fc.stringMatching(/^[A-Za-z ]{1,12}$/), fate, part, hash: fc.nat() }),
    { selector: ({ id }) => id, maxLength: 60 },
  ),
  /** Now and then so many come that codes are shared. */
  added: fc.oneof(fc.nat(20), fc.nat(3000)),
});

it('a link made before a set moved on means the same designs, or says that some are gone', () => {
  fc.assert(
    fc.property(moved, ({ designs, added }) => {
      const hashOf = (one: (typeof designs)[number]) => digest(one.hash);
      const named = designs.filter(({ part }) => part === 'named' || part === 'bystander');
      const taking = designs.filter(({ part }) => part === 'named' || part === 'other');
      const record: MatchRecord = {
        format: 2,
        game: 'any',
        version: 1,
        options: { cards: named.map(({ id }) => id) },
        designs: Object.fromEntries(taking.map((one) => [one.id, hashOf(one)])),
        seed: 's',
        start: '',
        steps: [],
        takebacks: [],
      };
      const link = unpackLink(
        packLink(
          record,
          designs.map(({ id }) => id),
        ),
      );
      const now = [
        ...designs
          .filter(({ fate }) => fate !== 'goes')
          .map((one) => ({ id: one.id, hash: one.fate === 'changes' ? digest('') : hashOf(one) })),
        ...Array.from({ length: added }, (_, at) => ({ id: `New ${at}`, hash: digest(at) })),
      ];
      const found = findDesigns(link.designs, now);
      const gone = [...new Set([...named, ...taking])].filter((one) => one.fate === 'goes').length;
      if ('missing' in found) {
        expect(found.missing).toBeGreaterThan(0);
        expect(found.missing).toBeLessThanOrEqual(gone);
        return;
      }
      expect(gone).toBe(0);
      expect(unmarkDesigns({ ...link, named: found.named })).toEqual(record.options);
      expect(found.designs).toEqual(
        Object.fromEntries(taking.map((one) => [one.id, hashOf(one).slice(0, 2)])),
      );
    }),
    { numRuns: 400 },
  );
});
