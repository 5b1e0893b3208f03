import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** The font inside a WOFF file (W3C, 1.0): its tables, unpacked, one after the other. */
export function sfntOf(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF file.');
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [start, packed, length] = [4, 8, 12].map((offset) => view.getUint32(at + offset));
    const bytes = woff.subarray(start, (start ?? 0) + (packed ?? 0));
    const tag = view.getUint32(at);
    const checksum = view.getUint32(at + 16);
    return { tag, checksum, bytes: packed === length ? bytes : new Uint8Array(inflateSync(bytes)) };
  });
  const starts: number[] = [];
  let end = SFNT_HEADER + count * SFNT_ENTRY;
  for (const { bytes } of tables) {
    starts.push(end);
    end += Math.ceil(bytes.length / 4) * 4;
  }
  const sfnt = new Uint8Array(end);
  const out = new DataView(sfnt.buffer);
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    const start = starts[index] ?? 0;
    for (const [offset, value] of [tag, checksum, start, bytes.length].entries())
      out.setUint32(at + offset * 4, value);
    sfnt.set(bytes, start);
  }
  return sfnt;
}
