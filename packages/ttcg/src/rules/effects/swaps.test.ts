import { describe, expect, it } from 'vitest';
import { outcomeOf, rulings, scene } from '../../testing/scene.ts';

describe('a card swapped with one that is like it', () => {
  rulings([
    [
      'Swap a unit in your hand with a rank 1 unit you control of the same type.',
      [['Spark']],
      { Spark: 'your unit 0', Ember: 'your hand' },
    ],
    [
      'Swap a unit in your hand with a rank 2 unit you control of the same subtype.',
      [],
      { Flame: 'your unit 1', Drake: 'your hand' },
    ],
  ]);
});

describe('all but the one with the highest value', () => {
  rulings([
    [
      'Destroy all units your opponent controls except the one with the highest attack.',
      [],
      { Foe: 'their discard', 'their points': 19 },
    ],
    [
      'Tap all units except the one with the lowest defense.',
      [],
      { 'Drake tapped': true, 'Foe tapped': true },
    ],
  ]);
});

describe('decks and points are exchanged', () => {
  it('a deck keeps its order', () => {
    const at = scene('Swap your deck with your opponent’s deck.').use('Source');
    expect(at.deck(0)).toEqual(['North', 'East', 'South']);
    expect(at.deck(1)).toEqual(['Acorn', 'Bolt', 'Cloud', 'Dusk']);
  });

  it.each([
    [15, 20, true],
    [14, 20, false],
    [25, 20, true],
  ])('by how much they differ (%i, %i)', (own, theirs, done) => {
    const text = 'Swap your points with your opponent’s points if the difference is five or less.';
    const at = scene(text, { you: { points: own }, opponent: { points: theirs } });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(done);
    if (done) expect([at.use('Source').points(0), at.points(1)]).toEqual([theirs, own]);
  });
});

describe('control is swapped for a time', () => {
  const text = 'Swap control of a unit you control and a unit your opponent controls this turn.';

  it('both go back when it is over', () => {
    const at = scene(text).use('Source').take('Ember').take('Giant').pass();
    expect(at.units(0)).toContain('Giant');
    expect(at.units(1)).toContain('Ember');
    at.endTurn();
    expect(at.units(0)).toEqual(['Ember', 'Drake']);
    expect(at.units(1)).toEqual(['Foe', 'Giant']);
  });

  it('one that has left does not keep the other', () => {
    const cards = { Ward: { type: 'spell', effects: ['Destroy one rank 3 unit.'] } } as const;
    const at = scene(text, { cards }).use('Source').take('Ember').take('Foe').pass();
    at.use('Ward').endTurn();
    expect(at.units(0)).toContain('Ember');
    expect(at.units(1)).toContain('Foe');
  });

  it('and the unit across from this card', () => {
    const across = 'Swap control of this card and the unit across from it this turn.';
    expect(outcomeOf(across, [], { on: 'Ember' })).toMatchObject({
      Ember: 'their unit 0',
      Foe: 'your unit 0',
    });
  });
});
