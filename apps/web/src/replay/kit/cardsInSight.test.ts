import { describe, expect, it } from 'vitest';
import { cardsInSight } from './cardsInSight.ts';

describe('the cards in sight', () => {
  it('are found wherever they stand in a view, each once; backs are not among them', () => {
    const view = {
      zones: { hand: [{ card: 3, design: 'Paper Moon' }, { back: 'lantern' }], deck: [] },
      shown: { on: { card: 4, design: 'Candle Jar' }, again: { card: 3, design: 'Paper Moon' } },
      turn: 2,
      last: null,
    };
    expect(cardsInSight(view)).toEqual([
      { card: 3, design: 'Paper Moon' },
      { card: 4, design: 'Candle Jar' },
    ]);
  });
});
