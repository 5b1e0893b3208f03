import { type MatchRecord, type OpenedGame, randomFrom, randomPicks } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesSince } from './changes.ts';
import { startOf } from './open-record.ts';
import { readLink, writeLink } from './read-link.ts';
import { lanternsOf, openLanterns } from './testing/lanterns.ts';
import { watchRecord } from './watch-record.ts';

const lantern = fc.record({
  name: fc.constantFrom(...Array.from({ length: 40 }, (_, at) => `Lamp ${at}`)),
  value: fc.integer({ min: 1, max: 12 }),
  rarity: fc.integer({ min: 0, max: 5 }),
});
const lanterns = fc.uniqueArray(lantern, { selector: ({ name }) => name, minLength: 6 });

/** A set, and what it is later: some lanterns are gone, some have changed, others have come. */
const moved = fc
  .tuple(lanterns, lanterns, fc.nat(), fc.nat(3))
  .map(([before, more, from, much]) => {
    const kept = before.filter((_, at) => (from >> (at % 30)) % 2 === 0 || at % 4 >= much);
    const names = new Set(kept.map(({ name }) => name));
    const came = more.filter(({ name }) => !names.has(name)).slice(0, much * 2);
    const changed = kept.map((one, at) =>
      at === from % 8 ? { ...one, value: 1 + (from % 12) } : one,
    );
    return { before, after: [...changed, ...came] };
  });

function played(opened: OpenedGame, seed: string): MatchRecord {
  const match = new Match(opened.game, startOf(opened, { turns: 6 }, { seed }));
  const random = randomFrom(seed);
  while (match.decision.ask !== 'over') match.choose(randomPicks(match.decision, random));
  return match.record;
}

it('a link made before a set moved on plays the same match, or says what is not as it was', async () => {
  await fc.assert(
    fc.asyncProperty(moved, fc.string({ maxLength: 5 }), async ({ before, after }, seed) => {
      fc.pre(after.length >= 6);
      const then = await openLanterns(lanternsOf(before));
      const record = played(then, seed);
      const now = lanternsOf(after);
      const opened = await openLanterns(now);
      const gone = before.filter(({ name }) => opened.designHash(name) === undefined);
      const changed = before.filter(({ name }) => {
        const hash = opened.designHash(name);
        // A link keeps two digits.
        return hash !== undefined && hash.slice(0, 2) !== then.designHash(name)?.slice(0, 2);
      });
      const read = await readLink(writeLink(record, then), now);
      if ('problem' in read) {
        expect(read.problem).toMatch(/no longer in the set/);
        expect(gone).not.toEqual([]);
        return;
      }
      expect(gone).toEqual([]);
      expect(changesSince(read.record, opened).designs.map(({ name }) => name)).toEqual(
        changed.map(({ name }) => name).sort(),
      );
      const watched = await watchRecord(read.record, now);
      if ('problem' in watched || watched.match.notice !== undefined) return;
      expect(watched.match.record.steps).toEqual(record.steps);
    }),
    { numRuns: 300 },
  );
});
