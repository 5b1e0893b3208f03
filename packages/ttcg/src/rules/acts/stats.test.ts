import { describe, expect, it } from 'vitest';
import { answer, outcomeOf, rulings, type SceneSketch, scene } from '../../testing/scene.ts';

const onEmber: SceneSketch = { on: 'Ember' };
const bonus: SceneSketch = { cards: { Ward: { type: 'spell', attack: 20, defense: -10 } } };

describe('modify attack and defense', () => {
  rulings([
    ['This card gains 100 attack.', [], { 'Ember attack': 400 }, onEmber],
    ['One unit gains 100 attack.', [['Foe']], { 'Foe attack': 300 }],
    ['One unit loses 150 defense this turn.', [['Foe']], { 'Foe defense': 150 }],
    ['One unit loses 900 attack.', [['Foe']], { 'Foe attack': 0 }],
    ['One unit gains 50 attack and defense.', [['Foe']], { 'Foe attack': 250, 'Foe defense': 350 }],
    ['Two units gain 50 attack.', [['Foe', 'Ember']], { 'Foe attack': 250, 'Ember attack': 350 }],
    ['All fire units gain 100 defense.', [], { 'Ember defense': 300, 'Drake defense': 500 }],
    ['Double the attack of one unit.', [['Drake']], { 'Drake attack': 1200 }],
    ['Halve the defense of one unit.', [['Foe']], { 'Foe defense': 150 }],
    ["Double this card's attack.", [], { 'Ember attack': 600 }, onEmber],
    ['The attack of one unit becomes 500.', [['Foe']], { 'Foe attack': 500 }],
    ["This card's defense becomes 700.", [], { 'Ember defense': 700 }, onEmber],
    [
      'The attack and defense of all units become 100.',
      [],
      {
        'Ember attack': 100,
        'Ember defense': 100,
        'Drake attack': 100,
        'Drake defense': 100,
        'Foe attack': 100,
        'Foe defense': 100,
        'Giant attack': 100,
        'Giant defense': 100,
      },
    ],
    [
      'Swap the attack and defense of one unit.',
      [['Ember']],
      { 'Ember attack': 200, 'Ember defense': 300 },
    ],
    [
      'Swap the attack of two units.',
      [['Ember', 'Foe']],
      { 'Ember attack': 200, 'Foe attack': 300 },
    ],
    [
      'Swap the defense of two units.',
      [['Ember', 'Giant']],
      { 'Ember defense': 600, 'Giant defense': 200 },
    ],
    [
      'Copy the attack of one unit your opponent controls.',
      [['Giant']],
      { 'Ember attack': 900 },
      onEmber,
    ],
    [
      'Copy the attack and defense of one unit your opponent controls.',
      [['Foe']],
      { 'Ember attack': 200, 'Ember defense': 300 },
      onEmber,
    ],
  ]);

  it('halves are rounded down', () => {
    const cards = { Foe: { type: 'water', attack: 225, defense: 275 } } as const;
    expect(
      outcomeOf('Halve the attack of one unit your opponent controls.', [['Foe']], { cards }),
    ).toEqual({ 'Foe attack': 112 });
  });

  it('changes count in the order in which they are made', () => {
    const cards = { Ward: { type: 'spell', effects: ['Double the attack of one unit.'] } } as const;
    const text = 'One unit gains 100 attack.';
    const gainFirst = answer(answer(scene(text, { cards }).use('Source'), ['Ember']).use('Ward'), [
      'Ember',
    ]);
    expect(gainFirst.seen('Ember').attack).toBe(800);
    const doubleFirst = answer(
      answer(scene(text, { cards }).use('Ward'), ['Ember']).use('Source'),
      ['Ember'],
    );
    expect(doubleFirst.seen('Ember').attack).toBe(700);
  });
});

describe('modify rank', () => {
  rulings([
    ['One unit gains 1 rank.', [['Ember']], { 'Ember rank': 2 }],
    ['One unit loses 1 rank.', [['Giant']], { 'Giant rank': 2 }],
    ['The rank of one unit becomes 3.', [['Foe']], { 'Foe rank': 3 }],
    ['One unit gains 9 ranks.', [['Drake']], { 'Drake rank': 5 }],
    ['One unit loses 9 ranks.', [['Giant']], { 'Giant rank': 1 }],
  ]);

  it('a destroyed unit costs the rank it had', () => {
    const text = 'The rank of one unit your opponent controls becomes 4. Destroy it.';
    expect(outcomeOf(text, [['Foe']])).toEqual({ Foe: 'their discard', 'their points': 16 });
  });

  it('a unit is ranked up from the rank it counts as', () => {
    const at = answer(scene('One unit gains 1 rank.').use('Source'), ['Ember']);
    expect(at.can({ act: 'play', name: 'Flame', at: 0 })).toBe(false);
    expect(scene('One unit gains 1 rank.').can({ act: 'play', name: 'Flame', at: 0 })).toBe(true);
  });
});

