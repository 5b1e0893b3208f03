import { eventFor, type Seat } from '@cardscape/kernel';
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

/** The steps as a seat is told of them. */
const toldTo = (seat: Seat, ...steps: TtcgEvent[][]) =>
  steps.map((events) => ({
    events: events.map((event) => ({ event: eventFor(event, seat), words: [] })),
  }));

describe('the cards that were looked at', () => {
  it('are those of the effect at work, to the one who looked', () => {
    expect(lookedAt(toldTo(0, [works, looks]), 0)).toEqual([7]);
    expect(lookedAt(toldTo(0, [works], [looks]), 0)).toEqual([7]);
    expect(lookedAt(toldTo(1, [works, looks]), 1)).toEqual([]);
  });

  it('are forgotten when the next effect works', () => {
    expect(lookedAt(toldTo(0, [works, looks, works]), 0)).toEqual([]);
  });

  it('are those revealed to all, too', () => {
    const shows: TtcgEvent = { type: 'revealed', seat: 1, subject: fox };
    expect(lookedAt(toldTo(0, [works, shows]), 0)).toEqual([7]);
  });
});
