import { describe, expect, it } from 'vitest';
import { answer, rulings, scene } from '../../testing/scene.ts';

describe('what is asked of one of several cards (R-T335, R-T336)', () => {
  rulings([
    [
      "Reveal the top card of your opponent's deck. If it is a unit, you may play it; if it is a spell, gain 1 point.",
      [],
      { 'your points': 21, 'Hex known': '01' },
      { opponent: { deck: ['Hex', 'North'], spells: [] } },
    ],
    [
      'Mill three cards. Add one of them to your hand if it is a dragon.',
      [],
      { Whelp: 'your hand', Scroll: 'your discard', Tide: 'your discard' },
      { you: { units: ['Ember'], hand: [], deck: ['Scroll', 'Whelp', 'Tide'] } },
    ],
  ]);
});

describe('"they" after the hand of an owner (R-T339)', () => {
  it('are who owns the card, whoever had it', () => {
    const text = "Return one enemy unit to its owner's hand. They lose 1 point.";
    const at = scene(text, {
      you: { units: ['Ember'], spells: ['Ward', 'Source'], hand: [] },
      opponent: { units: [] },
      cards: {
        Ward: { type: 'spell', effects: ['Your opponent takes control of one unit you control.'] },
      },
    });
    answer(answer(at.use('Ward')).use('Source'));
    expect([at.hand(), at.points(0), at.points(1)]).toEqual([['Ember'], 19, 20]);
  });
});
