import { randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { visit } from '../language/tree/walk.ts';
import { randomEffect } from './random-trees.ts';

describe('random effects', () => {
  const random = randomFrom('shapes');
  const effects = Array.from({ length: 5000 }, () => randomEffect(random));
  const seen = new Map<string, Set<unknown>>();
  for (const effect of effects) {
    visit(effect, (key, value) => {
      const values = seen.get(key) ?? new Set();
      seen.set(key, values.add(typeof value === 'object' ? 'object' : value));
    });
  }

  it('are the same for the same seed', () => {
    const again = randomFrom('shapes');
    expect(randomEffect(again)).toEqual(effects[0]);
  });

  it('come with every kind of act, condition, trigger and place', () => {
    expect(seen.get('do')?.size).toBe(68);
    expect(seen.get('is')?.size).toBe(11);
    expect(seen.get('place')?.size).toBe(30);
    expect(seen.get('the')?.size).toBe(24);
    expect([...(seen.get('link') ?? [])].sort()).toEqual([
      'done',
      'instead',
      'otherwise',
      'then',
      'undone',
    ]);
  });

  it('leave no field undefined', () => {
    for (const values of seen.values()) expect(values.has(undefined)).toBe(false);
  });

  it('put a choice last', () => {
    for (const { sentences } of effects) {
      for (const { cost = [], acts } of sentences) {
        const early = [...cost, ...acts.slice(0, -1)];
        expect(early.some((act) => act.do === 'choose')).toBe(false);
      }
    }
  });
});
