import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markDesigns, unmarkDesigns } from './design-marks.ts';

const DESIGNS = ['Ash Crow', 'Bone Tinker', 'C|3', '~*', 'Deep Survey'];
const isDesign = (text: string) => DESIGNS.includes(text);

describe('options with marks', () => {
  it('have neither names nor tiers in them, and each name once beside them', () => {
    const decks = [['Ash Crow|5', 'Ash Crow|5', 'Bone Tinker', 'Ash Crow'], ['Bone Tinker|0']];
    expect(markDesigns({ decks }, isDesign)).toEqual({
      options: { decks: ['~*21(0)1', ['~1']] },
      named: ['Ash Crow', 'Bone Tinker'],
      tiers: [6, 6, 0, 0, 1],
    });
  });

  it('keep no tiers where no card is in one', () => {
    expect(markDesigns({ card: 'Ash Crow' }, isDesign).tiers).toEqual([]);
  });

  it('give back what they were made of', () => {
    const card = fc.constantFrom(
      ...DESIGNS.flatMap((name) => [name, `${name}|5`, `${name}|0`, `${name}|12`, `~${name}`]),
    );
    const options = fc.dictionary(
      fc.string(),
      fc.oneof(card, fc.array(card, { maxLength: 30 }), fc.jsonValue()),
    );
    fc.assert(
      fc.property(options, (given) => {
        const written = JSON.parse(JSON.stringify(given));
        const marked = JSON.parse(JSON.stringify(markDesigns(written, isDesign)));
        expect(unmarkDesigns(marked)).toEqual(written);
      }),
    );
  });
});
