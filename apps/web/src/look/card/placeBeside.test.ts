import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAtSide, placeBeside, placeIn } from './placeBeside.ts';

const desk = { width: 1280, height: 800 };

describe('the large card', () => {
  it('stands to the right of the card it shows, if it can', () => {
    const place = placeBeside({ left: 100, right: 240, top: 300, bottom: 496 }, desk);
    expect(place).toEqual({ left: 254, top: 188 });
  });

  it('stands to the left where the right has no room', () => {
    const place = placeBeside({ left: 1100, right: 1240, top: 300, bottom: 496 }, desk);
    expect(place.left + 300).toBeLessThan(1100);
  });

  it('is wholly on screen wherever the card lies', () => {
    const at = fc.record({
      left: fc.integer({ min: 0, max: 1140 }),
      top: fc.integer({ min: -100, max: 780 }),
    });
    fc.assert(
      fc.property(at, ({ left, top }) => {
        const place = placeBeside({ left, right: left + 140, top, bottom: top + 196 }, desk);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.left + 300).toBeLessThanOrEqual(desk.width);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.top + 420).toBeLessThanOrEqual(desk.height);
      }),
    );
  });
});

describe('the large card at a table', () => {
  const table = { left: 30, right: 1250, top: 160, bottom: 564 };

  it('stands at the side away from its card', () => {
    const atLeft = { left: 200, right: 340, top: 640, bottom: 800 };
    const atRight = { left: 1000, right: 1140, top: 640, bottom: 800 };
    expect(placeAtSide(atLeft, table, desk).left).toBe(950);
    expect(placeAtSide(atRight, table, desk).left).toBe(30);
  });

  it('ends where the table ends, so that the hand and the message below stay free', () => {
    const card = { left: 200, right: 340, top: 640, bottom: 800 };
    expect(placeAtSide(card, table, desk).top + 420).toBe(table.bottom);
  });
});

describe('a large card with a place of its own', () => {
  it('fills that place from its top, and no more than it', () => {
    expect(placeIn({ left: 950, right: 1250, top: 80, bottom: 780 })).toEqual({
      left: 950,
      top: 80,
      width: 300,
      maxHeight: 700,
      overflow: 'hidden',
    });
  });
});
