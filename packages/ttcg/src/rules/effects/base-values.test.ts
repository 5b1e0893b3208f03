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

  it('R-T283: twice what is printed, with what was gained on top', () => {
    const text = 'All units you control gain 50 attack this turn.';
    const at = scene(
      'The base attack and defense of this card become twice their printed values.',
      {
        on: 'Ember',
        cards: { Ward: { type: 'spell', effects: [text] } },
      },
    );
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }));
    answer(at.do({ act: 'use', name: 'Ember', effect: 0 }));
    expect(numbers(at, 'Ember')).toEqual([650, 400]);
    expect(numbers(at, 'Drake')).toEqual([650, 400]);
    at.endTurn();
    expect(numbers(at, 'Ember')).toEqual([600, 400]);
  });

  it('are those of a card in a discard pile', () => {
    const text =
      'The base attack and defense of this card become those of a unit in your discard pile.';
    const cards = { Ash: { type: 'dark', attack: 170, defense: 330 } } as const;
    const at = scene(text, { on: 'Ember', cards, you: { discard: ['Ash', 'Dusk', 'Relic'] } });
    answer(at.do({ act: 'use', name: 'Ember', effect: 0 }), ['Ash']);
    expect(numbers(at, 'Ember')).toEqual([170, 330]);
    expect(numbers(at, 'Drake')).toEqual([600, 400]);
    expect(at.discardPile()).toEqual(['Ash', 'Dusk', 'Relic']);
  });

  it('R-T283: the bonus of a spell is twice what is printed, and so for the unit above', () => {
    const text =
      'The stat bonus of this card becomes twice its normal value until the end of the turn.';
    const cards = { Ward: { type: 'spell', attack: 20, defense: 10 } } as const;
    const at = scene(text, { on: 'Ward', cards });
    const plain = numbers(at, 'Ember');
    answer(at.do({ act: 'use', name: 'Ward', effect: 0 }));
    expect(numbers(at, 'Ember')).toEqual([(plain[0] ?? 0) + 20, (plain[1] ?? 0) + 10]);
    expect(numbers(at, 'Drake')).toEqual([600, 400]);
    at.endTurn();
    expect(numbers(at, 'Ember')).toEqual(plain);
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
