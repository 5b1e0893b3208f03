import type { KolymaView, LineCard } from '@cardscape/kolyma';
import { describe, expect, it } from 'vitest';
import { actOf, deedWords, menuOf } from './acts.ts';

const laid = (card: number, value: number): LineCard => ({
  card,
  design: 'Plain',
  value,
  colour: 0,
  flipped: false,
});

const near = {
  hand: [
    { card: 5, design: 'Short Pace' },
    { card: 6, design: 'Blank' },
  ],
  line: [laid(1, 7), laid(2, 0), laid(3, -7)],
  total: 0,
};
const view = { players: [near, { hand: [], line: [], total: 3 }] } as unknown as KolymaView;
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

/** What the menu of a card says of a deed that can be done. */
function says(act: string, card: number): string | undefined {
  const options = [{ act, card }];
  const asked = {
    ask: 'pick',
    seat: 0,
    kind: 'turn',
    options,
    min: 1,
    max: 1,
    ordered: false,
  } as const;
  const lines = menuOf(asked, card, view, prints, () => 'It cannot be done.');
  return lines.find(({ option }) => option.act === act)?.does;
}

describe('what a deed does with a card', () => {
  it('is the text of a special card that would be played', () => {
    expect(says('play', 5)).toBe('Add 2 to your total.');
  });

  it('is said in general where a card has no text', () => {
    expect(says('play', 6)).toBe('Its text happens, then it is discarded.');
  });

  it('is the sum that a flip changes', () => {
    expect(says('flip', 1)).toBe('+7 becomes −7: your total goes from 0 to −14.');
    expect(says('flip', 3)).toBe('−7 becomes +7: your total goes from 0 to 14.');
    expect(says('flip', 2)).toBe('0 stays 0: your total stays 0.');
  });

  it('is the same for every card that is put away', () => {
    expect(says('swap', 1)).toBe('Put it away and draw another.');
    expect(says('exchange', 5)).toBe('Put it away and draw another.');
  });
});

it('a key does with a card what belongs to its kind, and with the other kind what can be refused', () => {
  expect([actOf('x', 'special'), actOf('x', 'number')]).toEqual(['exchange', 'swap']);
  expect([actOf('p', 'number'), actOf('f', 'special')]).toEqual(['play', 'flip']);
});

describe('what is said where a card would be let go', () => {
  it('is the deed, with the sum that a flip changes', () => {
    expect(deedWords({ act: 'swap', card: 1 }, view)).toEqual([
      'Swap',
      'Put it away and draw another.',
    ]);
    expect(deedWords({ act: 'flip', card: 1 }, view)).toEqual([
      'Flip',
      '+7 becomes −7: your total goes from 0 to −14.',
    ]);
  });
});
