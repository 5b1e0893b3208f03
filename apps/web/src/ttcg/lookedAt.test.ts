import type { TtcgEvent } from '@cardscape/ttcg';
import { describe, expect, it } from 'vitest';
import { lookedAt } from './lookedAt.ts';

const fox = { card: 7, design: 'Fox' };
const works: TtcgEvent = { type: 'resolves', seat: 0, kind: 'effect', subject: fox };
const looks: TtcgEvent = {
  type: 'looked',
  seat: 0,
  count: 1,
  whose: 1,
  zone: 'deck',
  secrets: [{ to: [0], shows: { cards: [fox] } }],
};

describe('the cards that were looked at', () => {
  it('are those of the effect at work, to the one who looked', () => {
    expect(lookedAt([{ events: [works, looks] }], 0)).toEqual([7]);
    expect(lookedAt([{ events: [works] }, { events: [looks] }], 0)).toEqual([7]);
    expect(lookedAt([{ events: [works, looks] }], 1)).toEqual([]);
  });

  it('are forgotten when the next effect works', () => {
    expect(lookedAt([{ events: [works, looks, works] }], 0)).toEqual([]);
  });

  it('are those revealed to all, too', () => {
    const shows: TtcgEvent = { type: 'revealed', seat: 1, subject: fox };
    expect(lookedAt([{ events: [works, shows] }], 0)).toEqual([7]);
  });
});
