import { describe, expect, it } from 'vitest';
import { isOffered, offeredBy, outcomeOf, rulings, scene } from '../../testing/scene.ts';

describe('All but one', () => {
  rulings([
    ['Tap all but one unit you control.', [['Drake']], { 'Drake tapped': true }],
    [
      'Return all but one unit your opponent controls to their owners’ hands.',
      [['Foe']],
      { Foe: 'their hand' },
    ],
  ]);

  it('leaves just so many, as whoever does it chooses', () => {
    const text = 'Destroy all but two units.';
    expect(offeredBy(text)).toEqual(['Drake', 'Ember', 'Foe', 'Giant']);
    expect(outcomeOf(text, [['Ember', 'Foe']])).toMatchObject({
      Ember: 'your discard',
      Foe: 'their discard',
    });
  });

  it('cannot be used where nothing would be done', () => {
    expect(isOffered('Destroy all but two units your opponent controls.')).toBe(false);
    expect(isOffered('Destroy all but one unit your opponent controls.')).toBe(true);
    const hand = { you: { hand: ['Spark', 'Scroll'] } };
    expect(isOffered('Discard all but one spell.', hand)).toBe(false);
  });

  it('of a kind in a hand is not of all cards there', () => {
    const text = 'Discard all but one spell.';
    const at = scene(text, { you: { hand: ['Spark', 'Scroll', 'Veil'] }, opponent: { hand: [] } });
    at.use('Source').pass().take('Scroll').pass();
    expect(at.hand()).toEqual(['Spark', 'Veil']);
  });
});

describe('One or two', () => {
  it('is no fewer and no more', () => {
    const at = scene('Tap one or two units.').do({ act: 'use', name: 'Source', effect: 0 });
    expect(at.decision).toMatchObject({ ask: 'pick', min: 1, max: 2 });
    at.take('Ember', 'Drake').pass();
    expect([at.seen('Ember').tapped, at.seen('Foe').tapped]).toEqual([true, false]);
  });
});

describe('By how much one player has more', () => {
  const uses = (condition: string, yours: number, theirs: number) =>
    isOffered(`If ${condition}, tap one unit.`, {
      you: { points: yours },
      opponent: { points: theirs },
    });

  it('is at least so much', () => {
    expect(uses('you have two more points than your opponent', 12, 10)).toBe(true);
    expect(uses('you have two more points than your opponent', 14, 10)).toBe(true);
    expect(uses('you have two more points than your opponent', 11, 10)).toBe(false);
    expect(uses('you have two fewer points than your opponent', 8, 10)).toBe(true);
    expect(uses('you have two fewer points than your opponent', 12, 10)).toBe(false);
  });

  it('or just so much', () => {
    expect(uses('you have exactly one more point than your opponent', 11, 10)).toBe(true);
    expect(uses('you have exactly one more point than your opponent', 12, 10)).toBe(false);
    expect(uses('you have at most two more points than your opponent', 12, 10)).toBe(true);
    expect(uses('you have at most two more points than your opponent', 13, 10)).toBe(false);
    expect(uses('you have at most two more points than your opponent', 9, 10)).toBe(false);
  });

  it('R-T241: twice as many is that or more, and of none nobody has twice as many', () => {
    expect(uses('you have twice as many points as your opponent', 10, 5)).toBe(true);
    expect(uses('you have twice as many points as your opponent', 11, 5)).toBe(true);
    expect(uses('you have twice as many points as your opponent', 9, 5)).toBe(false);
    expect(uses('you have half as many points as your opponent', 5, 10)).toBe(true);
    expect(uses('you have half as many points as your opponent', 10, 5)).toBe(false);
    const none = 'If you have twice as many cards in hand as your opponent, tap one unit.';
    expect(isOffered(none, { you: { hand: [] }, opponent: { hand: [] } })).toBe(false);
    expect(isOffered(none, { you: { hand: ['Spark'] }, opponent: { hand: [] } })).toBe(true);
  });
});

describe('All others than what was chosen', () => {
  it('by each player of their own are those of both', () => {
    const text =
      'Each player chooses one of their units. Return all others to their owners’ hands.';
    expect(outcomeOf(text, [['Drake'], ['Foe']])).toEqual({
      Ember: 'your hand',
      Giant: 'their hand',
      Stone: 'their unit 1',
    });
  });

  it('by the opponent are only theirs', () => {
    const text =
      'Your opponent chooses one of their units. Return the others to their owner’s hand.';
    expect(outcomeOf(text, [['Giant']])).toEqual({ Foe: 'their hand' });
  });
});
