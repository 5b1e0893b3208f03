import { describe, expect, it } from 'vitest';
import { offeredBy, outcomeOf, rulings, scene } from '../../testing/scene.ts';

/** Ember, Drake and Spark lie side by side, Tide by itself; Foe and Stone face Ember and Spark. */
const you = { units: ['Ember', 'Drake', 'Spark', null, 'Tide'], hand: [] };
const opponent = { units: ['Foe', null, 'Stone'] };
const lying = { you, opponent };

describe('R-T280: two cards that lie in some way to each other', () => {
  rulings([
    [
      'Swap the positions of two adjacent units on your side of the field.',
      [['Ember'], ['Drake']],
      { Ember: 'your unit 1', Drake: 'your unit 0' },
      lying,
    ],
    [
      'Swap the positions of two adjacent cards on your side of the field.',
      [['Spark'], ['Drake']],
      { Spark: 'your unit 1', Drake: 'your unit 2' },
      lying,
    ],
    [
      'Tap or untap two units across from each other.',
      [['Spark']],
      { 'Spark tapped': true, 'Stone tapped': true },
      lying,
    ],
  ]);

  it('one without another beside it is not offered', () => {
    expect(offeredBy('Tap two adjacent units you control.', lying)).toEqual([
      'Drake',
      'Ember',
      'Spark',
    ]);
    expect(offeredBy('Tap two units across from each other.', lying)).toEqual([
      'Ember',
      'Foe',
      'Spark',
      'Stone',
    ]);
  });

  it('the second is one that lies so to the first', () => {
    const at = scene('Tap two adjacent units.', lying);
    at.do({ act: 'use', name: 'Source', effect: 0 }).pass().take('Drake');
    expect(at.takable).toEqual(['Ember', 'Spark']);
    at.take('Spark').pass();
  });

  it('spells and units lie in two rows', () => {
    const spells = ['Ward', null, 'Scroll', 'Relic', 'Source'];
    const all = { you: { ...you, spells, discard: [] }, opponent };
    expect(offeredBy('Tap two adjacent spells.', all)).toEqual(['Relic', 'Scroll']);
    expect(outcomeOf('Tap two adjacent cards you control.', [['Relic']], all)).toEqual({
      'Relic tapped': true,
      'Scroll tapped': true,
    });
  });

  it('without such a pair it cannot be used', () => {
    const apart = { you: { ...you, units: ['Ember', null, 'Drake'] }, opponent };
    const at = scene('Tap two adjacent units you control.', apart);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
  });
});

describe('R-T281: all cards in a row', () => {
  rulings([
    [
      'Tap or untap all units in a row.',
      ['Tap all units your opponent controls.'],
      { 'Foe tapped': true, 'Stone tapped': true },
      lying,
    ],
    [
      'Tap or untap all units in a row.',
      ['Untap all units your opponent controls.'],
      { 'Giant tapped': false },
    ],
  ]);

  it('are those of one row, whichever is chosen', () => {
    const found = outcomeOf('Tap all cards in a row.', ['Tap all cards in your spell zone.'], {
      on: 'Ember',
    });
    expect(found).toEqual({ 'Ward tapped': true, 'Source tapped': true });
  });
});

describe('R-T282: a type that a player controls', () => {
  const text =
    "During your opponent's main phase, they may only play cards of a type they control.";
  const theirs = { units: ['Foe'], hand: ['Bolt', 'Veil', 'Cloud', 'Ripple'] };
  const cards = { Ripple: { type: 'water' as const } };
  const playable = (active: 0 | 1) => {
    const side = { hand: ['Spark', 'Tide', 'Scroll'], deck: ['Acorn'] };
    const at = scene(text, { style: 'passive', active, cards, you: side, opponent: theirs });
    const names = [...side.hand, ...theirs.hand];
    return names.filter((name) => at.can({ act: 'play', name }));
  };

  it('is that of one of their units: other types and spells are kept back', () => {
    expect(playable(1)).toEqual(['Ripple']);
  });

  it('your own plays are as ever', () => {
    expect(playable(0)).toEqual(['Spark', 'Tide', 'Scroll']);
  });

  it('is told of cards on the field, too', () => {
    const found = outcomeOf('Tap all units that share a type with a unit you control.', [], {
      you: { units: ['Ember', 'Tide'], hand: [] },
    });
    // Foe is of water, as Tide is; a card does not share with itself.
    expect(found).toEqual({ 'Foe tapped': true });
  });
});
