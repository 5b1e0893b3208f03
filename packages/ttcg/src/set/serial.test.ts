import { describe, expect, it } from 'vitest';
import { aDesign } from '../testing/designs.ts';
import { isSerial, plainSerial, serialFor } from './serial.ts';

describe('serials', () => {
  it('are 14 letters and digits; ours are hexadecimal, like the documented one', () => {
    for (const text of ['a7626d4dd0045a', 'Gk26z0PQ45aXyw']) expect(isSerial(text)).toBe(true);
    expect(serialFor(aDesign())).toMatch(/^[\da-f]{14}$/);
    for (const text of ['', 'a7626d4dd0045', 'a7626d4dd0045ab', 'a7626d4dd0045-']) {
      expect(isSerial(text)).toBe(false);
    }
  });

  it('are written in small letters if they are hexadecimal, others as they are', () => {
    expect(plainSerial('A7626D4DD0045A')).toBe('a7626d4dd0045a');
    expect(plainSerial('Gk26z0PQ45aXyw')).toBe('Gk26z0PQ45aXyw');
  });

  it('are the same for the same card, and differ with what is printed on it', () => {
    expect(serialFor(aDesign())).toBe(serialFor(aDesign({ rarity: 5, lore: 'Old.' })));
    expect(serialFor(aDesign())).not.toBe(serialFor(aDesign({ attack: 310, defense: 190 })));
  });
});
