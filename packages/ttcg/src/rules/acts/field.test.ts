import { describe, expect, it } from 'vitest';
import { answer, isOffered, rulings, type SceneSketch, scene } from '../../testing/scene.ts';

const onEmber: SceneSketch = { on: 'Ember' };

describe('tap and untap', () => {
  rulings([
    ['Tap one unit your opponent controls.', [], { 'Foe tapped': true }],
    ['Tap one spell your opponent controls.', [], { 'Hex tapped': true }],
    ['Untap one unit.', [], { 'Giant tapped': false }],
    ['Tap all cards your opponent controls.', [], { 'Foe tapped': true, 'Hex tapped': true }],
    ['Your opponent taps one card they control.', [['Hex']], { 'Hex tapped': true }],
    [
      'Each player taps one unit they control.',
      [['Ember']],
      { 'Ember tapped': true, 'Foe tapped': true },
    ],
  ]);

  it('what is tapped is not tapped again, nor untapped what stands', () => {
    const tapped: SceneSketch = {
      opponent: { units: [{ stack: ['Foe'], tapped: 4 }], spells: [] },
    };
    expect(isOffered('Tap one unit your opponent controls.', tapped)).toBe(false);
    expect(isOffered('Untap one unit you control.', tapped)).toBe(false);
    expect(isOffered('Untap one unit your opponent controls.', tapped)).toBe(true);
  });
});

describe('equip (R-T11)', () => {
  const blade: SceneSketch = { style: 'equip' };
  rulings([
    [
      'The equipped unit gains 100 attack.',
      [['Ember']],
      { 'Ember attack': 400, 'Source works': 0, 'Source bound': 'Ember' },
      blade,
    ],
    [
      'The equipped unit gains 100 attack.',
      [['Foe']],
      { 'Foe attack': 300, 'Source works': 0, 'Source bound': 'Foe' },
      blade,
    ],
    [
      'Equip this card to one unit you control. The equipped unit gains 50 defense.',
      [['Ember']],
      { 'Ember defense': 250, 'Source works': 0, 'Source bound': 'Ember' },
    ],
  ]);

  const equipped = () =>
    answer(
      scene('The equipped unit gains 100 attack.', {
        ...blade,
        cards: {
          Hex: {
            type: 'spell',
            effects: ['Destroy one unit.', "Return one unit to its owner's hand."],
          },
        },
      }).use('Source'),
      ['Ember'],
    );

  it('is destroyed with its unit', () => {
    const at = equipped();
    at.do({ act: 'end' }).pass();
    answer(at.use('Hex'), ['Ember']);
    expect(at.discardPile()).toEqual(['Ash', 'Ember', 'Relic', 'Source']);
  });

  it('is loose when its unit leaves in another way', () => {
    const at = equipped();
    at.do({ act: 'end' }).pass();
    answer(at.use('Hex', 1), ['Ember']);
    expect(at.seen('Source').bound).toBe(null);
  });
});

describe('swap', () => {
  rulings([
    [
      'Swap the places of two units you control.',
      [],
      { Ember: 'your unit 1', Drake: 'your unit 0', Whelp: 'your unit 0 under' },
    ],
    [
      'Swap control of one unit you control with that of one unit your opponent controls.',
      [['Ember'], ['Foe']],
      { Ember: 'their unit 0', Foe: 'your unit 0' },
    ],
  ]);
});

describe('take control', () => {
  rulings([
    ['Take control of one unit your opponent controls.', [['Foe']], { Foe: 'your unit 2' }],
    [
      'Take control of one unit your opponent controls.',
      [['Giant']],
      { Giant: 'your unit 2', Stone: 'your unit 2 under', Pebble: 'your unit 2 under' },
    ],
    [
      'Your opponent takes control of one unit you control.',
      [['Ember']],
      { Ember: 'their unit 2' },
    ],
    ['Your opponent takes control of this card.', [], { Ember: 'their unit 2' }, onEmber],
  ]);

  it('for a time: it goes back to a free column (R-T32)', () => {
    const at = answer(
      scene('Take control of one unit your opponent controls this turn.').use('Source'),
      ['Foe'],
    );
    expect(at.units(0)).toContain('Foe');
    at.endTurn();
    expect(at.units(1)).toEqual(['Foe', 'Giant']);
    expect(at.units(0)).toEqual(['Ember', 'Drake']);
  });

  it('what is taken goes to the discard pile of its owner, who pays for it (R-T3, R-T4)', () => {
    const at = answer(
      scene('Take control of one unit your opponent controls. Destroy it.').use('Source'),
      ['Foe'],
    );
    expect([at.discardPile(1), at.points(0), at.points(1)]).toEqual([['Bone', 'Foe'], 20, 19]);
  });

  it('needs a free column', () => {
    const full = { you: { units: ['Ember', 'Drake', 'Whelp', 'Acorn', 'Bolt'] } };
    expect(isOffered('Take control of one unit your opponent controls.', full)).toBe(false);
  });
});

describe('move to another column', () => {
  rulings([
    [
      'Move one unit you control to another column.',
      [['Drake'], 4],
      { Drake: 'your unit 4', Whelp: 'your unit 4 under' },
    ],
    [
      'Move one unit your opponent controls to another column.',
      [['Foe'], 2],
      { Foe: 'their unit 2' },
    ],
    ['Move one spell you control to another column.', [['Ward'], 2], { Ward: 'your spell 2' }],
    ['Move this card to another column.', [3], { Ember: 'your unit 3' }, onEmber],
  ]);
});

describe('turn face-up and face-down (0.001)', () => {
  const first: SceneSketch = { edition: '0.001' };
  it('a unit turned down is seen by its player alone', () => {
    const at = answer(scene('Turn one unit face-down.', first).use('Source'), ['Foe']);
    expect(at.seen('Foe').faceDown).toBe(true);
    const [stack] = at.game.view(at.state, 0).players[1].units;
    expect(stack?.[0]).toMatchObject({ faceDown: true });
  });

  it('a face-down card is turned up for all', () => {
    const hidden: SceneSketch = {
      ...first,
      opponent: { units: [{ stack: ['Foe'], faceDown: 2 }], spells: [] },
    };
    const at = scene('Turn one unit face-up.', hidden).use('Source');
    expect(at.seen('Foe').faceDown).toBe(false);
    expect(at.game.view(at.state, 0).players[1].units[0]?.[0]).toMatchObject({ design: 'Foe' });
  });
});

describe('extra attacks', () => {
  rulings([
    [
      'One unit you control gets one extra attack.',
      [['Ember']],
      { 'Ember notes': 'gets one extra attack' },
    ],
  ]);

  it('lets a unit attack twice in the turn', () => {
    const open: SceneSketch = { opponent: { units: [], spells: [] } };
    const at = answer(scene('One unit you control gets one extra attack.', open).use('Source'), [
      'Ember',
    ]);
    at.do({ act: 'battle' }).pass().attack('Ember').attack('Ember').attack('Drake');
    expect(at.points(1)).toBe(16);
    expect(at.can({ act: 'attack' })).toBe(false);
  });
});
