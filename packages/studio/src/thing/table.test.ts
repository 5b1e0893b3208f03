import { describe, expect, it } from 'vitest';
import { cardArt } from '../art.ts';
import { distance, pixels } from '../testing/pixels.ts';
import { things } from './table.ts';

const draw = (thing?: string): string =>
  cardArt({ name: 'Found', terrain: 'plain', figure: 'object', ...(thing && { thing }) });

describe('things', () => {
  it('are many, each with a picture of its own', () => {
    expect(things.length).toBeGreaterThanOrEqual(24);
    const seen = things.map((thing) => pixels(draw(thing), 45));
    seen.forEach((one, index) => {
      for (const other of seen.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(3);
    });
  });

  it('are found whatever the case of their name', () => {
    expect(draw('Lantern')).toBe(draw('lantern'));
  });

  it('are chosen by the name of the card when none or an unknown one is given', () => {
    expect(draw('no such thing')).toBe(draw());
    expect(draw()).toContain('<path');
  });
});
