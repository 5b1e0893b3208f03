import { describe, expect, it } from 'vitest';
import { compileEffect } from './compile-effect.ts';

describe('an effect text compiled', () => {
  it('comes with its English, its type and its steps', () => {
    expect(compileEffect('Draw 2 cards.')).toMatchObject({
      ok: true,
      text: 'Draw 2 cards.',
      english: 'Draw two cards.',
      type: 'normal',
      named: false,
      steps: expect.arrayContaining(['Draw two cards.']),
    });
  });

  it('R-T22: is of the type that is named, or that its words tell', () => {
    expect(compileEffect('When this card is destroyed, draw a card.')).toMatchObject({
      type: 'latent',
    });
    expect(compileEffect('Draw a card.', { style: 'pulse' })).toMatchObject({
      type: 'pulse',
      named: true,
    });
  });

  it('R-T18: names the words that were not understood', () => {
    expect(compileEffect('Draw two wombats.')).toMatchObject({ ok: false, leftover: ['wombats'] });
  });

  it('says what makes no sense', () => {
    const read = compileEffect('Counter an attack.', { style: 'normal' });
    expect(read).toMatchObject({ ok: false, leftover: [] });
  });
});
