import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { readDescriptor } from './read-descriptor.ts';
import { templateOf } from './templates.ts';

const TEXT = templateOf('mob').replace('"My Mob"', '"Fée du marais"');

/** A text in UTF-16, the lower byte of each letter first or last. */
function wide(text: string, order: 'lower first' | 'lower last'): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++)
    view.setUint16(at * 2, text.charCodeAt(at), order === 'lower first');
  return bytes;
}

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
    ['UTF-16 with its mark', wide(`\uFEFF${TEXT}`, 'lower first')],
    ['UTF-16 with its mark, the other way round', wide(`\uFEFF${TEXT}`, 'lower last')],
    ['UTF-16', wide(TEXT, 'lower first')],
    ['UTF-16, the other way round', wide(TEXT, 'lower last')],
    ['the encoding of early editors', Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0))],
  ])('in %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
    expect(readDescriptor(decodeText(bytes), 'a.lua').problems).toEqual([]);
  });

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48]],
    ['anything', Array.from({ length: 999 }, (_, at) => ((at * 7919) % 255) + 1)],
    ['a text with an empty byte', [...new TextEncoder().encode(`${TEXT}\0`)]],
    ['empty bytes', [0, 0, 0, 0]],
  ])('is none in %s, and that is all that is said', (_, bytes) => {
    const { problems } = readDescriptor(decodeText(Uint8Array.from(bytes)), 'a.lua');
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'unreadable: This is not a text file.',
    ]);
  });
});
