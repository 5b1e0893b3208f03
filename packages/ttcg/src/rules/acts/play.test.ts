import { describe, expect, it } from 'vitest';
import { answer, isOffered, rulings, type SceneSketch, scene } from '../../testing/scene.ts';

const withFlame: SceneSketch = { you: { discard: ['Ash', 'Flame'], hand: ['Spark', 'Scroll'] } };

describe('play by an effect', () => {
  rulings([
    ['Play one rank 1 unit.', [['Tide'], 2], { Tide: 'your unit 2' }],
    ['Play one spell.', [3], { Scroll: 'your spell 3' }],
    ['Play one unit from your discard pile.', [4], { Ash: 'your unit 4' }],
    ['Play one spell from your discard pile.', [2], { Relic: 'your spell 2' }],
    ['Play one rank 1 unit tapped.', [['Tide'], 2], { Tide: 'your unit 2' }],
    ['Play one rank 2 unit.', [], { Flame: 'your unit 0', Ember: 'your unit 0 under' }],
    ['Play one rank 2 unit without ranking up.', [3], { Flame: 'your unit 3' }],
    ['Play the top card of your deck.', [2], { Acorn: 'your unit 2' }],
    ["Play one unit from your opponent's discard pile.", [2], { Bone: 'your unit 2' }],
    ['Your opponent plays one unit.', [3], { Secret: 'their unit 3' }],
    [
      'Each player plays one rank 1 unit.',
      [['Tide'], 3, 2],
      { Tide: 'your unit 2', Secret: 'their unit 3' },
    ],
  ]);

  it('does not count as one of the two plays (R-T6)', () => {
    const at = answer(scene('Play one rank 1 unit.').use('Source'), ['Tide'], 2);
    expect(at.game.view(at.state, 0).players[0].playsLeft).toBe(2);
  });

  it('"tapped" comes tapped, else untapped', () => {
    expect(
      answer(scene('Play one rank 1 unit tapped.').use('Source'), ['Tide'], 2).seen('Tide').tapped,
    ).toBe(true);
    expect(
      answer(scene('Play one rank 1 unit.').use('Source'), ['Tide'], 2).seen('Tide').tapped,
    ).toBe(false);
  });

  it('obeys ranks: what could not be put anywhere is not to be chosen (R-T23)', () => {
    const noBase = { you: { units: ['Drake'] } };
    const at = scene('Play one unit.', noBase).use('Source');
    expect(at.takable).toEqual(['Spark', 'Tide']);
    answer(at, ['Tide'], 2);
    expect(isOffered('Play one rank 2 unit.', noBase)).toBe(false);
    expect(isOffered('Play one rank 2 unit without ranking up.', noBase)).toBe(true);
  });

  it('obeys the field: with five stacks a sixth has no place', () => {
    const full = { you: { units: ['Ember', 'Drake', 'Whelp', 'Acorn', 'Bolt'] } };
    expect(isOffered('Play one rank 1 unit.', full)).toBe(false);
  });
});

describe('rank up by an effect', () => {
  rulings([
    ['Rank up one unit you control.', [], { Flame: 'your unit 0', Ember: 'your unit 0 under' }],
    [
      'Rank up this card.',
      [],
      { Flame: 'your unit 0', Ember: 'your unit 0 under' },
      { on: 'Ember' },
    ],
    [
      'Rank up one unit you control using one unit from your discard pile.',
      [],
      { Flame: 'your unit 0', Ember: 'your unit 0 under' },
      withFlame,
    ],
    [
      'Rank up one unit you control using one unit from your deck regardless of type.',
      [['Ember'], ['Dusk']],
      { Dusk: 'your unit 0', Ember: 'your unit 0 under' },
    ],
  ]);

  it('needs a card of the next rank and the same type', () => {
    expect(isOffered('Rank up one unit you control.', { you: { hand: ['Spark'] } })).toBe(false);
    expect(isOffered('Rank up one unit you control.', { you: { hand: ['Dusk'] } })).toBe(false);
    expect(
      isOffered('Rank up one unit you control regardless of type.', { you: { hand: ['Dusk'] } }),
    ).toBe(true);
  });

  it('untaps what lies under it (2.2.6)', () => {
    const tapped: SceneSketch = { you: { units: [{ stack: ['Ember'], tapped: 3 }] } };
    const at = scene('Rank up one unit you control.', tapped).use('Source');
    expect(at.stacks('unit')[0]).toEqual(['Flame', 'Ember']);
    expect(at.seen('Ember').tapped).toBe(false);
    expect(at.seen('Flame').tapped).toBe(false);
  });
});
