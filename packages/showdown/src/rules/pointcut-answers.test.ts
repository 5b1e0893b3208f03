import { expect, it } from 'vitest';
import { ANSWER_CASES, sceneOf } from '../testing/pointcut-cases/index.ts';

it.each(ANSWER_CASES)('$pointcut $says', (one) => {
  const scene = sceneOf(one);
  expect(one.when(scene)).toEqual(one.result);
  expect(scene.broken).toEqual([]);
});
