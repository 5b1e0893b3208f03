import type { Option, PickDecision } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { attackersIn, declining, placeAmong, targetsOf, wayOf } from './picking.ts';

function asked(kind: string, options: readonly Option[], more: Partial<PickDecision> = {}) {
  const decision: PickDecision = {
    ask: 'pick',
    seat: 0,
    kind,
    prompt: 'Choose.',
    options,
    min: 1,
    max: 1,
    ordered: false,
    ...more,
  };
  return decision;
}

const inSight = new Set([1, 2, 3]);
const attack = asked('attack', [
  { act: 'attack', card: 1, on: 2 },
  { act: 'attack', card: 1, on: 3 },
  { act: 'attack', card: 4, on: 3 },
  { act: 'pass' },
]);

describe('how a question is answered', () => {
  it('is on the table if all cards lie there, else from a list', () => {
    expect(wayOf(asked('select', [{ act: 'select', card: 1 }]), inSight)).toBe('table');
    expect(wayOf(asked('menu', [{ act: 'menu', card: 9 }]), inSight)).toBe('cards');
    expect(wayOf(asked('menu', [{ act: 'menu', at: 0 }]), inSight)).toBe('cards');
  });

  it('is in words for prompts and coins, and in order where that matters', () => {
    expect(wayOf(asked('coin', [{ act: 'coin', at: 0 }]), inSight)).toBe('words');
    const order = asked('order', [{ act: 'order', card: 1 }], { ordered: true });
    expect(wayOf(order, inSight)).toBe('order');
  });

  it('is an attacker first, then what it can attack', () => {
    expect(attackersIn(attack)).toEqual(new Set([1, 4]));
    expect(targetsOf(attack, 1)).toEqual(new Set([2, 3]));
    expect(placeAmong(attack, { act: 'attack', card: 4, on: 3 })).toBe(2);
  });
});

describe('declining', () => {
  it('ends the turn in the attack phase, and picks nothing where that is allowed', () => {
    expect(declining(attack)).toEqual({ picks: [3], words: 'End your turn' });
    const play = asked('play', [{ act: 'play', card: 1 }], { min: 0 });
    expect(declining(play)).toEqual({ picks: [], words: 'Play nothing' });
    expect(declining(asked('discard', [{ act: 'discard', card: 1 }]))).toBeUndefined();
  });
});
