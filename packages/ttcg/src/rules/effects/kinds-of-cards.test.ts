import { describe, expect, it } from 'vitest';
import { answer, isOffered, offeredBy, outcomeOf, rulings, scene } from '../../testing/scene.ts';
import { compileEffect } from '../../trial/compile-effect.ts';

describe('subtypes that the rules name (R-T192)', () => {
  it('are subtypes of their own', () => {
    const flying = { cards: { Foe: { type: 'water', subtypes: ['flying'] } } } as const;
    expect(outcomeOf('Tap all flying units.', [], flying)).toEqual({ 'Foe tapped': true });
    expect(isOffered('Tap all avian units.', flying)).toBe(false);
    const caster = { cards: { Foe: { subtypes: ['spellcaster'] } } } as const;
    expect(outcomeOf('Tap all spell-casters.', [], caster)).toEqual({ 'Foe tapped': true });
  });
});

describe('kinds that are counted', () => {
  const two = 'If you control units of at least two different types, gain 2 points.';

  it('among the cards it speaks of alone', () => {
    expect(isOffered(two)).toBe(false);
    const mixed = { you: { units: ['Ember', 'Tide'] } } as const;
    expect(outcomeOf(two, [], mixed)).toEqual({ 'your points': 22 });
    expect(
      outcomeOf('If your opponent controls units of two different types, gain 2 points.', []),
    ).toEqual({ 'your points': 22 });
  });

  it('never more than there are', () => {
    const nine = 'If there are units on the field of nine or more different types, draw one card.';
    expect(compileEffect(nine)).toMatchObject({ ok: false });
  });

  it('without spells, which have no type', () => {
    const cards = 'If you control cards of two or more different types, gain 2 points.';
    expect(isOffered(cards)).toBe(false);
  });

  rulings([
    ['Draw a card for each different type among your units.', [], { Acorn: 'your hand' }],
    ['Gain 1 point for each different type among units on the field.', [], { 'your points': 23 }],
    ['Gain 1 point for each different rank of units.', [], { 'your points': 23 }],
    [
      'Gain 1 point for each different subtype among cards in your deck.',
      [],
      { 'your points': 24 },
    ],
  ]);
});

describe('the unit with the highest value (R-T191)', () => {
  const text = 'If you control the unit with the highest attack on the field, gain 2 points.';

  it('of all on the field', () => {
    expect(isOffered(text)).toBe(false);
    expect(outcomeOf(text, [], { cards: { Drake: { rank: 2, attack: 1000 } } })).toEqual({
      'your points': 22,
    });
  });

  it('is had by both if they are equal', () => {
    expect(outcomeOf(text, [], { cards: { Drake: { rank: 2, attack: 900 } } })).toEqual({
      'your points': 22,
    });
  });
});

describe('cards that are different', () => {
  const you = { deck: ['Acorn', 'Acorn', 'Bolt', 'Drake'] };

  it('are chosen one after the other', () => {
    const text = 'Add up to two rank 1 units with different names from your deck to your hand.';
    const at = scene(text, { you }).use('Source');
    expect(at.takable.sort()).toEqual(['Acorn', 'Acorn', 'Bolt']);
    at.take('Acorn');
    expect(at.takable).toEqual(['Bolt']);
    answer(at, ['Bolt']);
    expect(at.hand()).toEqual(expect.arrayContaining(['Acorn', 'Bolt']));
  });

  it('must be there, where their number is said', () => {
    expect(isOffered('Destroy two units of different types you control.')).toBe(false);
    expect(
      outcomeOf('Destroy two units your opponent controls of different types.', [['Foe']]),
    ).toMatchObject({ Foe: 'their discard', Giant: 'their discard' });
  });
});

describe('cards that are alike', () => {
  it('as many as their player wants', () => {
    const text = 'Destroy any number of enemy units of the same type.';
    expect(offeredBy(text)).toEqual(['Foe', 'Giant']);
    const twins = { opponent: { units: ['Foe', 'Giant', 'Tide'] } };
    expect(outcomeOf(text, [['Foe'], ['Tide']], twins)).toMatchObject({
      Foe: 'their discard',
      Tide: 'their discard',
    });
  });
});

describe('points that were lost', () => {
  it('are counted, not how often', () => {
    const text = 'Draw a card for each point you lost this turn.';
    const loses = { style: 'normal', text: 'Lose 3 points.' } as const;
    const at = scene(text, { cards: { Ward: { type: 'spell', effects: [loses] } } });
    at.use('Ward').use('Source');
    expect(at.hand()).toHaveLength(7);
  });

  it('of whom it says', () => {
    const text = 'Draw a card for each point your opponent lost this turn.';
    const loses = { style: 'normal', text: 'Lose 3 points.' } as const;
    const at = scene(text, { cards: { Ward: { type: 'spell', effects: [loses] } } });
    expect(at.use('Ward').use('Source').hand()).toHaveLength(4);
  });
});

describe('a unit that is revealed for its rank', () => {
  rulings([
    [
      'Gain points equal to the rank of a unit in your hand that you reveal.',
      [['Flame']],
      { 'your points': 22, 'Flame known': '01' },
    ],
  ]);
});

describe('costs that are joined', () => {
  it('this card and the one beside it, before a target is chosen', () => {
    const text = 'Tap this card and the spell below it to destroy a rank 1 unit.';
    expect(outcomeOf(text, [['Foe']], { on: 'Ember' })).toEqual({
      'Ward tapped': true,
      Foe: 'their discard',
      'their points': 19,
    });
    const tapped = { on: 'Ember', you: { spells: [{ stack: ['Ward'], tapped: 1 }] } } as const;
    expect(isOffered(text, tapped)).toBe(false);
  });

  it('both are paid', () => {
    const text = 'Discard this card and a fire card to gain eight points.';
    const you = { hand: ['Source', 'Spark', 'Tide'], spells: [] };
    expect(outcomeOf(text, [], { you })).toEqual({
      Source: 'your discard',
      Spark: 'your discard',
      'your points': 28,
    });
    expect(isOffered(text, { you: { ...you, hand: ['Source', 'Tide'] } })).toBe(false);
  });
});
