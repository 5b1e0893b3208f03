import { describe, expect, it } from 'vitest';
import {
  answer,
  isOffered,
  outcomeOf,
  rulings,
  type SceneSketch,
  scene,
} from '../../testing/scene.ts';

const onEmber: SceneSketch = { on: 'Ember' };
const bare: SceneSketch = { you: { hand: [] } };

describe('costs (3.3.4)', () => {
  rulings([
    [
      'Discard one card to draw two cards.',
      [['Tide']],
      { Tide: 'your discard', Acorn: 'your hand', Bolt: 'your hand' },
    ],
    ['Discard one spell to gain 3 points.', [], { Scroll: 'your discard', 'your points': 23 }],
    [
      'Discard one fire unit to gain 3 points.',
      [['Spark']],
      { Spark: 'your discard', 'your points': 23 },
    ],
    [
      'Discard your hand to gain 3 points.',
      [],
      {
        Spark: 'your discard',
        Flame: 'your discard',
        Tide: 'your discard',
        Scroll: 'your discard',
        'your points': 23,
      },
    ],
    ['Lose 2 points to draw one card.', [], { 'your points': 18, Acorn: 'your hand' }],
    [
      'Have one unit you control lose 100 attack this turn to draw one card.',
      [['Ember']],
      { 'Ember attack': 200, Acorn: 'your hand' },
    ],
    [
      'Prevent your opponent from attacking this turn and draw one card to gain 1 point and draw one card.',
      [],
      {
        'their notes': 'cannot attack this turn',
        Acorn: 'your hand',
        Bolt: 'your hand',
        'your points': 21,
      },
    ],
    [
      'Choose a type to destroy one unit of the chosen type.',
      ['Earth'],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 17 },
    ],
    [
      'Destroy one unit you control to draw two cards.',
      [['Ember']],
      { Ember: 'your discard', 'your points': 19, Acorn: 'your hand', Bolt: 'your hand' },
    ],
    ['Destroy this card to draw one card.', [], { Source: 'your discard', Acorn: 'your hand' }],
    [
      'Tap one unit you control to draw one card.',
      [['Ember']],
      { 'Ember tapped': true, Acorn: 'your hand' },
    ],
    [
      'Untap one unit your opponent controls to draw one card.',
      [],
      { 'Giant tapped': false, Acorn: 'your hand' },
    ],
    [
      'Mill two cards to gain 1 point.',
      [],
      { Acorn: 'your discard', Bolt: 'your discard', 'your points': 21 },
    ],
    [
      'Return this card to your hand to draw one card.',
      [],
      { Ember: 'your hand', Acorn: 'your hand' },
      onEmber,
    ],
    [
      'Reveal one card in your hand to gain 1 point.',
      [['Tide']],
      { 'Tide known': '01', 'your points': 21 },
    ],
    [
      'Have your opponent draw one card to gain 3 points.',
      [],
      { North: 'their hand', 'your points': 23 },
    ],
    [
      'Let your opponent draw one card to gain 3 points.',
      [],
      { North: 'their hand', 'your points': 23 },
    ],
    [
      'Have your opponent gain 2 points to destroy one unit.',
      [['Foe']],
      { 'their points': 21, Foe: 'their discard' },
    ],
    ['Skip your next turn to gain 3 points.', [], { 'your skips': 'turn' }],
    [
      'Skip your next draw phase to gain 3 points.',
      [],
      { 'your skips': 'draw', 'your points': 23 },
    ],
    [
      'Lose 1 point and discard one card to draw two cards.',
      [['Tide']],
      { 'your points': 19, Tide: 'your discard', Acorn: 'your hand', Bolt: 'your hand' },
    ],
  ]);

  it.each<[string, SceneSketch]>([
    ['Discard one card to draw two cards.', bare],
    ['Discard one light unit to draw two cards.', {}],
    ['Discard two cards to draw two cards.', { you: { hand: ['Tide'] } }],
    ['Lose 5 points to draw one card.', { you: { points: 4 } }],
    ['Destroy one unit you control to draw two cards.', { you: { units: [] } }],
    [
      'Tap one unit you control to draw one card.',
      { you: { units: [{ stack: ['Ember'], tapped: 2 }] } },
    ],
    ['Mill two cards to gain 1 point.', { you: { deck: ['Bolt'] } }],
    ['Have your opponent draw one card to gain 3 points.', { opponent: { deck: [] } }],
    ['Have your opponent discard one card to gain 3 points.', { opponent: { hand: [] } }],
    ['Discard one card to destroy one nature unit.', {}],
  ])('%s is not offered when it cannot be paid or met', (text, sketch) => {
    expect(isOffered(text, sketch)).toBe(false);
  });

  it('is paid before the effect can be answered, and stays paid when it is countered', () => {
    const cards = {
      Hex: { type: 'spell', effects: [{ style: 'counter', text: 'Counter the effect.' }] },
    } as const;
    const at = scene('Discard one card to draw two cards.', { cards }).do({
      act: 'use',
      name: 'Source',
      effect: 0,
    });
    at.take('Tide');
    expect([at.asked, at.discardPile()]).toEqual(['respond', ['Ash', 'Relic', 'Tide']]);
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect(at.hand()).toEqual(['Flame', 'Scroll', 'Spark']);
  });

  it('targets are chosen after it is paid: what was destroyed for it is no target', () => {
    const at = scene('Destroy one unit you control to tap one untapped unit.').do({
      act: 'use',
      name: 'Source',
      effect: 0,
    });
    at.take('Ember');
    expect(at.takable).toEqual(['Drake', 'Foe']);
    answer(at, ['Foe']);
  });

  it('for a turn: the effect works when that turn has been skipped', () => {
    const cards = {
      Ward: {
        type: 'spell',
        effects: [{ style: 'passive', text: 'At the start of your turn, draw one card.' }],
      },
    } as const;
    const at = scene('Skip your next turn to gain 3 points. Then, mill one card.', { cards });
    expect(at.use('Source').endTurn().points()).toBe(20);
    at.endTurn();
    expect([at.state.active, at.points(), at.hand().length]).toEqual([1, 23, 4]);
    expect(at.discardPile()).toContain('Acorn');
  });

  it('of what is put off is paid at once, and only once', () => {
    const text = 'At the start of your next turn, discard one card to gain 3 points.';
    const at = answer(scene(text).use('Source'), ['Tide']).endTurn().endTurn();
    expect([at.points(), at.discardPile()]).toEqual([23, ['Ash', 'Relic', 'Tide']]);
  });

  it('a later cost is paid when it is reached, if its player wants', () => {
    const text = 'Draw one card. Then, you may discard one card to gain 3 points.';
    expect(outcomeOf(text, ['No'])).toEqual({ Acorn: 'your hand' });
    expect(outcomeOf(text, ['Yes', ['Tide']])).toEqual({
      Acorn: 'your hand',
      Tide: 'your discard',
      'your points': 23,
    });
  });
});

