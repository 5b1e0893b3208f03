import { describe, expect, it } from 'vitest';
import { isOffered, rulings } from '../../testing/scene.ts';

/** Without the dragons of the usual scene. */
const noDragon = { you: { units: ['Ember'] } };

describe('R-T260: a number after what draws or mills is of any cards of the hand', () => {
  rulings([
    [
      'Draw two cards, then discard one.',
      [['Spark']],
      { Acorn: 'your hand', Bolt: 'your hand', Spark: 'your discard' },
    ],
    ['Draw two cards, then discard one.', [['Bolt']], { Acorn: 'your hand', Bolt: 'your discard' }],
    [
      'Mill two cards, then discard one.',
      [['Tide']],
      { Acorn: 'your discard', Bolt: 'your discard', Tide: 'your discard' },
    ],
    [
      'Your opponent draws a card, then discards one.',
      [['Veil']],
      { North: 'their hand', Veil: 'their discard' },
    ],
  ]);
});

describe('"instead" says of the same kind how many', () => {
  rulings([
    [
      'Draw a card. If you control a dragon, draw two instead.',
      [],
      { Acorn: 'your hand', Bolt: 'your hand' },
    ],
    [
      'Draw a card. If you control a dragon, draw two instead.',
      [],
      { Acorn: 'your hand' },
      noDragon,
    ],
    ['Gain 2 points. If you control a dragon, gain 4 instead.', [], { 'your points': 24 }],
    [
      'Gain 2 points. If you control a dragon, gain 4 instead.',
      [],
      { 'your points': 22 },
      noDragon,
    ],
    [
      'Your opponent discards a card. If you control a dragon, they discard two instead.',
      [],
      { Secret: 'their discard', Veil: 'their discard' },
    ],
  ]);
});

describe('R-T261: what is chosen after cards were shown is one of them', () => {
  rulings([
    [
      "Look at your opponent's hand and choose a spell. They discard it.",
      [],
      { Veil: 'their discard', 'Secret known': '01' },
    ],
    [
      'Your opponent reveals their hand. Choose one card. They discard it.',
      [['Secret']],
      { Secret: 'their discard', 'Veil known': '01' },
    ],
    [
      'Reveal the top three cards of your deck, choose one, add it to your hand and discard the rest.',
      [['Bolt']],
      { Acorn: 'your discard', Bolt: 'your hand', Cloud: 'your discard' },
    ],
    [
      'Look at the top two cards of your deck, choose one, add it to your hand and put the rest on the bottom of your deck.',
      [['Bolt']],
      { Bolt: 'your hand', 'Acorn known': '0' },
    ],
  ]);
});

describe('the second card in a turn', () => {
  const listening = (text: string) => ({
    cards: { Ward: { type: 'spell' as const, effects: [text] } },
  });
  const drawn = listening('When you draw your second card each turn, gain 1 point.');
  rulings([
    ['Draw a card.', [], { Acorn: 'your hand' }, drawn],
    ['Draw two cards.', [], { Acorn: 'your hand', Bolt: 'your hand', 'your points': 21 }, drawn],
    [
      'Draw three cards.',
      [],
      { Acorn: 'your hand', Bolt: 'your hand', Cloud: 'your hand', 'your points': 21 },
      drawn,
    ],
    ['Your opponent draws two cards.', [], { North: 'their hand', East: 'their hand' }, drawn],
  ]);
});

describe('who has something is not named again', () => {
  const or =
    'If you control a water unit or have 2 or more cards in your discard pile, gain 1 point.';
  const and =
    'If you control a fire unit and have 3 or more cards in your discard pile, draw a card.';
  const three = { you: { discard: ['Ash', 'Relic', 'Dusk'], deck: ['Acorn'] } };
  rulings([
    [or, [], { 'your points': 21 }],
    [and, [], { Acorn: 'your hand' }, three],
  ]);

  it('both are asked, or either', () => {
    expect(isOffered(or, { you: { discard: ['Ash'] } })).toBe(false);
    expect(isOffered(and)).toBe(false);
    expect(isOffered(and, { you: { ...three.you, units: ['Tide'], hand: [] } })).toBe(false);
  });
});
