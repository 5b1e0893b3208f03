import type { Option, PickDecision } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import {
  aimsIn,
  attackersIn,
  attackOn,
  canDecline,
  canEndTurn,
  gearPicks,
  noneWords,
  targetsOf,
  wayOf,
} from './picking.ts';

function asked(kind: string, options: readonly Option[], more: Partial<PickDecision> = {}) {
  const decision: PickDecision = {
    ask: 'pick',
    seat: 0,
    kind,
    options,
    min: 1,
    max: 1,
    ordered: false,
    ...more,
  };
  return decision;
}

const inSight = new Set([1, 2, 3]);
const attack = asked('attack', [attackOn(1, 2), attackOn(1, 3), attackOn(4, 3), { act: 'pass' }]);

describe('how a question is answered', () => {
  it('is on the table if all cards lie there, else from a list', () => {
    expect(wayOf(asked('select', [{ act: 'select', card: 1 }]), inSight)).toBe('table');
    expect(wayOf(asked('menu', [{ act: 'menu', card: 9 }]), inSight)).toBe('cards');
    expect(
      wayOf(
        asked('menu', [{ act: 'menu', target: { is: 'hidden', zone: 'hand/1', place: 0 } }]),
        inSight,
      ),
    ).toBe('cards');
  });

  it('is in words for prompts and coins, and in order where that matters', () => {
    expect(
      wayOf(asked('coin', [{ act: 'coin', target: { is: 'answer', answer: 0 } }]), inSight),
    ).toBe('words');
    const order = asked('order', [{ act: 'order', card: 1 }], { ordered: true });
    expect(wayOf(order, inSight)).toBe('order');
  });

  it('is an attacker first, then what it can attack', () => {
    expect(attackersIn(attack)).toEqual(new Set([1, 4]));
    expect(targetsOf(attack, 1)).toEqual(new Set([2, 3]));
  });
});

describe('choosing equipment', () => {
  it('leaves out the equipment that was switched off before it was asked for', () => {
    const gear = asked(
      'gear',
      [1, 2].map((card) => ({ act: 'gear', card })),
      { max: 2 },
    );
    expect(gearPicks(gear, new Set([1, 7]))).toEqual([1]);
  });
});

describe('what can be aimed at', () => {
  it('is what the mob that was taken up can attack, or all targets of an ordered attack', () => {
    expect(aimsIn(attack, undefined)).toEqual(new Set());
    expect(aimsIn(attack, 4)).toEqual(new Set([3]));
    expect(aimsIn(asked('target', [{ act: 'target', card: 2 }]), undefined)).toEqual(new Set([2]));
  });
});

describe('declining', () => {
  it('is choosing nothing where that is allowed; in the attack phase the turn is ended', () => {
    expect([canEndTurn(attack), canDecline(attack)]).toEqual([true, false]);
    const play = asked('play', [{ act: 'play', card: 1 }], { min: 0 });
    expect([canEndTurn(play), canDecline(play), noneWords(play)]).toEqual([
      false,
      true,
      'Play nothing',
    ]);
    expect(canDecline(asked('gear', [], { min: 0 }))).toBe(false);
    expect(canDecline(asked('discard', [{ act: 'discard', card: 1 }]))).toBe(false);
  });
});
