import type { LineCard } from '@cardscape/kolyma';
import { describe, expect, it } from 'vitest';
import { cardActs } from './acts.ts';
import { deedWords } from './deedWords.ts';

const laid = (card: number, value: number): LineCard => ({
  card,
  design: 'Plain',
  value,
  colour: 0,
  flipped: false,
});

const player = {
  hand: [
    { card: 5, design: 'Short Pace' },
    { card: 6, design: 'Blank' },
  ],
  line: [laid(1, 7), laid(2, 0), laid(3, -7)],
  total: 0,
};
const texts = new Map([['Short Pace', 'Add 2 to your total.']]);
const prints = {
  special: (name: string) => ({
    name,
    terrain: 'plain' as const,
    kindLine: 'Special card',
    text: texts.get(name),
    art: { name, terrain: 'plain' as const },
  }),
};

function says(kind: 'special' | 'number', act: string, card: number): string {
  const deed = cardActs[kind].find((each) => each.act === act);
  if (!deed) throw new Error(`There is no ${act}.`);
  return deedWords(deed, card, player, prints);
}

describe('what a deed does with a card', () => {
  it('is the text of a special card that would be played', () => {
    expect(says('special', 'play', 5)).toBe('Add 2 to your total.');
  });

  it('is said in general where a card has no text', () => {
    expect(says('special', 'play', 6)).toBe('Its text happens, then it is discarded.');
  });

  it('is the sum that a flip changes', () => {
    expect(says('number', 'flip', 1)).toBe('+7 becomes −7: your total goes from 0 to −14.');
    expect(says('number', 'flip', 3)).toBe('−7 becomes +7: your total goes from 0 to 14.');
    expect(says('number', 'flip', 2)).toBe('0 stays 0: your total stays 0.');
  });

  it('is the same for every card that is put away', () => {
    expect(says('number', 'swap', 1)).toBe('Put it away and draw another.');
    expect(says('special', 'exchange', 5)).toBe('Put it away and draw another.');
  });
});
