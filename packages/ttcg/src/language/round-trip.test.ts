import { randomFrom } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomEffect } from '../testing/random-trees.ts';
import { parseEffect } from './parse.ts';
import { printEffect } from './print/print.ts';
import { LEXEMES } from './words/lexicon.ts';

const TREES = 3000;

describe('parsing what was printed', () => {
  it('gives the same tree', () => {
    const random = randomFrom('round trip');
    for (let i = 0; i < TREES; i++) {
      const effect = randomEffect(random);
      const text = printEffect(effect);
      expect(parseEffect(text), text).toEqual({ ok: true, effect });
    }
  });

  it('does not depend on capitals', () => {
    const random = randomFrom('capitals');
    for (let i = 0; i < 100; i++) {
      const text = printEffect(randomEffect(random)).replace(/"[^"]*"/g, '"Ember Fox"');
      const shout = text.replace(/"[^"]*"|[^"]+/g, (part) =>
        part.startsWith('"') ? part : part.toUpperCase(),
      );
      expect(parseEffect(shout)).toEqual(parseEffect(text));
    }
  });
});

describe('any text at all', () => {
  const words = LEXEMES.map((lexeme) => lexeme.words.join(' '));
  const salad = fc.array(fc.constantFrom(...words, 'dragon', '2', '"Fox"'), { maxLength: 14 });

  it('is understood as it is printed, or refused', () => {
    const property = fc.property(salad, (list) => {
      const parsed = parseEffect(list.join(' '));
      if (parsed.ok) expect(parseEffect(printEffect(parsed.effect))).toEqual(parsed);
      else expect(parsed.error.length).toBeGreaterThan(10);
    });
    fc.assert(property, { numRuns: 2000, seed: 7 });
  });

  it('is answered, whatever its characters', () => {
    const property = fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const parsed = parseEffect(text);
      if (parsed.ok) return;
      expect(parsed.at.start).toBeLessThanOrEqual(parsed.at.end);
      expect(parsed.at.end).toBeLessThanOrEqual(text.length);
    });
    fc.assert(property, { numRuns: 1000, seed: 7 });
  });
});
