import { describe, expect, it } from 'vitest';
import { forecastWords } from './forecastWords.ts';

const blade = { card: 1, design: 'Blade', amount: 20, used: true };
const attack = { base: 30, bonuses: [blade], block: 10, damage: 40, left: 15 };

describe('what an attack would do', () => {
  it('is said as a sum, with what it leaves', () => {
    expect(forecastWords(attack)).toEqual([
      '30 base +20 − 10 blocked = 40 damage',
      'Leaves 15 HP.',
    ]);
  });

  it('leaves out equipment that does not take part, and what is not blocked', () => {
    const bare = { ...attack, bonuses: [{ ...blade, used: false }], block: 0, damage: 30 };
    expect(forecastWords(bare)[0]).toBe('30 base = 30 damage');
  });

  it('is no sum where the target has less left', () => {
    expect(forecastWords({ ...attack, damage: 12, left: 0 })).toEqual([
      '30 base +20 − 10 blocked → 12 damage',
      'It would be destroyed.',
    ]);
  });
});