describe('modify type and subtype', () => {
  rulings([
    ['One unit becomes a water unit.', [['Ember']], { 'Ember type': 'water' }],
    [
      'All units your opponent controls become fire units.',
      [],
      { 'Foe type': 'fire', 'Giant type': 'fire' },
    ],
    ['This card becomes a dark unit this turn.', [], { 'Ember type': 'dark' }, onEmber],
    ['One unit becomes a ghost unit.', [['Foe']], { 'Foe subtypes': 'ghost' }],
    ['One unit gains the dragon subtype.', [['Foe']], { 'Foe subtypes': 'beast dragon' }],
    ['One unit loses the beast subtype.', [['Foe']], { 'Foe subtypes': '' }],
  ]);

  it('what counts is the type it has now', () => {
    const text = 'One unit your opponent controls becomes a fire unit. Destroy all fire units.';
    expect(outcomeOf(text, [['Foe']])).toEqual({
      ...{ Foe: 'their discard', 'their points': 19 },
      ...{ Ember: 'your discard', Drake: 'your discard', Whelp: 'your unit 1', 'your points': 17 },
    });
  });
});

describe('modify the bonus of a spell (R-T5)', () => {
  it('the spell below adds its bonus', () => {
    const { attack, defense } = scene('Shuffle your deck.', bonus).seen('Ember');
    expect([attack, defense]).toEqual([320, 190]);
  });

  rulings([
    [
      'One spell you control gains 20 bonus.',
      [['Ward']],
      { 'Ward attack': 40, 'Ward defense': 10, 'Ember attack': 340, 'Ember defense': 210 },
      bonus,
    ],
    [
      'Invert the bonus of one spell you control.',
      [['Ward']],
      { 'Ward attack': -20, 'Ward defense': 10, 'Ember attack': 280, 'Ember defense': 210 },
      bonus,
    ],
    [
      'Double the bonus of one spell you control.',
      [['Ward']],
      { 'Ward attack': 40, 'Ward defense': -20, 'Ember attack': 340, 'Ember defense': 180 },
      bonus,
    ],
    [
      'Destroy one spell you control.',
      [['Ward']],
      { Ward: 'your discard', 'Ember attack': 300, 'Ember defense': 200 },
      bonus,
    ],
  ]);
});

describe('amounts', () => {
  rulings([
    ['One unit gains 50 attack for each unit you control.', [['Foe']], { 'Foe attack': 300 }],
    [
      'One unit gains 50 attack for each unit you control (max. 75).',
      [['Foe']],
      { 'Foe attack': 275 },
    ],
    ['This card gains attack equal to its defense.', [], { 'Ember attack': 500 }, onEmber],
    ['This card gains attack equal to half its attack.', [], { 'Ember attack': 450 }, onEmber],
    ['One unit gains attack equal to its rank.', [['Giant']], { 'Giant attack': 903 }],
    [
      'All units your opponent controls gain attack equal to their defense.',
      [],
      { 'Foe attack': 500, 'Giant attack': 1500 },
    ],
    [
      'Destroy one unit you control. One unit your opponent controls gains attack equal to its attack.',
      [['Ember'], ['Foe']],
      { Ember: 'your discard', 'your points': 19, 'Foe attack': 500 },
    ],
    ['One unit gains 50 attack for each card under it.', [['Giant']], { 'Giant attack': 1000 }],
    [
      'All units your opponent controls gain 50 attack for each card under them.',
      [],
      { 'Giant attack': 1000, 'Foe notes': 'gains 0 attack' },
    ],
    [
      'Choose two units. Each of them loses 50 attack for each card under it.',
      [['Giant', 'Foe']],
      { 'Giant attack': 800, 'Foe notes': 'loses 0 attack' },
    ],
    [
      'One unit you control gains 100 attack for each enemy unit with more attack than it.',
      [['Ember']],
      { 'Ember attack': 400 },
    ],
    ['Gain 2 points for each card in your hand.', [], { 'your points': 28 }],
    ["Gain points equal to half your opponent's points.", [], { 'your points': 30 }],
    [
      'Destroy one unit. Gain points equal to its rank.',
      [['Giant']],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 17, 'your points': 23 },
    ],
    [
      'Destroy two units. Draw one card for each of them.',
      [['Ember', 'Foe']],
      {
        Ember: 'your discard',
        Foe: 'their discard',
        'your points': 19,
        'their points': 19,
        Acorn: 'your hand',
        Bolt: 'your hand',
      },
    ],
    ['Your opponent loses 1 point for each card in your discard pile.', [], { 'their points': 18 }],
  ]);

  it('an amount is worked out once: what changes later does not count', () => {
    const at = answer(
      scene('This card gains 50 attack for each unit you control.', onEmber).use('Ember'),
    );
    expect(at.seen('Ember').attack).toBe(400);
    expect(at.play('Tide', 3).seen('Ember').attack).toBe(400);
  });

  it('a standing effect counts again all the time', () => {
    const cards = {
      Ember: {
        attack: 300,
        effects: [
          { style: 'passive', text: 'This card gains 50 attack for each unit you control.' },
        ],
      },
    } as const;
    const at = scene('Shuffle your deck.', { cards });
    expect(at.seen('Ember').attack).toBe(400);
    expect(at.play('Tide', 3).seen('Ember').attack).toBe(450);
  });
});
