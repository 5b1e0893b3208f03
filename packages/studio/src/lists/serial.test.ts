import { below, randomFrom } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOurs, makeSerial, readSerial } from './serial.ts';

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const TIERS = [0, 1, 2, 3, 4, 5];

function source(seed: string): () => number {
  const random = randomFrom(seed);
  return () => below(random, 256);
}

/** A serial that checks out with these characters at these places. */
function serialWith(fixed: ReadonlyMap<number, string>, next: () => number): string | undefined {
  for (let tries = 0; tries < 2000; tries++) {
    const serial = [...makeSerial(next() % 6, next)];
    // Two free places can mend what the fixed ones have changed.
    for (const [place, sign] of fixed) serial[place] = sign;
    const free = [1, 2, 3, 4].filter((place) => !fixed.has(place))[0] ?? 5;
    for (const sign of ALPHABET) {
      serial[free] = sign;
      const text = serial.join('');
      if (isOurs(text)) return text;
    }
  }
  return undefined;
}

describe('a serial', () => {
  it('has 14 characters that cannot be misread, the first no hexadecimal digit', () => {
    const next = source('form');
    for (const tier of TIERS) {
      for (let run = 0; run < 200; run++) {
        const serial = makeSerial(tier, next);
        expect(serial).toMatch(/^[KURXMP][2-9A-HJKMNP-Z]{13}$/);
        expect(readSerial(serial)).toEqual({ kind: 'ours', serial, tier });
        expect(readSerial(` ${serial.toLowerCase()} `)).toEqual({ kind: 'ours', serial, tier });
      }
    }
  });

  it('has at least 45 random bits: twelve places where each character is as likely', () => {
    const next = source('bits');
    const counts = Array.from({ length: 12 }, () => new Map<string, number>());
    const runs = 31 * 400;
    for (let run = 0; run < runs; run++) {
      const serial = makeSerial(2, next);
      for (const [place, count] of counts.entries())
        count.set(serial.charAt(place + 1), (count.get(serial.charAt(place + 1)) ?? 0) + 1);
    }
    for (const count of counts) {
      expect(count.size).toBe(ALPHABET.length);
      for (const found of count.values()) expect(Math.abs(found - 400)).toBeLessThan(110);
    }
    expect(12 * Math.log2(ALPHABET.length)).toBeGreaterThan(45);
  });

  it('notices every wrong character: each place, each right and each wrong one', () => {
    const next = source('single');
    for (let place = 0; place < 14; place++) {
      for (const right of place === 0 ? 'KURXMP' : ALPHABET) {
        const serial = serialWith(new Map([[place, right]]), next) ?? '';
        expect(serial.charAt(place)).toBe(right);
        for (const wrong of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
          const slip = serial.slice(0, place) + wrong + serial.slice(place + 1);
          if (isOurs(slip) !== (wrong === right)) expect.fail(`${slip} for ${serial}`);
        }
      }
    }
  });

  it('notices every two characters that have changed places: each two places, each two characters', () => {
    const next = source('swaps');
    for (let one = 0; one < 14; one++) {
      for (let other = one + 1; other < 14; other++) {
        for (const first of one === 0 ? 'KURXMP' : ALPHABET) {
          for (const second of ALPHABET) {
            if (first === second) continue;
            const fixed = new Map([
              [one, first],
              [other, second],
            ]);
            const serial = serialWith(fixed, next) ?? '';
            const signs = [...serial];
            signs[one] = second;
            signs[other] = first;
            if (!isOurs(serial) || isOurs(signs.join('')))
              expect.fail(`${signs.join('')} for ${serial}`);
          }
        }
      }
    }
  });

  it('is never taken for one of another tool by a slip', () => {
    const next = source('other');
    const slips = fc.tuple(fc.nat(13), fc.constantFrom(...'0123456789ABCDEF'));
    fc.assert(
      fc.property(slips, ([place, wrong]) => {
        const serial = makeSerial(1, next);
        const slip = serial.slice(0, place) + wrong + serial.slice(place + 1);
        expect(readSerial(slip).kind).toBe(slip === serial ? 'ours' : 'wrong');
      }),
    );
  });

  it.each([
    // It is kept as it is: so is its case.
    ['A7626D4DD0045A', { kind: 'other', serial: 'A7626D4DD0045A' }],
    ['A7626d4dd0045a', { kind: 'other', serial: 'A7626d4dd0045a' }],
    ['k7qw-3rtn 9hxp - ve', { kind: 'ours', serial: 'K7QW3RTN9HXPVE', tier: 0 }],
    [
      'K7QW-3RTN-9HXP-EV',
      { kind: 'wrong', why: 'A character is wrong, or two have changed places.' },
    ],
    ['', { kind: 'wrong', why: 'It has 0 characters; a serial has 14.' }],
    ['K234', { kind: 'wrong', why: 'It has 4 characters; a serial has 14.' }],
    [
      'K23456O8923456',
      { kind: 'wrong', why: `"O" is in no serial of ours: they have ${ALPHABET}.` },
    ],
    ['Z2345678923456', { kind: 'wrong', why: 'It begins with Z; ours begin with one of KURXMP.' }],
  ])('%j is read as what it is', (text, reading) => {
    expect(readSerial(text)).toEqual(reading);
  });
});
