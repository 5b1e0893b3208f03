import { describe, expect, it } from 'vitest';
import { answer, isOffered, outcomeOf, type SceneSketch, scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

const you = (side: NonNullable<SceneSketch['you']>): SceneSketch => ({ you: side });
const use = (text: string, sketch: SceneSketch = {}): Table =>
  scene(text, sketch).do({ act: 'use', name: sketch.on ?? 'Source', effect: 0 });

describe('every verb chooses what lies open before anybody answers (R-T34)', () => {
  it.each<[string, string]>([
    ['Play one rank 1 unit from your discard pile.', 'Ash'],
    ['Place one unit your opponent controls under one unit you control.', 'Foe Giant'],
    ['Search your discard pile for one card.', 'Ash Relic'],
    ['Destroy one unit you control and one spell your opponent controls.', 'Drake Ember'],
    ['Rank up one unit you control using one unit from your discard pile.', 'Ember'],
  ])('%s', (text, among) => {
    const sketch = you({
      discard: ['Ash', 'Relic', 'Flame', 'Bolt'].slice(0, text.startsWith('Rank') ? 4 : 2),
    });
    const at = use(text, sketch);
    if (among.includes(' ')) {
      expect(at.takable.join(' ')).toBe(among);
      at.take(among.split(' ')[0] as string);
    }
    while (at.asked === 'choose') at.pick([0]);
    expect(at.asked).toBe('respond');
  });

  it('but not where hidden cards are among them', () => {
    const at = use('Play one rank 1 unit from your hand or discard pile.');
    expect(at.asked).toBe('respond');
    at.pass();
    expect(at.takable).toEqual(['Ash', 'Spark', 'Tide']);
    answer(at, ['Ash'], 4);
  });

  it('nor in a pile that is filled before by the same effect', () => {
    const text = 'Mill one card. Return one unit from your discard pile to your hand.';
    expect(outcomeOf(text, [], you({ discard: [] }))).toEqual({ Acorn: 'your hand' });
  });

  it('so that placing under is targeting, can be redirected, and is kept from what cannot be targeted', () => {
    const text = 'Place one rank 1 unit your opponent controls under one unit you control.';
    const shy = { effects: [{ style: 'passive', text: 'This card cannot be targeted.' }] } as const;
    expect(isOffered(text, { cards: { Foe: { type: 'water', ...shy } } })).toBe(false);
    const glad = {
      style: 'passive',
      text: 'Whenever this card is targeted, gain 3 points.',
    } as const;
    const at = use(text, {
      cards: { Foe: { type: 'water', effects: [glad] } },
      ...you({ units: ['Ember'] }),
    });
    expect([at.asked, at.points(1)]).toEqual(['respond', 20]);
    expect(at.pass().points(1)).toBe(23);
  });

  it('and what is chosen in a discard pile is not turned to the field', () => {
    const hex = {
      type: 'spell',
      effects: [
        {
          style: 'counter',
          text: 'When the effect of an enemy card activates, redirect the effect to one unit you control.',
        },
      ],
    } as const;
    const sketch = { cards: { Hex: hex } };
    expect(
      use('Play one rank 1 unit from your discard pile.', sketch).can({
        act: 'use',
        name: 'Hex',
        effect: 0,
      }),
    ).toBe(false);
    const at = use('Destroy one unit your opponent controls.', sketch);
    at.take('Foe');
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(true);
  });

  it('two things at once take different cards', () => {
    const text = 'Destroy both one unit your opponent controls and one water unit.';
    expect(outcomeOf(text, [])).toMatchObject({ Giant: 'their discard', Foe: 'their discard' });
    expect(isOffered(text, { opponent: { units: ['Foe'] } })).toBe(false);
  });
});

describe('targets leave each other what they need (R-T8)', () => {
  it('of two acts the first does not take the only card of the second', () => {
    const text =
      "Destroy one unit your opponent controls and return one water unit to its owner's hand.";
    const at = use(text);
    // Foe is the only water unit.
    expect(at.asked).toBe('respond');
    at.pass();
    expect([at.units(1), at.hand(1)]).toEqual([['Stone'], ['Foe', 'Secret', 'Veil']]);
  });
});
