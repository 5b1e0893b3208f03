import { describe, expect, it } from 'vitest';
import { answer, scene } from '../../testing/scene.ts';

/** Attack and defense of a card. */
const numbers = (at: ReturnType<typeof scene>, name: string) => {
  const { attack, defense } = at.seen(name);
  return [attack, defense];
};

describe('R-T221: base values', () => {
  it('keep what was gained, before and after', () => {
    const text = 'All units you control gain 50 attack this turn.';
    const at = scene('The base attack of one unit becomes 500.', {
      cards: { Ward: { type: 'spell', effects: [text, text] } },
    });
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }));
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }), ['Ember']);
    expect(numbers(at, 'Ember')).toEqual([550, 200]);
    expect(numbers(at, 'Drake')).toEqual([650, 400]);
    expect(numbers(at, 'Foe')).toEqual([200, 300]);
    at.endTurn();
    expect(numbers(at, 'Ember')).toEqual([500, 200]);
  });

  it('end when their time is over', () => {
    const at = scene('The base attack and defense of one unit become 500 and 400 this turn.');
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }), ['Ember']);
    expect(numbers(at, 'Ember')).toEqual([500, 400]);
    at.endTurn();
    expect(numbers(at, 'Ember')).toEqual([300, 200]);
  });

  it('are not what a value becomes', () => {
    const text = 'All units you control gain 50 attack this turn.';
    const at = scene('The attack of one unit becomes 500.', {
      cards: { Ward: { type: 'spell', effects: [text] } },
    });
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }));
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }), ['Ember']);
    expect(numbers(at, 'Ember')).toEqual([500, 200]);
  });
});
