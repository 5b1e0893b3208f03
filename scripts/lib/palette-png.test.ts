import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { palettePng, reduced } from './palette-png.ts';

describe('a picture of few colours', () => {
  const red = [200, 16, 8, 255];
  const blue = [8, 16, 200, 255];

  it('keeps every colour of a picture that has few', () => {
    const { colours, points } = reduced(Uint8Array.from([...red, ...blue, ...red]), 3, 1);
    const colourAt = (point: number) => [
      ...colours.subarray(3 * points[point]!, 3 * points[point]! + 3),
    ];
    expect([0, 1, 2].map(colourAt)).toEqual([red, blue, red].map((each) => each.slice(0, 3)));
  });

  it('is written as a PNG with a palette', () => {
    const png = palettePng(reduced(Uint8Array.from([...red, ...blue]), 1, 2));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1, 2]);
    // The checksum of the last chunk is the same in every PNG.
    expect(png.subarray(-4).toString('hex')).toBe('ae426082');
    const data = png.indexOf('IDAT') + 4;
    expect(inflateSync(png.subarray(data)).length).toBe(4);
  });
});
