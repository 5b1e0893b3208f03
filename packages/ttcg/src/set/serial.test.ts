import { describe, expect, it } from 'vitest';
import { aDesign } from '../testing/designs.ts';
import { isSerial, serialFor } from './serial.ts';

describe('serials', () => {
  it('are 14 hexadecimal digits, like the documented one', () => {
    expect(isSerial('a7626d4dd0045a')).toBe(true);
    expect(isSerial(serialFor(aDesign()))).toBe(true);
    for (const text of ['', 'a7626d4dd0045', 'a7626d4dd0045ab', 'g7626d4dd0045a']) {
      expect(isSerial(text)).toBe(false);
    }
  });

  it('are the same for the same card, and differ with what is printed on it', () => {
    expect(serialFor(aDesign())).toBe(serialFor(aDesign({ rarity: 5, lore: 'Old.' })));
    expect(serialFor(aDesign())).not.toBe(serialFor(aDesign({ attack: 310, defense: 190 })));
  });
});
