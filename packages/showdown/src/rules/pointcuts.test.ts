import { describe, expect, it } from 'vitest';
import { pointcutNamed } from '../interface/index.ts';
import { heard } from '../testing/heard.ts';
import { happen, hearersOf, POINTCUT_FAMILIES } from '../testing/pointcut-cases/index.ts';

describe.each(POINTCUT_FAMILIES)('when $happens', (family) => {
  it.each(Object.entries(family.hears))('%s', (pointcut, hearing) => {
    const scene = happen(family, pointcut, hearing);
    const told = heard(scene, pointcut);
    expect(scene.broken).toEqual([]);
    expect([...new Set(told.map(({ card }) => card))].sort()).toEqual(hearersOf(hearing).sort());
    const values = (typeof hearing === 'object' && hearing.values) || family.values;
    for (const { card, player, target, pointers, values: given, flags } of told) {
      // Everyone is told of themselves whose they are.
      expect({ card, player }).toEqual({ card, player: scene.isYours(card) });
      if (family.target !== undefined) expect(target).toBe(family.target);
      family.pointers?.forEach((name, place) => {
        expect(pointers[place]).toBe(name);
      });
      values?.forEach((value, place) => {
        expect(given[place]).toBe(value);
      });
      for (const flag of family.flags ?? []) expect(flags).toContain(flag);
      const whose = scene.isYours(card) ? 'IS_PLAYER' : 'IS_ADVSRY';
      if (pointcutNamed(pointcut)?.flags.includes('ZTCG_PLAYERTYPE'))
        expect(flags).toContain(whose);
    }
  });
});
