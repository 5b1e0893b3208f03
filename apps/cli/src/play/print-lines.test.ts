import type { CardPrint } from '@cardscape/kernel';
import { expect, it } from 'vitest';
import { printLines } from './print-lines.ts';

const bare: CardPrint = {
  design: 'Frost',
  name: 'Frost',
  terrain: 'plain',
  rarity: 0,
  kind: '',
  lines: [],
  corners: {},
  art: { name: 'Frost', terrain: 'plain', shows: 'thing', words: [] },
  facts: {},
};

it('a card is printed with its kind, marks and numbers, its lines with their tags, and its lore', () => {
  const print: CardPrint = {
    ...bare,
    kind: 'Water: Spell',
    marks: 2,
    corners: {
      bottomRight: { of: 'defense', value: -1, added: true },
      bottomLeft: { of: 'attack', value: 3, added: true },
      topLeft: { of: 'level', value: 30 },
    },
    lines: [{ text: 'Draw a card.', tag: 'Counter' }, { text: 'Tap it.' }],
    lore: 'It came early.',
  };
  expect(printLines(print)).toEqual([
    'Frost (Water: Spell, 2 marks, level 30, attack +3, defense -1)',
    'Counter: Draw a card.',
    'Tap it.',
    'It came early.',
  ]);
});

it('a card with nothing on it is its name', () => {
  expect(printLines({ ...bare, lore: '' })).toEqual(['Frost']);
});
