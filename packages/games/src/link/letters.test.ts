import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromLetters, toLetters } from './letters.ts';

it('the letters of bytes are those of base64url, and give the bytes back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      expect(toLetters(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromLetters(toLetters(bytes))).toEqual(bytes);
    }),
  );
});

it('anything else is refused', () => {
  expect(() => fromLetters('ab!c')).toThrow('no letter of a link: !');
});
