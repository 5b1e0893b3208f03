import { expect, it } from 'vitest';
import { FLAG_CASES, flagScene } from '../../testing/flag-cases/index.ts';

it.each(Object.entries(FLAG_CASES))('%s: $shows', (_, one) => {
  const scene = flagScene(one);
  expect(one.when(scene)).toEqual(one.result);
  expect(scene.broken).toEqual([]);
});
