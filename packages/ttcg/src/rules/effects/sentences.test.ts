import { describe, expect, it } from 'vitest';
import { answer, isOffered, outcomeOf, rulings, scene } from '../../testing/scene.ts';

describe('you may', () => {
  rulings([
    ['Draw one card. You may discard one card.', ['No'], { Acorn: 'your hand' }],
    [
      'Draw one card. You may discard one card.',
      ['Yes', ['Tide']],
      { Acorn: 'your hand', Tide: 'your discard' },
    ],
    ['Your opponent may draw one card.', ['No'], {}],
    ['Your opponent may draw one card.', ['Yes'], { North: 'their hand' }],
  ]);

  it('is asked of the one who may', () => {
    const at = scene('Your opponent may draw one card.').use('Source');
    expect(at.decision).toMatchObject({ seat: 1, kind: 'decide' });
    at.choose('No');
  });

  it('what happens by itself can then be left', () => {
    const ward = {
      type: 'spell',
      effects: [{ style: 'passive', text: 'Whenever you draw a card, you may gain 2 points.' }],
    } as const;
    expect(outcomeOf('Draw one card.', ['No'], { cards: { Ward: ward } })).toEqual({
      Acorn: 'your hand',
    });
    expect(outcomeOf('Draw one card.', ['Yes'], { cards: { Ward: ward } })).toEqual({
      Acorn: 'your hand',
      'your points': 22,
    });
  });
});

describe('if you do, if you do not', () => {
  rulings([
    [
      'Draw one card. You may discard one card. If you do, gain 3 points.',
      ['Yes', ['Tide']],
      { Acorn: 'your hand', Tide: 'your discard', 'your points': 23 },
    ],
    [
      'Draw one card. You may discard one card. If you do, gain 3 points.',
      ['No'],
      { Acorn: 'your hand' },
    ],
    [
      'Draw one card. You may discard one card. If you do not, lose 1 point.',
      ['No'],
      { Acorn: 'your hand', 'your points': 19 },
    ],
    [
      'Draw one card. You may discard one card. If you do not, lose 1 point.',
      ['Yes', ['Tide']],
      { Acorn: 'your hand', Tide: 'your discard' },
    ],
    [
      'Your opponent may discard one card. If they do not, they lose 2 points.',
      [],
      { 'their points': 18 },
      { opponent: { hand: [] } },
    ],
    [
      'Your opponent may destroy one unit they control. If they do not, they lose 2 points.',
      [],
      { 'their points': 18 },
      { opponent: { units: [] } },
    ],
    [
      'Your opponent may discard one card. If they do not, they lose 2 points.',
      ['No'],
      { 'their points': 18 },
    ],
    [
      'Your opponent may discard one card. If they do not, they lose 2 points.',
      ['Yes', ['Veil']],
      { Veil: 'their discard' },
    ],
    [
      'Your opponent may lose 2 points. If they do, draw one card.',
      ['Yes'],
      { 'their points': 18, Acorn: 'your hand' },
    ],
  ]);

  it('what was tried and did not come about was not done', () => {
    const foe = {
      type: 'water',
      effects: [{ style: 'passive', text: 'This card cannot be destroyed.' }],
    } as const;
    const text =
      'Destroy one rank 1 unit your opponent controls. If you do, draw one card. If you do not, gain 1 point.';
    expect(outcomeOf(text, [], { cards: { Foe: foe } })).toEqual({ 'your points': 21 });
    expect(outcomeOf(text, [])).toEqual({
      Foe: 'their discard',
      'their points': 19,
      Acorn: 'your hand',
    });
  });
});

describe('if, otherwise, instead, then', () => {
  rulings([
    [
      'If you control a fire unit, draw one card. Otherwise, gain 2 points.',
      [],
      { Acorn: 'your hand' },
    ],
    [
      'If you control a water unit, draw one card. Otherwise, gain 2 points.',
      [],
      { 'your points': 22 },
    ],
    [
      'Draw one card. If you control a dragon unit, draw two cards instead.',
      [],
      { Acorn: 'your hand', Bolt: 'your hand' },
    ],
    [
      'Draw one card. If you control a water unit, draw two cards instead.',
      [],
      { Acorn: 'your hand' },
    ],
    ['Draw one card. Then, discard one card.', [['Acorn']], { Acorn: 'your discard' }],
    [
      'Draw one card, then discard one card.',
      [['Tide']],
      { Acorn: 'your hand', Tide: 'your discard' },
    ],
    ['Gain 1 point and draw one card.', [], { 'your points': 21, Acorn: 'your hand' }],
    ['Draw one card. If you control a water unit, gain 2 points.', [], { Acorn: 'your hand' }],
  ]);

  it('what comes after "then" need not be possible at the start', () => {
    expect(isOffered('Draw one card, then discard one card.', { you: { hand: [] } })).toBe(true);
    expect(isOffered('Gain 1 point and discard one card.', { you: { hand: [] } })).toBe(false);
    expect(outcomeOf('Gain 1 point, then destroy one nature unit.', [])).toEqual({
      'your points': 21,
    });
  });
});

