import { describe, expect, it } from 'vitest';
import { parseEffect } from '../../language/parse.ts';
import type { EffectType } from '../../language/tree/tree.ts';
import { answer, type SceneSketch, scene } from '../../testing/scene.ts';

const use = (name: string) => ({ act: 'use', name, effect: 0 }) as const;

const counter = (text: string) =>
  ({ type: 'spell', effects: [{ style: 'counter', text }] }) as const;

/** Source, a spell of yours, is used; Hex, of your opponent, may answer. */
function used(hex: string, text: string, style: EffectType = 'normal', more: SceneSketch = {}) {
  const at = scene(text, { ...more, style, cards: { ...more.cards, Hex: counter(hex) } });
  at.do(use('Source'));
  while (at.asked !== 'respond') at.take(at.takable[0] as string);
  return at;
}

describe('R-T210: what is done is countered in the effect that would do it', () => {
  const draw = 'Draw one card.';
  const search = 'Search your deck for a unit.';
  const equip = 'The equipped unit gains 50 attack.';

  it.each([
    ['When your opponent searches their deck, counter it.', search, 'normal', true],
    ['When your opponent searches their deck, counter it.', draw, 'normal', false],
    ['When your opponent draws a card, counter it.', draw, 'normal', true],
    [
      'When your opponent draws a card, counter it.',
      'Your opponent draws a card.',
      'normal',
      false,
    ],
    [
      'When you would draw a card, counter that action.',
      'Your opponent draws a card.',
      'normal',
      true,
    ],
    [
      'When your opponent would draw a card because of an effect, counter that action.',
      draw,
      'normal',
      true,
    ],
    ['When your opponent draws a card outside their draw phase, counter it.', draw, 'normal', true],
    [
      'When your opponent draws a card outside their main phase, counter it.',
      draw,
      'normal',
      false,
    ],
    ['When your opponent equips a card to a unit, counter it.', equip, 'equip', true],
    ['When your opponent equips a card to a unit, counter it.', draw, 'normal', false],
    [
      'When your opponent equips a unit, that action is countered.',
      'Equip this card to a unit you control.',
      'equip',
      true,
    ],
    [
      'When your opponent equips a rank 3 unit with a card, counter it.',
      'Equip this card to a unit you control.',
      'equip',
      false,
    ],
    ['When your opponent searches their deck, counter that effect.', search, 'normal', true],
    ['When your opponent draws a card, counter that effect.', search, 'normal', false],
    [
      "When an opponent's effect would destroy one of your units, counter that effect.",
      'Destroy one enemy unit.',
      'normal',
      true,
    ],
    [
      'When one of your units would be destroyed by an effect, counter it.',
      'Destroy one enemy unit.',
      'normal',
      true,
    ],
    [
      'When one of your units would be destroyed by an effect, counter it.',
      'Destroy one unit you control.',
      'normal',
      false,
    ],
  ] as const)('%s (%s %s: %s)', (hex, text, style, can) => {
    expect(used(hex, text, style).can(use('Hex'))).toBe(can);
  });

  it('and does nothing then; its card is "that card"', () => {
    const text = 'When your opponent searches their deck, counter it and destroy that card.';
    const at = used(text, search).do(use('Hex')).pass();
    expect([at.hand().length, at.discardPile().includes('Source')]).toEqual([4, true]);
  });

  it.each([
    ['pays', 2, false],
    ['cannot pay', 0, true],
  ] as const)('unless it is paid for: who %s', (_, hand, countered) => {
    const text = 'When your opponent draws a card, they must discard two cards or it is countered.';
    const at = used(text, draw, 'normal', { you: { hand: ['Spark', 'Flame'].slice(0, hand) } });
    at.do(use('Hex')).pass();
    if (!countered) answer(at, 'Yes');
    expect([at.hand().length, at.discardPile().length]).toEqual(countered ? [0, 2] : [1, 4]);
  });

  it('counters that effect, though another lies above it', () => {
    const hex = 'When your opponent draws a card, counter it.';
    const at = used(hex, draw, 'normal', {
      cards: {
        Ward: { type: 'spell', effects: ['Gain 3 points.'] },
        Veil: { type: 'spell', effects: ['Gain 1 point.'] },
      },
      opponent: { spells: [null, 'Hex', 'Veil'], hand: [] },
    });
    at.do(use('Veil')).do(use('Ward')).do(use('Hex')).pass();
    expect([at.points(), at.points(1), at.hand().length]).toEqual([23, 21, 4]);
  });

  it.each([
    'When a unit is destroyed, counter it.',
    'When your opponent untaps a unit, counter that action, then tap that unit.',
    'When your opponent loses points, counter it.',
    'When your opponent searches their deck for a dragon, counter it.',
  ])('not where no effect is told by it: %s', (text) => {
    expect(parseEffect(text).ok).toBe(false);
  });
});

describe('what is countered unless something is paid', () => {
  it.each([
    ['Counter a spell unless its controller discards a card.', true],
    ['Counter the effect of a unit unless its controller discards a card.', false],
    ['Counter an attack unless your opponent discards a card.', false],
  ] as const)('must be there: %s (%s)', (hex, can) => {
    expect(used(hex, 'Gain 1 point.').can(use('Hex'))).toBe(can);
  });
});

describe('an effect counted in the turn', () => {
  it.each([
    'The second time each turn your opponent activates an effect, counter it.',
    'When your opponent takes two actions in the same turn, counter it.',
  ])('is countered when it is that, and the first is not: %s', (hex) => {
    const Ward = { type: 'spell', effects: ['Gain 3 points.'] } as const;
    const at = used(hex, 'Gain 1 point.', 'normal', { cards: { Ward } });
    expect(at.can(use('Hex'))).toBe(false);
    at.pass().do(use('Ward')).do(use('Hex')).pass();
    expect(at.points()).toBe(21);
  });

  it('so is a play', () => {
    const hex = 'The second time each turn your opponent plays a card, counter it.';
    const at = scene('Gain 1 point.', { cards: { Hex: counter(hex) } });
    at.do({ act: 'play', name: 'Spark', at: 3 });
    expect(at.can(use('Hex'))).toBe(false);
    at.pass().do({ act: 'play', name: 'Tide', at: 4 }).do(use('Hex')).pass();
    expect([at.units(), at.discardPile().includes('Tide')]).toEqual([
      ['Ember', 'Drake', 'Spark'],
      true,
    ]);
  });
});

describe('countered unless its controller pays', () => {
  it.each([
    ['Yes', [18, 21]],
    ['No', [20, 20]],
  ] as const)('%s', (word, points) => {
    const text =
      "When a spell's effect activates, counter it unless its controller loses 2 points.";
    const at = used(text, 'Your opponent gains 1 point.').do(use('Hex'));
    answer(at, word);
    expect([at.points(), at.points(1)]).toEqual(points);
  });
});

describe('an attack by such a unit', () => {
  it('is countered, and the unit tapped; no other', () => {
    const hex = 'Counter an attack by a rank 1 unit, then tap that unit.';
    const at = scene('Gain 1 point.', { cards: { Hex: counter(hex) } });
    at.do({ act: 'battle' })
      .pass()
      .do({ act: 'attack', name: 'Drake', on: at.card('Foe') });
    expect(at.can(use('Hex'))).toBe(false);
    at.pass()
      .do({ act: 'attack', name: 'Ember', on: at.card('Giant') })
      .do(use('Hex'))
      .pass();
    expect([at.units().includes('Ember'), at.seen('Ember').tapped]).toEqual([true, true]);
  });
});
