import { describe, expect, it } from 'vitest';
import { answer, rulings, scene } from '../../testing/scene.ts';

describe('R-T351: an "if" belongs to its own sentence', () => {
  const fairy = { Ember: { attack: 300, defense: 200, subtypes: ['fairy'] } } as const;
  const noDragon = { you: { units: ['Ember'] } } as const;
  const two = 'If you control a dragon, draw a card. If you control a beast, gain 1 point.';
  const drawn = { Acorn: 'your hand' };
  rulings([
    [two, [], { 'your points': 21 }, noDragon],
    [two, [], drawn, { cards: fairy }],
    [two, [], { ...drawn, 'your points': 21 }],
    ['If you control a dragon, draw a card. Gain 1 point.', [], { 'your points': 21 }, noDragon],
    [
      'Draw a card if you control a dragon. Gain 1 point if you control a beast.',
      [],
      { 'your points': 21 },
      noDragon,
    ],
    [
      'If you control a dragon, discard a card to draw a card. Gain 1 point.',
      [],
      { 'your points': 21 },
      noDragon,
    ],
    [
      'If you control a dragon, discard a card to draw a card. Gain 1 point.',
      ['Yes', ['Spark']],
      { ...drawn, Spark: 'your discard', 'your points': 21 },
    ],
    ['If you control a dragon, you may draw a card. Gain 1 point.', ['No'], { 'your points': 21 }],
    [
      'If you control a dragon, tap one enemy unit. If you control a beast, gain 1 point.',
      [],
      { 'your points': 21 },
      noDragon,
    ],
    [
      'If you control a dragon, draw a card. Then, discard a card. If you control a beast, gain 1 point.',
      [],
      { 'your points': 21 },
      noDragon,
    ],
    [
      'If you control a dragon, tap one enemy unit. It loses 50 attack this turn. Gain 1 point.',
      [],
      { 'your points': 21 },
      noDragon,
    ],
  ]);

  it('can be used if one of its sentences can do something', () => {
    const can = (text: string, sketch = {}) =>
      scene(text, sketch).can({ act: 'use', name: 'Source', effect: 0 });
    expect(can(two, { ...noDragon, cards: fairy })).toBe(false);
    expect(can('If you control a dragon, draw a card.', noDragon)).toBe(false);
    expect(can('If you control a dragon, draw a card. Then, gain 1 point.', noDragon)).toBe(false);
    const it = 'If you control a dragon, tap one enemy unit. It loses 50 attack this turn.';
    expect(can(it, noDragon)).toBe(false);
    expect(can(`${two} Destroy one machine.`, { ...noDragon, cards: fairy })).toBe(false);
    expect(can('If you control a dragon, draw a card. Destroy one beast.', noDragon)).toBe(true);
  });

  it('is asked of each sentence of what is set off', () => {
    const text =
      'When an enemy unit attacks, if you control a dragon, tap it. If you control a beast, gain 1 point.';
    const at = scene(text, { ...noDragon, active: 1, stage: 'battle' });
    at.do({ act: 'attack', name: 'Foe', on: at.card('Ember') });
    answer(at);
    expect([at.points(), at.units(1)]).toEqual([21, ['Foe', 'Giant']]);
  });

  it("of a unit, an opponent's turn does not keep the rest from its own", () => {
    const text = "If it is your opponent's turn, draw a card. Gain 1 point.";
    const at = scene(text, { on: 'Ember' }).use('Ember');
    expect(at.points()).toBe(21);
  });

  it('is of all sentences only where that is said', () => {
    const then = 'Gain 1 point. If you control a dragon, draw a card. Then, gain 2 points.';
    expect(scene(then, noDragon).use('Source').points()).toBe(21);
    expect(scene(then).use('Source').points()).toBe(23);
  });
});

describe('R-T351: a "while" belongs to its own sentence', () => {
  const fairy = { Ember: { attack: 300, defense: 200, subtypes: ['fairy'] } } as const;
  const noDragon = { you: { units: ['Ember'] } } as const;
  const on = 'Ember';

  it('and the next sentence has its own', () => {
    const text =
      'While you control a dragon, this card gains 100 attack. While you control a beast, it gains 100 defense.';
    const seen = (sketch: object) => {
      const { attack, defense } = scene(text, { on, ...sketch })
        .use('Ember')
        .seen('Ember');
      return [attack, defense];
    };
    expect(seen({ cards: fairy })).toEqual([400, 200]);
    expect(seen(noDragon)).toEqual([300, 300]);
    expect(seen({})).toEqual([400, 300]);
  });

  it('or none', () => {
    const text =
      'While you control a dragon, this card gains 100 attack. Your opponent cannot draw cards.';
    const at = scene(text, { on, ...noDragon })
      .use('Ember')
      .endTurn();
    expect([at.hand(1).length, at.seen('Ember').attack]).toEqual([2, 300]);
  });

  it('"it" alone speaks of what the first sentence is about, and holds as long', () => {
    const text = 'While you control a dragon, this card gains 100 attack. It cannot attack.';
    const notes = (sketch: object) =>
      scene(text, { on, ...sketch })
        .use('Ember')
        .seen('Ember').notes;
    expect(notes(noDragon)).toEqual([]);
    expect(notes({})).toHaveLength(2);
  });
});
