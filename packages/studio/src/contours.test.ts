import { describe, expect, it } from 'vitest';
import { contourField } from './contours.ts';

/** Where lines begin or end on an edge of the sheet. */
function endsOn(data: string, axis: 0 | 1, edge: number): number[] {
  const ends = data.split('M').flatMap((line) => {
    const values = (line.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    if (values.length < 2) return [];
    let [x, y] = [values[0] ?? 0, values[1] ?? 0];
    const start = [x, y] as const;
    for (let index = 2; index + 3 < values.length; index += 4) {
      x += values[index + 2] ?? 0;
      y += values[index + 3] ?? 0;
    }
    return [start, [x, y] as const];
  });
  return ends
    .filter((end) => Math.abs(end[axis] - edge) < 0.3)
    .map((end) => end[1 - axis] ?? 0)
    .sort((one, other) => one - other);
}

describe('the contour field', () => {
  const data = contourField('quiet hills', 400, 300);

  it('is the same for the same seed and another for another', () => {
    expect(contourField('quiet hills', 400, 300)).toBe(data);
    expect(contourField('loud hills', 400, 300)).not.toBe(data);
  });

  it('tiles: a line that leaves on the right comes in on the left', () => {
    const [left, right] = [endsOn(data, 0, 0), endsOn(data, 0, 400)];
    expect(left.length).toBeGreaterThan(2);
    expect(right).toHaveLength(left.length);
    left.forEach((y, index) => {
      expect(Math.abs(y - (right[index] ?? 0))).toBeLessThan(0.5);
    });
  });

  it('tiles: a line that leaves below comes in above', () => {
    const [top, foot] = [endsOn(data, 1, 0), endsOn(data, 1, 300)];
    expect(foot).toHaveLength(top.length);
    top.forEach((x, index) => {
      expect(Math.abs(x - (foot[index] ?? 0))).toBeLessThan(0.5);
    });
  });

  it('has more lines with more levels', () => {
    const lines = (levels: number): number =>
      contourField('quiet hills', 400, 300, levels).split('M').length;
    expect(lines(16)).toBeGreaterThan(lines(5));
  });
});
