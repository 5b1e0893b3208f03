import { describe, expect, it } from 'vitest';
import { answer, isOffered, scene } from '../../testing/scene.ts';

const style = 'overload';

describe('the card that is discarded for an overload effect', () => {
  it('can be told by the text, and then is one of those', () => {
    const text = 'Discard a fire card instead of any other card. Draw one card.';
    const at = scene(text, { style }).use('Source').pass();
    expect(at.takable).toEqual(['Flame', 'Spark']);
    answer(at, ['Flame']);
    expect([at.hand().length, at.discardPile()]).toEqual([4, ['Ash', 'Flame', 'Relic']]);
  });

  it('must be there', () => {
    const text = 'Discard a dark card instead of any other card. Draw one card.';
    expect(isOffered(text, { style })).toBe(false);
  });

  it('tells the type of what follows', () => {
    const text =
      'Discard a water card instead of any other card. Search your deck for one card of that type.';
    const sketch = {
      style,
      you: { deck: ['Acorn', 'Foam', 'Bolt'] },
      cards: { Foam: { type: 'water' } },
    };
    const at = answer(scene(text, sketch as never).use('Source'), ['Foam']);
    expect(at.hand()).toContain('Foam');
  });

  it('can be spoken of', () => {
    const text = 'Gain points equal to the rank of the discarded card.';
    const two = answer(scene(text, { style }).use('Source'), ['Flame']);
    expect(two.points()).toBe(22);
    const one = answer(scene(text, { style }).use('Source'), ['Tide']);
    expect(one.points()).toBe(21);
    const alike = 'Destroy all units of the same type as the discarded card.';
    const at = answer(scene(alike, { style }).use('Source'), ['Tide']);
    expect([at.units(0), at.units(1)]).toEqual([['Ember', 'Drake'], ['Giant']]);
  });
});
