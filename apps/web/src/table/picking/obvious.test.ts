import type { AskedPick } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { obviousDeed } from './obvious.ts';

const asking = (...options: { act: string; card: number; target?: unknown }[]) =>
  ({ ask: 'pick', options }) as unknown as AskedPick;

describe('what one click means', () => {
  it('is the one thing that a card can do', () => {
    expect(obviousDeed(asking({ act: 'attack', card: 1 }, { act: 'play', card: 2 }), 1)).toEqual({
      act: 'attack',
      card: 1,
    });
  });

  it('is its play, whatever else could be done with it', () => {
    expect(obviousDeed(asking({ act: 'exchange', card: 1 }, { act: 'play', card: 1 }), 1)).toEqual({
      act: 'play',
      card: 1,
    });
  });

  it('is nothing while there is something to choose: a column, a target', () => {
    const asked = asking({ act: 'play', card: 1, target: 1 }, { act: 'play', card: 1, target: 2 });
    expect(obviousDeed(asked, 1)).toBeUndefined();
    expect(obviousDeed(undefined, 1)).toBeUndefined();
  });
});
