import { describe, expect, it } from 'vitest';
import { arrowPath } from './arrowPath.ts';

const card = (left: number, top: number) => ({ left, top, width: 100, height: 140 });

/** The first place of a path. */
function start(path: string): [number, number] {
  const [x = '', y = ''] = path.slice(1).split(/[LQ]/)[0]?.split(' ') ?? [];
  return [Number(x), Number(y)];
}

describe('an arrow', () => {
  it('leaves from the first card, on the side of the second, clear of what is printed in the middle', () => {
    const [x] = start(arrowPath(card(0, 0), card(400, 0)).shaft);
    expect(x).toBeGreaterThan(75);
    expect(x).toBeLessThan(100);
  });

  it('has its point on the second card, short of the middle', () => {
    const [x, y] = start(arrowPath(card(0, 0), card(400, 0)).head);
    expect(x).toBeGreaterThan(400);
    expect(x).toBeLessThan(450);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(140);
  });

  it('can be drawn from a card to itself', () => {
    expect(arrowPath(card(0, 0), card(0, 0)).head).not.toContain('NaN');
  });
});
