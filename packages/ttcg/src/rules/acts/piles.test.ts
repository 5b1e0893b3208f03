import { describe, expect, it } from 'vitest';
import { answer, isOffered, rulings, scene } from '../../testing/scene.ts';

describe('draw', () => {
  rulings([
    ['Draw one card.', [], { Acorn: 'your hand' }],
    ['Draw two cards.', [], { Acorn: 'your hand', Bolt: 'your hand' }],
    ['Your opponent draws one card.', [], { North: 'their hand' }],
    ['Each player draws one card.', [], { Acorn: 'your hand', North: 'their hand' }],
    ['One player draws two cards.', ['Your opponent'], { North: 'their hand', East: 'their hand' }],
    ['One player draws one card.', ['You'], { Acorn: 'your hand' }],
    ['One player discards one card.', ['You', ['Spark']], { Spark: 'your discard' }],
    ['One player discards one card.', ['Your opponent', ['Veil']], { Veil: 'their discard' }],
    [
      'Draw ten cards.',
      [],
      { Acorn: 'your hand', Bolt: 'your hand', Cloud: 'your hand', Dusk: 'your hand' },
    ],
    [
      'Destroy one unit. Its owner draws one card.',
      [['Foe']],
      { Foe: 'their discard', 'their points': 19, North: 'their hand' },
    ],
    [
      'Destroy one unit. Its controller draws one card.',
      [['Ember']],
      { Ember: 'your discard', 'your points': 19, Acorn: 'your hand' },
    ],
    ['Draw one card for each unit you control.', [], { Acorn: 'your hand', Bolt: 'your hand' }],
    ['Draw up to three cards.', ['2'], { Acorn: 'your hand', Bolt: 'your hand' }],
    ['Draw up to three cards.', ['0'], {}],
    ['Your opponent draws up to two cards.', ['1'], { North: 'their hand' }],
    ['Draw one card for each unit you control, up to one.', [], { Acorn: 'your hand' }],
  ]);

  it('from an empty deck does nothing, and costs no points (R-T12)', () => {
    const at = scene('Draw one card.', { you: { deck: [] } }).use('Source');
    expect([at.points(), at.hand().length]).toEqual([20, 4]);
  });
});

describe('mill', () => {
  rulings([
    ['Mill two cards.', [], { Acorn: 'your discard', Bolt: 'your discard' }],
    ['Your opponent mills one card.', [], { North: 'their discard' }],
    ['Each player mills one card.', [], { Acorn: 'your discard', North: 'their discard' }],
    [
      'Mill nine cards.',
      [],
      { Acorn: 'your discard', Bolt: 'your discard', Cloud: 'your discard', Dusk: 'your discard' },
    ],
    [
      'Mill two cards. Add one of them to your hand.',
      [['Bolt']],
      { Acorn: 'your discard', Bolt: 'your hand' },
    ],
  ]);
});

describe('discard', () => {
  rulings([
    ['Discard one card.', [['Tide']], { Tide: 'your discard' }],
    ['Discard two cards.', [['Tide', 'Spark']], { Tide: 'your discard', Spark: 'your discard' }],
    ['Discard one spell.', [], { Scroll: 'your discard' }],
    ['Discard one fire unit.', [['Spark']], { Spark: 'your discard' }],
    ['Discard one rank 2 or higher card.', [], { Flame: 'your discard' }],
    [
      'Discard your hand.',
      [],
      {
        Spark: 'your discard',
        Flame: 'your discard',
        Tide: 'your discard',
        Scroll: 'your discard',
      },
    ],
    ['Discard up to two cards.', [[]], {}],
    ['Your opponent discards one card.', [['Veil']], { Veil: 'their discard' }],
    ['Your opponent discards their hand.', [], { Secret: 'their discard', Veil: 'their discard' }],
    [
      'Each player discards one card.',
      [['Tide'], ['Secret']],
      { Tide: 'your discard', Secret: 'their discard' },
    ],
  ]);

  it('at random nobody chooses', () => {
    const at = scene('Your opponent discards one card at random.').use('Source');
    expect(at.discardPile(1)).toHaveLength(2);
    expect(at.hand(1)).toHaveLength(1);
    expect(at.hand(0)).toHaveLength(4);
  });

  it('a bare number needs so many cards in the hand, whoever discards (R-T8)', () => {
    expect(isOffered('Discard five cards.')).toBe(false);
    expect(isOffered('Your opponent discards three cards.')).toBe(false);
    expect(isOffered('Your opponent discards up to three cards.')).toBe(true);
  });
});

