import { describe, expect, it } from 'vitest';
import { answer, type SceneSketch, scene } from '../../testing/scene.ts';

describe('a card that is compared with one that is not named (R-T332)', () => {
  const ranks: SceneSketch = {
    you: { units: ['Flame', 'Ember'], hand: ['Dusk'], discard: ['Ash', 'Stone'] },
    opponent: { units: ['Foe', 'Giant'] },
  };

  it.each([
    ['Reveal one unit in your hand to tap one enemy unit of a lower rank.', [], 'Foe'],
    ['Tap one of your units. Then tap one enemy unit with a lower rank.', [['Flame']], 'Foe'],
  ] as const)('%s', (text, answers, tapped) => {
    const at = answer(scene(text, ranks).use('Source'), ...answers);
    expect(['Foe', 'Giant'].filter((name) => at.seen(name).tapped)).toEqual([tapped]);
  });

  it('is one that was discarded', () => {
    const text =
      'Discard one unit to return one unit of a lower rank from your discard pile to your hand.';
    const at = answer(scene(text, ranks).use('Source'));
    expect(at.hand()).toEqual(['Ash']);
  });

  it('is this card where no other was named', () => {
    const text = 'Tap one enemy unit of a higher rank.';
    const at = answer(scene(text, { ...ranks, on: 'Flame' }).use('Flame'));
    expect(['Foe', 'Giant'].filter((name) => at.seen(name).tapped)).toEqual(['Giant']);
  });
});
