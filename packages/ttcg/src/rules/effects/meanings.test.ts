import { describe, expect, it } from 'vitest';
import { answer, offeredBy, outcomeOf, rulings, scene } from '../../testing/scene.ts';

describe('"it" after a condition is what the condition has found', () => {
  rulings([
    [
      'If your opponent controls a warrior, destroy it.',
      [],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 17 },
    ],
    [
      'If you have a water unit in your hand, discard it and draw one card.',
      [],
      { Tide: 'your discard', Acorn: 'your hand' },
    ],
  ]);

  it('is chosen where there are several', () => {
    expect(offeredBy('If you control a unit, tap it.')).toEqual(['Drake', 'Ember']);
  });
});

describe('"and the ... below it" is what lies below the card named before', () => {
  rulings([
    [
      'Destroy one unit your opponent controls and the spell below it.',
      [['Giant']],
      {
        Giant: 'their discard',
        Stone: 'their unit 1',
        Hex: 'their discard',
        'their points': 17,
      },
    ],
    [
      "Return one unit your opponent controls and all cards under it to their owner's hand.",
      [['Giant']],
      { Giant: 'their hand', Stone: 'their hand', Pebble: 'their hand' },
    ],
    ['Tap one unit your opponent controls and the spell below it.', [], { 'Foe tapped': true }],
  ]);
});

describe('what is paid does not take the place of what has happened', () => {
  it('"it" is the unit that attacks', () => {
    const at = scene(
      'When a unit your opponent controls attacks, discard one card to destroy it.',
      {
        on: 'Ember',
        active: 1,
        stage: 'battle',
      },
    );
    at.do({ act: 'attack', name: 'Foe', on: at.card('Ember') });
    answer(at, 'Yes', ['Spark']);
    expect([at.units(1), at.discardPile(0)]).toEqual([
      ['Giant'],
      expect.arrayContaining(['Spark']),
    ]);
  });
});

describe('"if you do not" after the first sentence', () => {
  const text = 'You may discard one card. If you do not, lose 1 point.';
  it('asks when the effect works, and either half is done', () => {
    expect(outcomeOf(text, ['Yes', ['Tide']])).toEqual({ Tide: 'your discard' });
    expect(outcomeOf(text, ['No'])).toEqual({ 'your points': 19 });
  });

  it('without a card to discard there is only the other half', () => {
    expect(outcomeOf(text, [], { you: { hand: [] } })).toEqual({ 'your points': 19 });
  });
});

describe('what is true for a time that the text names stands by itself', () => {
  it('during your turn', () => {
    const mine = { on: 'Ember', active: 0 } as const;
    const text = 'During your turn, this card gains 100 attack.';
    expect(scene(text, mine).seen('Ember').attack).toBe(400);
    expect(scene(text, { ...mine, active: 1 }).seen('Ember').attack).toBe(300);
  });

  it('while the card is untapped', () => {
    const text = 'All units your opponent controls lose 50 attack while this card is untapped.';
    expect(scene(text).seen('Foe').attack).toBe(150);
  });
});

describe('cards that are put on a deck together', () => {
  it('lie in the order that their player says', () => {
    const at = scene('Look at the top three cards of your deck. Put them on top of your deck.');
    answer(at.use('Source'), ['Cloud', 'Acorn', 'Bolt']);
    expect(at.deck().slice(0, 4)).toEqual(['Cloud', 'Acorn', 'Bolt', 'Dusk']);
  });
});

describe('under a card', () => {
  it('lie only cards of its own kind', () => {
    expect(offeredBy('Place one card from your hand under this card.', { on: 'Ember' })).toEqual([
      'Flame',
      'Spark',
      'Tide',
    ]);
  });
});
