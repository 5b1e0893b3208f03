import type { TtcgEvent } from '@cardscape/ttcg';
import { describe, expect, it } from 'vitest';
import { link } from '../testing/views.ts';
import { chainDuring } from './chain.ts';

const about = (card: number) => ({ card, design: 'Kindling Fox' });
const announced = (card: number): TtcgEvent => ({
  type: 'announced',
  seat: 1,
  kind: 'effect',
  subject: about(card),
  text: 'Draw a card.',
});
const happens = (type: 'resolves' | 'countered' | 'fizzles', card: number): TtcgEvent => ({
  type,
  seat: 1,
  kind: 'effect',
  subject: about(card),
});
const shown = (events: TtcgEvent[]) =>
  chainDuring([link(0, 1), link(1, 2)], events).map(
    ({ source, standing, countered }) =>
      `${'card' in source && source.card} ${countered ? 'countered' : standing}`,
  );

describe('the chain while a step is told', () => {
  it('stands as it was before anything happened', () => {
    expect(shown([])).toEqual(['1 waits', '2 waits']);
  });

  it('grows by what is put on it', () => {
    expect(shown([announced(3)])).toEqual(['1 waits', '2 waits', '3 waits']);
  });

  it('shows what works, last in first out, and lets it go after', () => {
    expect(shown([happens('resolves', 2)])).toEqual(['1 waits', '2 works']);
    expect(shown([happens('resolves', 2), happens('resolves', 1)])).toEqual(['1 works']);
  });

  it('strikes out what was countered', () => {
    expect(shown([happens('resolves', 2), happens('countered', 1)])).toEqual([
      '1 countered',
      '2 works',
    ]);
  });

  it('says what has become impossible', () => {
    expect(shown([happens('resolves', 2), happens('fizzles', 2)])).toEqual(['1 waits', '2 fails']);
    expect(shown([happens('resolves', 2), happens('fizzles', 1)])).toEqual(['1 fails']);
  });
});
