import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, desk, overlap, placed } from '../../look/browser/testing/placed.ts';
import { placeNote } from './placeNote.ts';

/** The line that asks, across the screen. */
const line = { left: 0, right: 1280, top: 560, bottom: 610 };

const place = (tried: Box, asks: Box = line) =>
  placed({ width: 288, height: 60 }, tried, placeNote(tried, asks, desk));

describe('the note that says why not', () => {
  it('stands above what was tried', async () => {
    const note = await place({ left: 500, right: 600, top: 300, bottom: 440 });
    expect([note.bottom, (note.left + note.right) / 2]).toEqual([290, 550]);
  });

  it('stands beside a card of the hand where the line that asks is above that', async () => {
    const card = { left: 500, right: 600, top: 640, bottom: 800 };
    const note = await place(card);
    expect(note.top).toBeGreaterThanOrEqual(line.bottom);
    expect(note.left).toBe(610);
  });

  it('leaves a line beside what was tried free as well', async () => {
    const column = { left: 980, right: 1280, top: 0, bottom: 800 };
    const note = await place({ left: 900, right: 970, top: 300, bottom: 400 }, column);
    expect(note.right).toBeLessThanOrEqual(column.left);
  });

  it('is on screen, and over neither the line nor what was tried, wherever that lies', async () => {
    const cards = fc
      .record({
        left: fc.integer({ min: 0, max: 1180 }),
        top: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 640, max: 660 })),
      })
      .map(({ left, top }) => ({ left, top, right: left + 100, bottom: top + 140 }));
    await fc.assert(
      fc.asyncProperty(cards, async (card) => {
        const note = await place(card);
        expect(overlap(note, line)).toBe(false);
        expect(overlap(note, card)).toBe(false);
        expect(note.left).toBeGreaterThanOrEqual(0);
        expect(note.right).toBeLessThanOrEqual(desk.right);
        expect(note.top).toBeGreaterThanOrEqual(0);
        expect(note.bottom).toBeLessThanOrEqual(desk.bottom);
      }),
    );
  });

  it('hides the line rather than the card, where a phone has no room beside that', async () => {
    const phone = { left: 0, top: 0, right: 390, bottom: 844 };
    const asks = { left: 15, right: 375, top: 550, bottom: 680 };
    const card = { left: 112, right: 200, top: 700, bottom: 815 };
    const note = await placed({ width: 288, height: 60 }, card, placeNote(card, asks, phone));
    expect(overlap(note, card)).toBe(false);
    expect(note.top).toBeGreaterThanOrEqual(0);
  });

  it('lies on what leaves no room beside it', async () => {
    const note = await place(desk);
    expect(note.top).toBeGreaterThanOrEqual(0);
    expect(note.bottom).toBeLessThanOrEqual(desk.bottom);
  });
});
