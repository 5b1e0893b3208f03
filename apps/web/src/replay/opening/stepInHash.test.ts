import { expect, it } from 'vitest';
import { stepIn, withStep } from './stepInHash.ts';

it.each([
  ['', 0, ''],
  ['', 12, 's=12'],
  ['s=12', 7, 's=7'],
  ['s=7', 0, ''],
  ['m=letters', 3, 'm=letters&s=3'],
  ['m=letters&s=3', 44, 'm=letters&s=44'],
  ['m=letters&s=44', 0, 'm=letters'],
])('the step of an address: %j at step %i is %j', (hash, at, written) => {
  expect(withStep(hash, at)).toBe(written);
  expect(stepIn(written)).toBe(at);
});
