import type { AttackForecast } from '@cardscape/ttcg';
import { describe, expect, it } from 'vitest';
import { forecastWords } from './forecastWords.ts';

const plain: AttackForecast = {
  attack: 310,
  defense: 130,
  destroyed: 4,
  points: [{ seat: 1, by: -2, now: 18 }],
  setsOff: [],
  isOpen: false,
};
const said = (forecast: Partial<AttackForecast>) =>
  forecastWords(
    { ...plain, ...forecast },
    { near: 0, names: ['You', 'Normal bot'], nameOf: (card) => `Card ${card}` },
  );

describe('what would come of an attack', () => {
  it('is who is destroyed, and what that costs', () => {
    expect(said({})).toEqual([
      '310 against 130: Card 4 is destroyed.',
      'Normal bot loses 2 points, 18 left.',
    ]);
    expect(said({ points: [{ seat: 0, by: -1, now: 0 }] })[1]).toBe('You lose 1 point, none left.');
    expect(said({ destroyed: null, points: [] })).toEqual([
      '310 against 130: nothing is destroyed.',
    ]);
  });

  it('is points alone where nobody stands in the way', () => {
    const { defense: _, ...direct } = plain;
    const reader = { near: 0, names: ['You', 'Ada'], nameOf: String } as const;
    expect(forecastWords({ ...direct, destroyed: null }, reader)).toEqual([
      'Ada loses 2 points, 18 left.',
    ]);
  });

  it('says what cannot be known, and what may be otherwise', () => {
    expect(said({ defense: null, destroyed: null, points: [] })).toEqual([
      '310 against a card that lies face down: what comes of it cannot be known.',
    ]);
    expect(said({ setsOff: [3, 5] }).at(-1)).toBe(
      'First comes what this sets off: Card 3, Card 5.',
    );
    expect(said({ isOpen: true }).at(-1)).toBe('An effect on the field may change that.');
    expect(said({ attack: null })).toEqual([
      'Something in force keeps this attack from coming about.',
    ]);
  });
});
