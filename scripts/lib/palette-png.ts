import { deflateSync } from 'node:zlib';

/** A picture of few colours: the colours, three bytes each, and for every point the place of its colour. */
export interface Painted {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint8Array;
  readonly points: Uint8Array;
}

/** Reduces a picture of four bytes a point to 256 colours: boxes of colours are halved where they hold most. */
export function reduced(rgba: Uint8Array, width: number, height: number): Painted {
  const counts = new Map<number, number>();
  const byte = (at: number) => rgba[at] ?? 0;
  const keyAt = (at: number) =>
    ((byte(at) >> 3) << 10) | ((byte(at + 1) >> 3) << 5) | (byte(at + 2) >> 3);
  for (let at = 0; at < rgba.length; at += 4)
    counts.set(keyAt(at), (counts.get(keyAt(at)) ?? 0) + 1);
  const part = (key: number, channel: number) => (key >> (10 - 5 * channel)) & 31;
  const boxOf = (keys: number[]) => {
    const spans = [0, 1, 2].map((channel) => {
      const parts = keys.map((key) => part(key, channel));
      return Math.max(...parts) - Math.min(...parts);
    });
    const weight = keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
    const wide = Math.max(...spans);
    return { keys, channel: spans.indexOf(wide), worth: wide * Math.sqrt(weight) };
  };
  const boxes = [boxOf([...counts.keys()])];
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.worth - a.worth);
    const [widest] = boxes;
    if (!widest || widest.worth === 0) break;
    const keys = widest.keys.toSorted((a, b) => part(a, widest.channel) - part(b, widest.channel));
    boxes.splice(0, 1, boxOf(keys.slice(0, keys.length >> 1)), boxOf(keys.slice(keys.length >> 1)));
  }
  const colours = new Uint8Array(3 * boxes.length);
  const placeOf = new Map<number, number>();
  boxes.forEach(({ keys }, place) => {
    for (const key of keys) placeOf.set(key, place);
  });
  // A box has the mean of the colours that lie in it, as they were before they were grouped.
  const sums = boxes.map(() => ({ parts: [0, 0, 0], count: 0 }));
  const points = new Uint8Array(width * height);
  for (let point = 0; point < points.length; point++) {
    const place = placeOf.get(keyAt(4 * point)) ?? 0;
    points[point] = place;
    const sum = sums[place];
    if (!sum) continue;
    sum.parts = sum.parts.map((each, channel) => each + byte(4 * point + channel));
    sum.count += 1;
  }
  colours.set(sums.flatMap(({ parts, count }) => parts.map((each) => Math.round(each / count))));
  return { width, height, colours, points };
}

/** The bytes of a PNG with a palette. */
export function palettePng({ width, height, colours, points }: Painted): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(points.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(checksum(named), named.length + 4);
  return framed;
}

/** The CRC-32 of PNG. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
