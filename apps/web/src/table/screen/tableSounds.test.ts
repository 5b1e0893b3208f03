import { describe, expect, it } from 'vitest';
import type { EventMark } from '../gameTable.ts';
import { cuesOf, endSound } from './tableSounds.ts';

const table = {
  sounds: { drew: 'draw', played: 'play' } as const,
  markOf: (event: { readonly type: string }): EventMark | undefined =>
    event.type === 'turn' ? { kind: 'part', word: 'Turn', number: 2, seat: 0 } : undefined,
};
const heard = (
  ...given: Parameters<typeof cuesOf> extends [unknown, ...infer Rest] ? Rest : never
) => cuesOf(table, ...given).map(([sound]) => sound);

describe('a moment of a match sounds', () => {
  it('like the first thing that is done', () => {
    expect(heard([{ type: 'shuffled' }, { type: 'played' }, { type: 'drew' }], [], 0)).toEqual([
      'play',
    ]);
  });

  it('like a strike as it lands, and what breaks by it', () => {
    const cues = cuesOf(
      table,
      [],
      [
        { kind: 'strike', to: 'card-2' },
        { kind: 'break', at: 'card-2' },
        { kind: 'change', at: 'points-1', by: -1 },
      ],
      0,
    );
    expect(cues).toEqual([
      ['strike', 0.15],
      ['break', 0.15],
    ]);
  });

  it('like points that come and go', () => {
    expect(heard([], [{ kind: 'change', at: 'points-1', by: 3 }], 0)).toEqual(['heal']);
    expect(heard([], [{ kind: 'change', at: 'points-1', by: -3 }], 0)).toEqual(['loss']);
  });

  it('like your own turn, and nobody else’s', () => {
    expect(heard([{ type: 'turn' }], [], 0)).toEqual(['turn']);
    expect(heard([{ type: 'turn' }], [], 1)).toEqual([]);
  });

  it('like a victory for who has won it, and a defeat for who has not', () => {
    const over = { ask: 'over', winner: 1, reason: 'points' } as const;
    expect(endSound(over, [1])).toBe('win');
    expect(endSound(over, [0])).toBe('lose');
    expect(endSound(over, [0, 1])).toBe('win');
    expect(endSound({ ...over, winner: null }, [0])).toBeUndefined();
  });
});
