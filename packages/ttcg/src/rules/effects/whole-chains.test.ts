import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../language/testing/reading.ts';
import { scene } from '../../testing/scene.ts';
import type { Sketch } from '../../testing/table.ts';

const use = (name: string) => ({ act: 'use', name, effect: 0 }) as const;

const spell = (text: string, style: 'counter' | 'normal' | 'passive' = 'normal'): Sketch => ({
  type: 'spell',
  effects: [{ style, text }],
});

/** Source gains a point for you; Ward, Veil and Hex can answer, of you, of your opponent and of your opponent. */
const table = (
  hex: string,
  style: 'counter' | 'normal' = 'counter',
  relic = 'Shuffle your deck.',
) =>
  scene('Gain 1 point.', {
    cards: {
      Ward: spell('Gain 3 points.'),
      Relic: spell(relic, relic.startsWith('Whenever') ? 'passive' : 'normal'),
      Veil: spell('Gain 5 points.'),
      Hex: spell(hex, style),
    },
    you: { spells: ['Ward', 'Relic', null, null, 'Source'], discard: [] },
    opponent: { spells: [null, 'Hex', 'Veil'], hand: [] },
  });

describe('R-T212: a chain that would resolve is answered', () => {
  const text =
    "When a chain of two or more effects would resolve, counter all of your opponent's effects in that chain.";

  it('not before there are so many effects', () => {
    const at = table(text).do(use('Source'));
    expect(at.can(use('Hex'))).toBe(false);
    at.do(use('Veil')).do(use('Ward'));
    expect(at.can(use('Hex'))).toBe(true);
    at.do(use('Hex')).pass();
    // Both effects of the other player are countered, and none of one's own.
    expect([at.points(), at.points(1)]).toEqual([20, 25]);
  });

  it('and an attack is no effect', () => {
    const at = table(text);
    at.do({ act: 'battle' })
      .pass()
      .do({ act: 'attack', name: 'Ember', on: at.card('Foe') });
    expect(at.can(use('Hex'))).toBe(false);
    at.do(use('Veil')).do(use('Ward'));
    expect(at.can(use('Hex'))).toBe(true);
    at.pass();
  });

  it('only by a counter or pulse', () => {
    expectRefusal('When a chain would resolve, draw a card.', 'only counter and pulse effects');
  });
});

describe('all effects in the chain', () => {
  it('are countered, those of its own player, too', () => {
    const at = table('Counter all other effects in this chain.');
    at.do(use('Source')).do(use('Veil')).do(use('Ward')).do(use('Hex')).pass();
    expect([at.points(), at.points(1)]).toEqual([20, 20]);
  });

  it('not a later one in the turn', () => {
    const at = table('Counter all effects in the chain.');
    at.do(use('Source')).do(use('Hex')).pass().use('Ward');
    expect([at.points(), at.points(1)]).toEqual([23, 20]);
  });
});

describe('a chain of so many effects', () => {
  const relic = 'Whenever a chain of three or more effects resolves, gain 7 points.';

  it('sets off what waits for it, a shorter one does not', () => {
    const long = table('Lose 1 point.', 'normal', relic);
    long.do(use('Source')).do(use('Veil')).do(use('Ward')).pass();
    expect(long.points()).toBe(31);
    const short = table('Lose 1 point.', 'normal', relic);
    short.do(use('Source')).do(use('Veil')).pass();
    expect(short.points()).toBe(21);
  });
});