describe('put off', () => {
  it('to the end of the turn', () => {
    const at = answer(
      scene(
        'One unit you control gains 300 attack this turn. At the end of the turn, destroy it.',
      ).use('Source'),
      ['Ember'],
    );
    expect(at.units()).toEqual(['Ember', 'Drake']);
    expect(at.endTurn().units()).toEqual(['Drake']);
    expect(at.points()).toBe(19);
  });

  it('to the start of your next turn', () => {
    const at = scene('At the start of your next turn, gain 3 points.').use('Source');
    expect(at.points()).toBe(20);
    expect(at.endTurn().points()).toBe(20);
    expect(at.endTurn().points()).toBe(23);
    expect(at.endTurn().endTurn().points()).toBe(23);
  });

  it('is done though its card is gone, and not to a card that is', () => {
    const text = 'Choose one unit you control. At the end of the turn, return it to your hand.';
    const cards = {
      Ward: {
        type: 'spell',
        effects: ['Destroy one unit you control.', 'Destroy one other spell you control.'],
      },
    } as const;
    const gone = answer(scene(text, { cards }).use('Source'), ['Ember']).use('Ward', 1).endTurn();
    expect(gone.hand()).toContain('Ember');
    const dead = answer(answer(scene(text, { cards }).use('Source'), ['Ember']).use('Ward'), [
      'Ember',
    ]).endTurn();
    expect(dead.discardPile()).toContain('Ember');
  });
});

describe('put off twice to the same moment', () => {
  it('happens in the order of the text', () => {
    const text =
      'Gain 1 point. At the end of the turn, mill one card. At the end of the turn, draw one card.';
    const at = scene(text).use('Source').endTurn();
    expect([at.discardPile(), at.hand().includes('Bolt')]).toEqual([
      ['Acorn', 'Ash', 'Relic'],
      true,
    ]);
  });
});

describe('that many, those points', () => {
  it('as much as in the event', () => {
    const ward = (text: string) =>
      ({ cards: { Ward: { type: 'spell', effects: [{ style: 'passive', text }] } } }) as const;
    expect(
      outcomeOf(
        'Your opponent loses 3 points.',
        [],
        ward('Whenever your opponent loses points, gain that many points.'),
      ),
    ).toEqual({ 'their points': 17, 'your points': 23 });
    expect(
      outcomeOf(
        'Your opponent loses 3 points.',
        [],
        ward('Whenever your opponent loses points, draw that many cards.'),
      ),
    ).toEqual({ 'their points': 17, Acorn: 'your hand', Bolt: 'your hand', Cloud: 'your hand' });
    expect(
      outcomeOf(
        'Your opponent loses 2 points.',
        [],
        ward('Whenever your opponent loses points, draw one card for each of those points.'),
      ),
    ).toEqual({ 'their points': 18, Acorn: 'your hand', Bolt: 'your hand' });
  });
});

describe('a target that is gone', () => {
  const cards = {
    Hex: {
      type: 'spell',
      effects: [{ style: 'pulse', text: "Return one unit you control to its owner's hand." }],
    },
  } as const;
  it('the effect does nothing to it, and counts as used (2.2.5, R-T7)', () => {
    const at = scene('Destroy one unit your opponent controls. Draw one card.', { cards });
    at.do({ act: 'use', name: 'Source', effect: 0 })
      .take('Foe')
      .do({ act: 'use', name: 'Hex', effect: 0 });
    answer(at, ['Foe']);
    expect([at.hand(1), at.points(1), at.seen('Source').tapped]).toEqual([
      ['Foe', 'Secret', 'Veil'],
      20,
      true,
    ]);
    expect(at.hand()).toContain('Acorn');
  });
});
