import { describe, expect, it } from 'vitest';
import { turningPoint } from './turningPoint.ts';

const points = (...values: (readonly [number, number])[]) =>
  values.map((each) => ({ values: each, part: 0 }));

describe('the largest change that was never made up', () => {
  it('is the step that took most', () => {
    const course = points([20, 20], [20, 19], [20, 15], [18, 15], [18, 0]);
    expect(turningPoint(course.slice(0, 4), 0, 'more')).toEqual({ step: 2, by: 4 });
    expect(turningPoint(course, 0, 'more')).toEqual({ step: 4, by: 15 });
  });

  it('is not one that was made up later', () => {
    const course = points([20, 20], [20, 12], [10, 12], [10, 9], [10, 0]);
    expect(turningPoint(course.slice(0, 4), 0, 'more')).toEqual({ step: 3, by: 3 });
  });

  it('counts what is less as better, where it is', () => {
    const course = points([9, 9], [3, 9], [3, 8]);
    expect(turningPoint(course, 0, 'less')).toEqual({ step: 1, by: 6 });
  });

  it('is no beginning of a new part, in which all stand anew', () => {
    const course = [
      { values: [9, 2], part: 1 },
      { values: [1, 12], part: 2 },
      { values: [0, 12], part: 2 },
    ] as const;
    expect(turningPoint(course, 0, 'less')).toEqual({ step: 2, by: 1 });
  });

  it('is nothing where the winner never gained', () => {
    expect(turningPoint(points([20, 20], [12, 20]), 0, 'more')).toBeUndefined();
  });
});