describe('effects used out of the hand (R-T25)', () => {
  const sketch: SceneSketch = { on: 'Tide' };
  rulings([
    [
      'Discard this card to gain 3 points.',
      [],
      { Tide: 'your discard', 'your points': 23 },
      sketch,
    ],
  ]);

  it("in one's own free time only", () => {
    const at = scene('Discard this card to gain 3 points.', sketch);
    at.endTurn();
    expect(at.state.active).toBe(1);
    expect(at.asked).toBe('main');
  });

  it('not on the field', () => {
    const at = scene('Discard this card to gain 3 points.', sketch).play('Tide', 4);
    expect(at.can({ act: 'use', name: 'Tide', effect: 0 })).toBe(false);
  });
});

describe('limits', () => {
  it('once per turn, though it is untapped', () => {
    const cards = {
      Ward: { type: 'spell', effects: ['Untap one other spell you control.'] },
    } as const;
    const at = scene('Once per turn, gain 1 point.', { cards }).use('Source').use('Ward');
    expect([at.seen('Source').tapped, at.can({ act: 'use', name: 'Source', effect: 0 })]).toEqual([
      false,
      false,
    ]);
    expect(at.can({ act: 'use', name: 'Source', effect: 1 })).toBe(true);
    at.endTurn();
    expect(at.endTurn().can({ act: 'use', name: 'Source', effect: 0 })).toBe(true);
  });

  it('once per game', () => {
    const cards = {
      Ward: { type: 'spell', effects: ['Untap one other spell you control.'] },
    } as const;
    const at = scene('Once per game, gain 1 point.', { cards })
      .use('Source')
      .use('Ward')
      .endTurn()
      .endTurn();
    expect([at.seen('Source').tapped, at.can({ act: 'use', name: 'Source', effect: 0 })]).toEqual([
      false,
      false,
    ]);
  });

  it('even if tapped: a tapped card can use it', () => {
    const tapped: SceneSketch = { you: { spells: [{ stack: ['Source'], tapped: 2 }] } };
    expect(isOffered('Even if tapped, gain 1 point.', tapped)).toBe(true);
    expect(isOffered('Gain 1 point.', tapped)).toBe(false);
  });

  it('once per turn binds what happens by itself as well', () => {
    const ward = {
      type: 'spell',
      effects: [
        { style: 'passive', text: 'Once per turn, whenever a unit is destroyed, draw one card.' },
      ],
    } as const;
    const at = scene('Destroy all units your opponent controls.', { cards: { Ward: ward } }).use(
      'Source',
    );
    expect(at.hand()).toHaveLength(5);
  });
});
