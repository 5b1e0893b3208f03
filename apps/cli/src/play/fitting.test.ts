import { describe, expect, it } from 'vitest';
import { fitting } from './fitting.ts';

const things = ['Frost', 'Frostbite', 'Night Frost', 'Wall in column 1', 'Wall in column 11'].map(
  (name) => ({ name }),
);
const names = (typed: string) => fitting(typed, things).map(({ name }) => name);

describe('names by what is typed', () => {
  it.each([
    ['frost', ['Frost']],
    ['fros', ['Frost', 'Frostbite']],
    ['ni fr', ['Night Frost']],
    ['wall 1', ['Wall in column 1']],
    ['col', ['Wall in column 1', 'Wall in column 11']],
    ['frost night', []],
    ['...', []],
  ])('"%s" fits %j', (typed, fits) => {
    expect(names(typed)).toEqual(fits);
  });
});