describe('search', () => {
  rulings([
    ['Search your deck for one unit.', [['Cloud']], { Cloud: 'your hand' }],
    ['Search your deck for one dark unit.', [['Dusk']], { Dusk: 'your hand' }],
    ['Search your deck for one unit and add it to your hand.', [['Bolt']], { Bolt: 'your hand' }],
    [
      'Search your deck for one unit and send it to the discard pile.',
      [['Bolt']],
      { Bolt: 'your discard' },
    ],
    [
      'Search your deck for up to two units.',
      [['Bolt', 'Acorn']],
      { Bolt: 'your hand', Acorn: 'your hand' },
    ],
    ['Search your deck for one unit.', [[]], {}],
    ['Search your discard pile for one spell.', [], { Relic: 'your hand' }],
    ['Search your deck for one rank 1 unit and play it.', [['Cloud'], 2], { Cloud: 'your unit 2' }],
  ]);

  it('whoever searches may find nothing, and the deck is shuffled (R-T27)', () => {
    const at = answer(scene('Search your deck for one unit.').use('Source'), []);
    expect(at.events.some(({ type }) => type === 'shuffled')).toBe(true);
    expect(at.deck()).toHaveLength(4);
  });

  it('is offered though nothing fits: a deck is not looked into before', () => {
    expect(isOffered('Search your deck for one light unit.')).toBe(true);
    expect(isOffered('Search your discard pile for one light unit.')).toBe(false);
  });
});

describe('reveal and look', () => {
  rulings([
    ['Reveal one card in your hand.', [['Tide']], { 'Tide known': '01' }],
    [
      'Reveal your hand.',
      [],
      { 'Spark known': '01', 'Flame known': '01', 'Tide known': '01', 'Scroll known': '01' },
    ],
    ['Your opponent reveals their hand.', [], { 'Secret known': '01', 'Veil known': '01' }],
    ['Your opponent reveals one card in their hand.', [['Veil']], { 'Veil known': '01' }],
    ['Reveal the top card of your deck.', [], { 'Acorn known': '01' }],
    ["Reveal the top card of your opponent's deck.", [], { 'North known': '01' }],
    ["Look at your opponent's hand.", [], { 'Secret known': '01', 'Veil known': '01' }],
    ['Look at the top two cards of your deck.', [], { 'Acorn known': '0', 'Bolt known': '0' }],
    ["Look at the top card of your opponent's deck.", [], { 'North known': '0' }],
  ]);

  it('a card chosen in a hand that the chooser cannot see is drawn by lot (R-T28)', () => {
    const at = scene("Look at one card in your opponent's hand.").use('Source');
    const seen = at.game.view(at.state, 0).players[1].hand.filter((one) => 'card' in one);
    expect(seen).toHaveLength(1);
  });
});

describe('a card of the deck at random (R-T62)', () => {
  rulings([
    ['Search your deck for one dark unit at random.', [], { Dusk: 'your hand' }],
    ['Draw a dark unit.', [], { Dusk: 'your hand' }],
  ]);
});

describe('what may be done before a semicolon (R-T63)', () => {
  rulings([
    [
      'You can discard 1 card; draw 1 card.',
      [['Tide']],
      { Tide: 'your discard', Acorn: 'your hand' },
    ],
  ]);

  it('must be possible if it is paid', () => {
    expect(isOffered('You can discard five cards; draw one card.')).toBe(false);
  });
});
