import { readFileSync } from 'node:fs';
import { digest, type MatchRecord, type ReadRecord, readRecord } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unmarkDesigns } from './design-marks.ts';
import { findDesigns, type KnownDesign } from './find-designs.ts';
import { checkOf, NO_NAMES, nameCode, together } from './name-codes.ts';
import { packLink } from './pack-link.ts';
import { type PackedRecord, unpackLink } from './unpack-link.ts';

/** A kept record, with the names of its designs. */
function fixture(name: string): { record: MatchRecord; designs: string[] } {
  const file = new URL(`../../../../tests/fixtures/records/${name}.json`, import.meta.url);
  const data = JSON.parse(readFileSync(file, 'utf8'));
  const { record } = readRecord(data.record) as Extract<ReadRecord, { record: unknown }>;
  const options = record.options as { decks?: string[][]; characters?: string[] };
  const designs = [...new Set([...(options.characters ?? []), ...(options.decks ?? []).flat()])];
  const steps = record.steps.map(({ choice }, at) => ({ choice, hash: digest([name, at]) }));
  const set = { id: `${record.game}-core`, hash: digest('set') };
  return {
    record: {
      ...record,
      set,
      start: digest('start'),
      steps,
      designs: Object.fromEntries(designs.map((design) => [design, digest(design)])),
    },
    designs,
  };
}

/** Names of other designs of the set, so that the codes have something to be told from. */
const others = Array.from({ length: 300 }, (_, at) => `Other Design ${at}`);

/** What is found of a link with these designs at hand. */
function found(packed: PackedRecord, known: readonly KnownDesign[]) {
  const designs = findDesigns(packed.designs, known);
  if ('missing' in designs) return designs;
  const { named } = designs;
  return { options: unmarkDesigns({ ...packed, named }), designs: designs.designs };
}

const knownAs = (id: string): KnownDesign => ({ id, hash: digest(id) });

describe('a link', () => {
  it.each([
    ['kolyma', 600],
    ['ttcg-0.059', 600],
    ['ttcg-0.001', 600],
    ['ttcg-2025-03-06', 600],
    ['showdown', 600],
  ])('of %s has fewer than %i letters, and gives the match back', (name, most) => {
    const { record, designs } = fixture(name);
    const letters = packLink(record, [...designs, ...others]);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(most);
    const packed = unpackLink(letters);
    expect(found(packed, [...others, ...designs].map(knownAs))).toEqual({
      options: record.options,
      designs: Object.fromEntries(designs.map((design) => [design, digest(design).slice(0, 2)])),
    });
    expect(packed.record.steps.map(({ choice }) => choice)).toEqual(
      record.steps.map(({ choice }) => choice),
    );
    packed.record.steps.forEach(({ hash }, at) => {
      expect(record.steps[at]?.hash.startsWith(hash)).toBe(true);
    });
    expect(packed.record.steps.at(-1)?.hash).toHaveLength(8);
    expect(packed.record).toMatchObject({ game: record.game, seed: record.seed });
  });

  it('of a long match of TTCG stays under 600 letters', () => {
    const { record, designs } = fixture('ttcg-0.001');
    const steps = [...record.steps, ...record.steps].slice(0, 250);
    expect(packLink({ ...record, steps }, [...designs, ...others]).length).toBeLessThan(600);
  });

  it('keeps brought cards, a position, notes and what was taken back', () => {
    const { record, designs } = fixture('showdown-site-own-cards');
    const whole = {
      ...record,
      position: { turn: 3 },
      takebacks: [{ step: 4, dropped: 2 }],
      notes: [{ step: 3, text: 'Warum? 🤔' }],
    };
    const packed = unpackLink(packLink(whole, []));
    expect(packed.record).toMatchObject({
      cards: whole.cards,
      position: whole.position,
      takebacks: whole.takebacks,
      notes: whole.notes,
    });
    expect(found(packed, designs.map(knownAs))).toMatchObject({ options: whole.options });
  });

  it('keeps every kind of choice', () => {
    const { record } = fixture('kolyma');
    const choice = fc.oneof(
      fc.array(fc.integer({ min: -5, max: 400 }), { maxLength: 5 }),
      fc.constantFrom({ concede: 0 as const }, { concede: 1 as const }),
    );
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 40 }), (choices) => {
        const steps = choices.map((one, at) => ({ choice: one, hash: digest(at) }));
        const packed = unpackLink(packLink({ ...record, steps }, []));
        expect(packed.record.steps.map((step) => step.choice)).toEqual(choices);
      }),
    );
  });

  it('says how many designs the set does not have', () => {
    const { record, designs } = fixture('ttcg-0.059');
    const packed = unpackLink(packLink(record, [...designs, ...others]));
    expect(found(packed, designs.slice(2).map(knownAs))).toEqual({ missing: 2 });
  });

  describe('of designs that have one code', () => {
    const coding = { bits: 4, salt: 0 };
    const code = nameCode('A', coding);
    const [twin = '', third = ''] = others.filter((name) => nameCode(name, coding) === code);
    const packed = (hash: string, check = checkOf('A')) => ({
      coding,
      check,
      named: [{ code, hash }],
      others: [],
    });
    const known = [
      { id: twin, hash: 'cd11' },
      { id: 'A', hash: 'ab00' },
      { id: third, hash: 'cd22' },
    ];

    it('means the one it was made of, whether its hash fits or not', () => {
      for (const hash of ['ab', 'cd', '77', ''])
        expect(findDesigns(packed(hash), known)).toMatchObject({ named: ['A'] });
    });

    it('takes none for one that is gone, also where a hash fits', () => {
      const others = known.filter(({ id }) => id !== 'A');
      for (const hash of ['ab', 'cd', ''])
        expect(findDesigns(packed(hash), others)).toEqual({ missing: 1 });
    });

    it('gives up rather than guess among too many', () => {
      const many = Array.from({ length: 30 }, () => ({ code, hash: '' }));
      const check = many.map(() => checkOf('A')).reduce(together, NO_NAMES);
      expect(findDesigns({ ...packed('', [check[0] ^ 1, 0]), named: many }, known)).toEqual({
        missing: 1,
      });
    });
  });

  it('that is cut, bent or made up is refused', () => {
    const { record, designs } = fixture('ttcg-0.059');
    const letters = packLink(record, designs);
    const refused = (text: string) => {
      try {
        unpackLink(text);
        return false;
      } catch {
        return true;
      }
    };
    for (const text of ['', '!', 'AAAA', letters.slice(0, 100), letters.slice(50)])
      expect(refused(text), text).toBe(true);
  });
});
