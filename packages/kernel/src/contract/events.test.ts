import { describe, expect, it } from 'vitest';
import { eventFor, type GameEvent } from './events.ts';

interface Drawn extends GameEvent {
  readonly cards: readonly string[];
}

const open: Drawn = { type: 'draw', cards: ['Thaw'] };
const drawn: Drawn = {
  type: 'draw',
  cards: ['a card'],
  secrets: [{ to: [0], shows: { cards: ['Thaw'] } }],
};

describe('an event', () => {
  it('without secrets is the same for all', () => {
    for (const viewer of [0, 1, 'table', 'hands'] as const)
      expect(eventFor(open, viewer)).toBe(open);
  });

  it('shows its secret to those it is for, and to the spectator who sees hands', () => {
    expect(eventFor(drawn, 0)).toEqual(open);
    expect(eventFor(drawn, 'hands')).toEqual(open);
  });

  it('shows the others no trace of it', () => {
    for (const viewer of [1, 'table'] as const)
      expect(eventFor(drawn, viewer)).toStrictEqual({ type: 'draw', cards: ['a card'] });
  });

  it('can have a secret for each player', () => {
    const dealt = {
      type: 'deal',
      secrets: [
        { to: [0], shows: { mine: 'Thaw' } },
        { to: [1], shows: { mine: 'Frost' } },
      ],
    } as const;
    expect(eventFor(dealt, 0)).toEqual({ type: 'deal', mine: 'Thaw' });
    expect(eventFor(dealt, 1)).toEqual({ type: 'deal', mine: 'Frost' });
    expect(eventFor(dealt, 'table')).toEqual({ type: 'deal' });
  });

  it('is not changed by being told', () => {
    const before = JSON.stringify(drawn);
    eventFor(drawn, 0);
    expect(JSON.stringify(drawn)).toBe(before);
  });
});
