import type { TtcgEvent } from '@cardscape/ttcg';
import { describe, expect, it } from 'vitest';
import { gather, tell } from './tell.ts';

const subject = { card: 1, design: 'Kindling Fox' };
const announced = (kind: 'effect' | 'play' | 'attack'): TtcgEvent => ({
  type: 'announced',
  seat: 0,
  kind,
  subject,
});
const resolves = (kind: 'effect' | 'play' | 'attack'): TtcgEvent => ({
  type: 'resolves',
  seat: 0,
  kind,
  subject,
});
const played: TtcgEvent = {
  type: 'played',
  seat: 0,
  subject,
  row: 'unit',
  column: 0,
  faceDown: false,
};
const drew: TtcgEvent = { type: 'drew', seat: 0, count: 1 };
const shapes = (events: TtcgEvent[]) =>
  tell(events).map(({ over, events: told }) => [over, ...told.map(({ type }) => type)]);

describe('telling a step', () => {
  it('shows a play at once', () => {
    expect(shapes([announced('play'), resolves('play'), played])).toEqual([
      ['after', 'announced', 'resolves', 'played'],
    ]);
  });

  it('shows an effect on the chain before it works', () => {
    expect(shapes([announced('effect'), resolves('effect'), drew])).toEqual([
      ['before', 'announced'],
      ['after', 'resolves', 'drew'],
    ]);
  });

  it('shows what stands on the chain when a player may answer', () => {
    expect(shapes([announced('attack')])).toEqual([['after', 'announced']]);
  });

  it('shows several effects one after another', () => {
    const told = shapes([resolves('effect'), drew, resolves('effect'), drew]);
    expect(told).toEqual([
      ['before', 'resolves', 'drew'],
      ['after', 'resolves', 'drew'],
    ]);
  });

  it('ends with the position after the step, though nothing happened', () => {
    expect(shapes([])).toEqual([['after']]);
  });

  it('does not stay on a step in which nothing but the phase changed', () => {
    expect(tell([])).toMatchObject([{ hold: 0 }]);
    expect(tell([{ type: 'phase', seat: 0, phase: 'end' }])).toMatchObject([{ hold: 0 }]);
    expect(tell([drew])).not.toMatchObject([{ hold: 0 }]);
  });

  it('tells every event exactly once', () => {
    const events = [announced('effect'), announced('effect'), resolves('effect'), drew, played];
    expect(tell(events).flatMap((beat) => beat.events)).toEqual(events);
  });
});

describe('gathering what was told of a step', () => {
  const part = (moment: number, over: 'before' | 'after', ...events: TtcgEvent[]) => ({
    moment,
    over,
    events,
  });

  it('adds up until the position after it has been shown', () => {
    const first = gather(undefined, part(1, 'before', announced('effect')));
    const second = gather(first, part(2, 'after', resolves('effect'), drew));
    expect(second.events.map(({ type }) => type)).toEqual(['announced', 'resolves', 'drew']);
    expect(gather(second, part(3, 'after', played)).events).toEqual([played]);
  });

  it('stays the same when a moment is drawn twice', () => {
    const first = gather(undefined, part(1, 'before', drew));
    expect(gather(first, part(1, 'before', drew))).toBe(first);
  });
});
