import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Box, desk, overlap, placed } from '../browser/testing/placed.ts';
import { placeLarge } from './placeLarge.ts';

/** Where the large card lies that shows a card. */
const place = (card: Box, table?: Box) =>
  placed({ width: 300, height: 420 }, card, placeLarge(card, table));

const anyCard = fc
  .record({ left: fc.integer({ min: 0, max: 1140 }), top: fc.integer({ min: 0, max: 604 }) })
  .map(({ left, top }) => ({ left, top, right: left + 140, bottom: top + 196 }));

beforeEach(() => {
  vi.stubGlobal('innerWidth', desk.right);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the large card', () => {
  it('stands to the right of the card it shows, if it can', async () => {
    const found = await place({ left: 100, right: 240, top: 300, bottom: 496 });
    expect([found.left, found.top]).toEqual([254, 188]);
  });

  it('stands to the left where the right has no room', async () => {
    const found = await place({ left: 1100, right: 1240, top: 300, bottom: 496 });
    expect(found.right).toBe(1086);
  });

  it('is wholly on screen wherever the card lies, and never over it', async () => {
    await fc.assert(
      fc.asyncProperty(anyCard, async (card) => {
        const found = await place(card);
        expect(found.left).toBeGreaterThanOrEqual(0);
        expect(found.right).toBeLessThanOrEqual(desk.right);
        expect(found.top).toBeGreaterThanOrEqual(0);
        expect(found.bottom).toBeLessThanOrEqual(desk.bottom);
        expect(overlap(found, card)).toBe(false);
      }),
    );
  });
});

describe('the large card at a table', () => {
  const table = { left: 30, right: 1250, top: 160, bottom: 564 };

  it('stands at the side away from its card', async () => {
    const atLeft = { left: 200, right: 340, top: 640, bottom: 800 };
    const atRight = { left: 1000, right: 1140, top: 640, bottom: 800 };
    expect((await place(atLeft, table)).right).toBe(1250);
    expect((await place(atRight, table)).left).toBe(30);
  });

  it('ends where the table ends, so that the hand and the message below stay free', async () => {
    const card = { left: 200, right: 340, top: 640, bottom: 800 };
    expect((await place(card, table)).bottom).toBe(table.bottom);
  });

  it('is never over its card, however narrow the table is', async () => {
    const narrow = fc.integer({ min: 200, max: 1220 });
    await fc.assert(
      fc.asyncProperty(anyCard, narrow, async (card, width) => {
        expect(overlap(await place(card, { ...table, right: table.left + width }), card)).toBe(
          false,
        );
      }),
    );
  });
});
