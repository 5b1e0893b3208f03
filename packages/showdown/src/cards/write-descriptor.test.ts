import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_TYPES, type CardDesign, type CardType } from './card.ts';
import { equipmentHp } from './read-card.ts';
import { readDescriptor } from './read-descriptor.ts';
import { fileName, templates } from './templates.ts';
import { writeDescriptor } from './write-descriptor.ts';

const number = fc.nat({ max: 1_000_000 });
// A file with control characters is taken for something else than a text.
const text = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((any) => any.replace(/(?![\t-\r])\p{Cc}/gu, ''));
const name = text.map((any) => any.trim() || 'x');
const action = fc.record({
  level: fc.oneof(number, fc.constant('one-shot' as const)),
  attributes: number,
  text,
});
const actions = (type: CardType) => {
  if (type === 'char') return fc.array(action, { minLength: 3, maxLength: 3 });
  return fc.array(action, { maxLength: type === 'boss' || type === 'jrboss' ? 2 : 0 });
};

/** A random card that says nothing its type does not print. */
const design: fc.Arbitrary<CardDesign> = fc.constantFrom(...CARD_TYPES).chain((type) => {
  const fights = type === 'mob' || type === 'jrboss' || type === 'boss';
  const only = <Value>(holds: boolean, arbitrary: fc.Arbitrary<Value>, otherwise: Value) =>
    holds ? arbitrary : fc.constant(otherwise);
  return fc
    .record({
      name,
      type: fc.constant(type),
      element: fc.oneof(fc.constantFrom('EARTH', 'LIGHT', 'Magician'), fc.constant('Moon')),
      rarity: fc.constantFrom('common', 'seldom', 'unique'),
      info: text,
      cost: number,
      image: text.map((any) => any.trim()),
      level: only(type !== 'char' && type !== 'field', number, 0),
      attack: only(fights, number, 0),
      hp: only(fights || type === 'char', number, 0),
      block: only(type === 'field', number, 0),
      text: only(type !== 'char' && type !== 'jrboss' && type !== 'boss', text, ''),
      abilities: actions(type),
      levelUp: only(type !== 'char', fc.option(action), null),
    })
    .map((card) => (type === 'equip' ? { ...card, hp: equipmentHp(card.level) } : card));
});

describe('a written card', () => {
  it('reads back as it was', () => {
    fc.assert(
      fc.property(design, (card) => {
        const { design: read, problems } = readDescriptor(writeDescriptor(card), 'x');
        expect(problems).toEqual([]);
        expect(read).toEqual(card);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps its functions, and is written the same again', () => {
    for (const { text: written } of templates()) {
      const { design: card, script } = readDescriptor(written, 'x');
      expect(card && writeDescriptor(card, script?.source)).toBe(written);
    }
  });
});

describe('the templates', () => {
  it.each(templates())('read without a problem: $file', ({ type, file, text: written }) => {
    const { design: card, script, problems } = readDescriptor(written, file);
    expect(problems).toEqual([]);
    expect(card?.type).toBe(type);
    expect(card?.image).toBe(file.replace('.lua', '.png'));
    expect(script?.functions.length).toBeGreaterThan(0);
  });

  it('are there for all seven types', () => {
    expect(templates().map(({ type }) => type)).toEqual(CARD_TYPES);
  });

  it('have files named after their cards', () => {
    expect(fileName('My Jr. Boss!')).toBe('my_jr_boss');
  });
});
