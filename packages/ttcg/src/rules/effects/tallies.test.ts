import { describe, expect, it } from 'vitest';
import { answer, isOffered, rulings, scene } from '../../testing/scene.ts';

describe('so many cards for each of others (R-T56)', () => {
  rulings([
    ['Tap one enemy unit for each dragon you control.', [], { 'Foe tapped': true }],
    [
      'For each dragon you control, destroy one enemy unit.',
      [['Foe']],
      { Foe: 'their discard', 'their points': 19 },
    ],
    [
      'Return one unit to its owner’s hand for each dragon you control.',
      [['Foe']],
      { Foe: 'their hand' },
    ],
  ]);

  it('are as many as there are, if there are fewer', () => {
    const at = scene('Destroy three enemy units for each dragon you control.').use('Source');
    expect(at.units(1)).toEqual(['Stone']);
  });

  it('are no more than the text lets them be', () => {
    const text = 'Destroy three enemy units for each dragon you control, up to one.';
    expect(answer(scene(text).use('Source'), ['Foe']).units(1)).toEqual(['Giant']);
  });

  it('are not to be had for none', () => {
    expect(isOffered('Tap one enemy unit for each machine you control.')).toBe(false);
  });

  it('are chosen by whoever does it, each by their own', () => {
    const at = scene('Each player discards one card for each unit they control.', {
      cards: { Nova: {} },
      you: { hand: ['Spark', 'Flame', 'Tide'], units: ['Ember'] },
      opponent: { hand: ['Veil', 'Secret', 'Nova'], units: ['Foe', 'Giant'] },
    }).use('Source');
    answer(answer(at, ['Spark']), ['Veil', 'Secret']);
    expect([at.hand(0), at.hand(1)]).toEqual([['Flame', 'Tide'], ['Nova']]);
  });
});

describe('that many cards (R-T56)', () => {
  it('are as many as were spoken of', () => {
    const text = 'Discard any number of cards, then destroy that many enemy units.';
    const at = answer(answer(scene(text).use('Source'), ['Spark']), ['Foe']);
    expect([at.units(1), at.hand().includes('Spark')]).toEqual([['Giant'], false]);
  });

  it('are as many as points were lost', () => {
    const text = 'Whenever you lose points, your opponent discards that many cards.';
    const at = scene('Lose 2 points.', {
      cards: { Ward: { type: 'spell', effects: [{ style: 'passive', text }] } },
      opponent: { hand: ['Veil', 'Secret'] },
    }).use('Source');
    expect([at.points(), at.hand(1)]).toEqual([18, []]);
  });
});

describe('the numbers of several cards', () => {
  it('are added up (R-T55)', () => {
    const at = scene('Tap two units. Gain points equal to their ranks.').use('Source');
    expect(answer(at, ['Ember', 'Drake']).points()).toBe(23);
  });
});
