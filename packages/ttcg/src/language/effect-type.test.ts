import { describe, expect, it } from 'vitest';
import { effectTypeOf } from './effect-type.ts';
import type { Act, Effect, Event, Trigger } from './tree/tree.ts';

const draw: Act = { do: 'draw', who: 'you', amount: 1 };
const attacked: Event = { what: 'attacked', card: 'this' };
const typeOf = (when: Trigger | undefined, ...acts: Act[]) => {
  const effect: Effect = { ...(when ? { when } : {}), sentences: [{ acts }] };
  return effectTypeOf(effect);
};

describe('R-T22: the type of an effect without a named one', () => {
  it('is counter if it counters, whatever sets it off', () => {
    const counter: Act = { do: 'counter', what: 'attack' };
    expect(typeOf(undefined, counter)).toBe('counter');
    expect(typeOf({ at: 'event', word: 'when', event: attacked }, draw, counter)).toBe('counter');
  });

  it('is counter if it redirects without saying when', () => {
    const redirect: Act = { do: 'redirect', what: 'attack', to: { the: 'this' } };
    expect(typeOf(undefined, redirect)).toBe('counter');
    expect(typeOf({ at: 'event', word: 'when', event: attacked }, redirect)).toBe('latent');
  });

  it('is equip if it equips or speaks of the equipped unit', () => {
    expect(typeOf(undefined, { do: 'equip', card: { the: 'this' }, to: { the: 'that' } })).toBe(
      'equip',
    );
    expect(typeOf(undefined, { do: 'tap', cards: { the: 'equipped' } })).toBe('equip');
    const destroyed: Event = { what: 'destroyed', card: 'equipped' };
    expect(typeOf({ at: 'event', word: 'when', event: destroyed }, draw)).toBe('equip');
  });

  it('is passive if it says what destruction costs, for as long as it does (R-T182)', () => {
    const cards = { the: 'pick', count: 'all', card: { noun: 'unit', whose: 'your' } } as const;
    expect(typeOf(undefined, { do: 'price', cards, price: 'halve' })).toBe('passive');
    const turn: Act = { do: 'price', cards, price: 'halve', for: 'this turn' };
    expect(typeOf(undefined, turn)).toBe('normal');
  });

  it.each(['when', 'before', 'after'] as const)('is latent after "%s"', (word) => {
    expect(typeOf({ at: 'event', word, event: attacked }, draw)).toBe('latent');
  });

  it('is passive after "whenever", at a set time and in place of something', () => {
    expect(typeOf({ at: 'event', word: 'whenever', event: attacked }, draw)).toBe('passive');
    expect(typeOf({ at: 'start', of: { part: 'turn', whose: 'your' } }, draw)).toBe('passive');
    expect(typeOf({ at: 'would', event: attacked }, draw)).toBe('passive');
  });

  it('is continuous after "while"', () => {
    const holds = {
      is: 'card',
      card: { the: 'this' },
      a: { kind: 'place', place: 'field' },
    } as const;
    expect(typeOf({ at: 'while', holds }, draw)).toBe('continuous');
  });

  it('is normal otherwise, also when something is put off', () => {
    expect(typeOf(undefined, draw)).toBe('normal');
    const of = { part: 'turn', whose: 'your', next: true } as const;
    expect(effectTypeOf({ sentences: [{ at: { at: 'start', of }, acts: [draw] }] })).toBe('normal');
  });
});
