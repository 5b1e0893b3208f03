import { describe, expect, it } from 'vitest';
import { asks } from '../testing/views.ts';
import { likelyDeed } from './plainDeeds.ts';

const plain = [{ act: 'battle' }, { act: 'end' }];

describe('the deed that one most likely wants', () => {
  it.each(['play', 'set'])('is none while a card can be used for a %s', (act) => {
    expect(likelyDeed(asks('main', [{ act, card: 1 }, ...plain]), [2])).toBeUndefined();
  });

  it('is the battle once a unit can attack, and the end of the turn if none can', () => {
    expect(likelyDeed(asks('main', plain), [2])).toBe('battle');
    expect(likelyDeed(asks('main', plain), [])).toBe('end');
  });

  it('is none while a unit can attack, before the first attack and after it', () => {
    const attack = { act: 'attack', card: 2 };
    expect(likelyDeed(asks('battle', [attack, { act: 'end' }]), [2])).toBeUndefined();
  });

  it('is not the end of the turn while an effect can be used', () => {
    const use = { act: 'use', card: 3, effect: 0 };
    expect(likelyDeed(asks('battle', [use, { act: 'end' }]), [])).toBeUndefined();
    expect(likelyDeed(asks('battle', [{ act: 'end' }]), [])).toBe('end');
  });

  it('is to pass where one may answer', () => {
    expect(likelyDeed(asks('respond', [{ act: 'pass' }]), [])).toBe('pass');
  });
});
