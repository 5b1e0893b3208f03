import { describe, expect, it } from 'vitest';
import { isOffered, rulings } from '../../testing/scene.ts';
import { type Table, table } from '../../testing/table.ts';

/** A battle in which Wolf of yours and Foe of theirs attack each other, and the weaker one is destroyed. */
function field(text: string, foe: number, active: 0 | 1 = 0): Table {
  return table({
    stage: 'battle',
    active,
    turn: 6,
    cards: {
      Wolf: { attack: 300, defense: 300 },
      Great: { rank: 2, attack: 300, defense: 300 },
      Sage: { attack: 900, defense: 900, effects: [text] },
      Foe: { rank: 2, attack: foe, defense: foe },
    },
    you: { units: ['Wolf', 'Great', 'Sage'] },
    opponent: { units: ['Foe'] },
  });
}

describe('What destruction costs, said after it', () => {
  it('is of the units that are named', () => {
    const text = 'You lose no points when your rank 1 units are destroyed.';
    expect(field(text, 900).attack('Wolf', 'Foe').pass().points()).toBe(20);
    expect(field(text, 900).attack('Great', 'Foe').pass().points()).toBe(18);
    expect(field(text, 100).attack('Wolf', 'Foe').pass().points(1)).toBe(18);
  });

  it('is of those of the other player', () => {
    const text = 'Your opponent loses twice as many points when their units are destroyed.';
    expect(field(text, 100).attack('Wolf', 'Foe').pass().points(1)).toBe(16);
    expect(field(text, 900).attack('Great', 'Foe').pass().points()).toBe(18);
  });
});

it('What no unit can attack cannot be attacked', () => {
  const text = { style: 'passive', text: 'No unit can attack this card.' } as const;
  const at = table({
    stage: 'battle',
    active: 1,
    turn: 6,
    cards: { Wolf: { effects: [text] }, Mate: {}, Foe: {} },
    you: { units: ['Wolf', 'Mate'] },
    opponent: { units: ['Foe'] },
  });
  expect(at.can({ act: 'attack', name: 'Foe', on: at.card('Wolf') })).toBe(false);
  expect(at.can({ act: 'attack', name: 'Foe', on: at.card('Mate') })).toBe(true);
});

describe('Other words for the same', () => {
  const onEmber = { on: 'Ember' } as const;
  rulings([
    ['One unit’s rank becomes 1 higher.', [['Foe']], { 'Foe rank': 2 }],
    ['This card’s attack becomes 100 lower.', [], { 'Ember attack': 200 }, onEmber],
    ['Enemy units have 0 attack.', [], { 'Foe attack': 0, 'Giant attack': 0 }],
    [
      'This card has 50 attack and 700 defense.',
      [],
      { 'Ember attack': 50, 'Ember defense': 700 },
      onEmber,
    ],
    ['Tap the unit directly across from this card.', [], { 'Foe tapped': true }, onEmber],
    ['Return the unit with lowest rank to it’s owner hand.', [['Foe']], { Foe: 'their hand' }],
  ]);

  it('only once per game', () => {
    const text = 'Only once per game: draw five cards.';
    expect(isOffered(text)).toBe(true);
  });
});
