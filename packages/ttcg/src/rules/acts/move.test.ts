import { describe, expect, it } from 'vitest';
import {
  answer,
  offeredBy,
  outcomeOf,
  rulings,
  type SceneSketch,
  scene,
} from '../../testing/scene.ts';

const onDrake: SceneSketch = { on: 'Drake' };
const onEmber: SceneSketch = { on: 'Ember' };

describe('destroy', () => {
  rulings([
    ['Destroy this card.', [], { Source: 'your discard' }],
    [
      'Destroy this card.',
      [],
      { Drake: 'your discard', Whelp: 'your unit 1', 'your points': 18 },
      onDrake,
    ],
    ['Destroy one spell your opponent controls.', [], { Hex: 'their discard' }],
    ['Destroy one dormant card.', [['Stone']], { Stone: 'their discard' }],
    [
      'Destroy all units.',
      [],
      {
        Ember: 'your discard',
        Drake: 'your discard',
        Whelp: 'your unit 1',
        'your points': 17,
        Foe: 'their discard',
        Giant: 'their discard',
        Stone: 'their unit 1',
        'their points': 16,
      },
    ],
    [
      'Your opponent destroys one unit they control.',
      [['Foe']],
      { Foe: 'their discard', 'their points': 19 },
    ],
    [
      'Each player destroys one unit they control.',
      [['Ember'], ['Foe']],
      { Ember: 'your discard', 'your points': 19, Foe: 'their discard', 'their points': 19 },
    ],
    [
      "Destroy one unit you control of your opponent's choice.",
      [['Ember']],
      { Ember: 'your discard', 'your points': 19 },
    ],
  ]);
});

describe('send', () => {
  rulings([
    [
      'Send one unit to the discard pile.',
      [['Drake']],
      { Drake: 'your discard', Whelp: 'your unit 1' },
    ],
    ['Send one spell your opponent controls to the discard pile.', [], { Hex: 'their discard' }],
    ['Send one card from your hand to the discard pile.', [['Tide']], { Tide: 'your discard' }],
    ['Send the top card of your deck to the discard pile.', [], { Acorn: 'your discard' }],
    [
      "Send the top two cards of your opponent's deck to the discard pile.",
      [],
      { North: 'their discard', East: 'their discard' },
    ],
    ['Send the bottom card of your deck to the discard pile.', [], { Dusk: 'your discard' }],
    ['Send all cards under this card to the discard pile.', [], { Whelp: 'your discard' }, onDrake],
    ['Send this card to the discard pile.', [], { Ember: 'your discard' }, onEmber],
  ]);
});

describe('return', () => {
  rulings([
    ["Return one unit to its owner's hand.", [['Foe']], { Foe: 'their hand' }],
    ['Return this card to your hand.', [], { Drake: 'your hand', Whelp: 'your unit 1' }, onDrake],
    [
      'Return one unit you control to your hand.',
      [['Drake']],
      { Drake: 'your hand', Whelp: 'your unit 1' },
    ],
    [
      "Return one unit your opponent controls to its owner's hand.",
      [['Giant']],
      { Giant: 'their hand', Stone: 'their unit 1' },
    ],
    ['Return one card from your discard pile to your hand.', [['Ash']], { Ash: 'your hand' }],
    [
      "Return one card from your opponent's discard pile to its owner's hand.",
      [],
      { Bone: 'their hand' },
    ],
    [
      "Return all units to their owners' hands.",
      [],
      {
        Ember: 'your hand',
        Drake: 'your hand',
        Whelp: 'your unit 1',
        Foe: 'their hand',
        Giant: 'their hand',
        Stone: 'their unit 1',
      },
    ],
    [
      'Your opponent returns one unit they control to their hand.',
      [['Foe']],
      { Foe: 'their hand' },
    ],
    [
      'Each player returns one unit they control to their hand.',
      [['Ember'], ['Foe']],
      { Ember: 'your hand', Foe: 'their hand' },
    ],
  ]);
});

describe('add', () => {
  rulings([
    ['Add one dark unit from your discard pile to your hand.', [], { Ash: 'your hand' }],
    ['Add the top card of your deck to your hand.', [], { Acorn: 'your hand' }],
    ['Add one spell from a discard pile to your hand.', [], { Relic: 'your hand' }],
    ["Add one card from your opponent's discard pile to your hand.", [], { Bone: 'your hand' }],
  ]);
});

describe('shuffle and put', () => {
  rulings([
    ["Shuffle one unit into its owner's deck.", [['Foe']], { Foe: 'their deck' }],
    [
      'Shuffle all cards from your discard pile into your deck.',
      [],
      { Ash: 'your deck', Relic: 'your deck' },
    ],
    ['Shuffle one card from your hand into your deck.', [['Tide']], { Tide: 'your deck' }],
    ['Put one card from your hand on top of your deck.', [['Tide']], { Tide: 'your deck' }],
    [
      "Put one unit on the bottom of its owner's deck.",
      [['Giant']],
      { Giant: 'their deck', Stone: 'their unit 1' },
    ],
    ['Put one card from your discard pile on top of your deck.', [['Ash']], { Ash: 'your deck' }],
    ['Shuffle your deck.', [], {}],
  ]);

  it('the top is the next card drawn, the bottom the last', () => {
    const top = answer(scene('Put one card from your hand on top of your deck.').use('Source'), [
      'Tide',
    ]);
    expect(top.deck()).toEqual(['Tide', 'Acorn', 'Bolt', 'Cloud', 'Dusk']);
    const bottom = answer(
      scene('Put one unit you control on the bottom of your deck.').use('Source'),
      ['Ember'],
    );
    expect(bottom.deck()).toEqual(['Acorn', 'Bolt', 'Cloud', 'Dusk', 'Ember']);
  });

  it('what is shuffled in lies anywhere: the deck is mixed (R-T26)', () => {
    const at = answer(scene('Return one unit you control to your deck.').use('Source'), ['Ember']);
    expect(at.events.some(({ type }) => type === 'shuffled')).toBe(true);
    expect(at.deck()).toHaveLength(5);
  });

  it('each player shuffles their own deck', () => {
    const at = scene('Each player shuffles their deck.').use('Source');
    expect(at.events.filter(({ type }) => type === 'shuffled')).toHaveLength(2);
    expect(outcomeOf('Your opponent shuffles their deck.', [])).toEqual({});
  });
});

describe('place', () => {
  rulings([
    [
      'Place one unit from your hand under this card.',
      [['Spark']],
      { Spark: 'your unit 1 under' },
      onDrake,
    ],
    [
      'Place one unit from your discard pile under one unit you control.',
      [['Ember']],
      { Ash: 'your unit 0 under' },
    ],
    ['Place one spell from your hand under this card.', [], { Scroll: 'your spell 4 under' }],
    [
      'Place the top card of your deck under this card.',
      [],
      { Acorn: 'your unit 0 under' },
      onEmber,
    ],
  ]);

  it('at the bottom of the stack, untapped, and it costs no points', () => {
    const at = answer(
      scene('Place one unit from your hand under this card.', onDrake).use('Drake'),
      ['Spark'],
    );
    expect(at.stacks('unit')[1]).toEqual(['Drake', 'Whelp', 'Spark']);
    expect(at.seen('Spark').tapped).toBe(false);
    expect(at.points()).toBe(20);
  });

  it('a stack is of one kind: a spell does not go under a unit', () => {
    const text = 'Place one card from your hand under this card.';
    expect(offeredBy(text, onEmber)).toEqual(['Flame', 'Spark', 'Tide']);
  });
});
