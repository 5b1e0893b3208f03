import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, table } from '../testing/table.ts';
import { LAST_TURN, LOOP_LIMIT, USES_LIMIT } from './position/limits.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const cards = {
  Cub: { effects: [QUIET, QUIET] },
  Well: { effects: ['Draw three cards.', QUIET] },
  Heir: { effects: ['When this card is sent to the discard pile, gain 1 point.', QUIET] },
} as const;
const hand = (size: number) => Array<string>(size).fill('Cub');

describe.each(EVERY_EDITION)('2.2.10 hand size limit (%s)', (edition) => {
  it('2.2.10 b1: ten cards may be kept', () => {
    const game = table({ edition, cards, you: { hand: hand(10) } });
    game.endTurn();
    expect([game.hand().length, game.discardPile()]).toEqual([10, []]);
  });

  it('2.2.10 b2, R-T13: with more, their player discards down to ten, after battle', () => {
    const game = table({ edition, cards, stage: 'battle', you: { hand: [...hand(11), 'Heir'] } });
    game.endTurn();
    expect(game.decision).toMatchObject({ kind: 'choose', seat: 0, min: 2, max: 2 });
    expect(game.state).toMatchObject({ stage: 'end', active: 0 });
    game.take('Cub', 'Heir');
    expect(game.hand()).toEqual(hand(10));
    expect(game.discardPile()).toEqual(['Cub', 'Heir']);
    expect(game.points()).toBe(21);
    expect(game.state.active).toBe(1);
  });

  it('2.2.10 b1, b2: during a turn there may be more, and the other player keeps theirs', () => {
    const game = table({
      edition,
      cards,
      you: { hand: hand(9), units: ['Well'] },
      opponent: { hand: hand(12) },
    });
    game.use('Well');
    expect(game.hand()).toHaveLength(12);
    game.endTurn().take('Filler', 'Filler');
    expect(game.hand(1)).toHaveLength(13);
  });
});

describe.each(EVERY_EDITION)('2.2.11 deck exhaustion (%s)', (edition) => {
  it('2.2.11 b1, b2, R-T12: each draw phase with an empty deck costs 5 points', () => {
    const game = table({ edition, cards, stage: 'draw', you: { deck: [] } });
    expect([game.points(0), game.points(1)]).toEqual([15, 20]);
    game.endTurn().endTurn();
    expect([game.points(0), game.points(1)]).toEqual([10, 20]);
    game.endTurn().endTurn().endTurn().endTurn();
    expect(game.outcome).toMatchObject({ winner: 1 });
  });

  it('2.2.11 b1: the last card is drawn without a price', () => {
    const game = table({ edition, cards, stage: 'draw', you: { deck: ['Cub'] } });
    expect([game.hand(), game.points()]).toEqual([['Cub'], 20]);
  });

  it('R-T12, R-T8: other draws do as much as they can and cost nothing', () => {
    const game = table({ edition, cards, you: { units: ['Well'], deck: ['Cub', 'Cub'] } });
    game.use('Well');
    expect([game.hand(), game.points()]).toEqual([['Cub', 'Cub'], 20]);
  });
});

describe('R-T29: the loop guard', () => {
  it('ends effects that set each other off for ever, and tells it', () => {
    const echo = { style: 'passive', text: 'Whenever you gain points, gain 1 point.' } as const;
    const more = {
      ...cards,
      Ring: { effects: [echo, echo] },
      Start: { effects: ['Gain 1 point.', QUIET] },
    } as const;
    const units = ['Start', 'Ring', 'Ring', 'Ring', 'Ring'];
    const game = table({ cards: more, you: { units } });
    game.use('Start');
    expect(game.points()).toBe(21 + LOOP_LIMIT);
    expect(game.events.filter(({ type }) => type === 'loop')).toHaveLength(1);
    expect(game.asked).toBe('main');
    game.endTurn();
  });

  it('lets one effect of one card be set off a limited number of times in a turn', () => {
    const echo = { style: 'passive', text: 'Whenever you gain points, gain 1 point.' } as const;
    const more = { Ring: { effects: [echo, 'Gain 1 point.'] } } as const;
    const game = table({ cards: more, you: { units: ['Ring'] } });
    game.use('Ring', 1);
    expect(game.points()).toBe(21 + USES_LIMIT);
    expect(game.asked).toBe('main');
  });

  it('lets one effect of one card be used a limited number of times in a turn', () => {
    const loop = 'Even if this card is tapped, gain 1 point.';
    const game = table({ cards: { Loop: { effects: [loop, QUIET] } }, you: { units: ['Loop'] } });
    for (let times = 0; times < USES_LIMIT; times++) game.use('Loop');
    expect(game.points()).toBe(20 + USES_LIMIT);
    expect(game.can({ act: 'use', name: 'Loop' })).toBe(false);
    game.endTurn().endTurn().use('Loop');
    expect(game.points()).toBe(21 + USES_LIMIT);
  });
});

it('R-T30: a game that nobody has won by the last turn is a draw', () => {
  const game = table({ cards, turn: LAST_TURN });
  game.endTurn();
  expect(game.outcome).toMatchObject({ winner: null });
});

it('R-T81: what has untapped its own card is used up, and the position is as it should be', () => {
  const loop = 'Even if tapped, untap this card and gain 1 point.';
  const game = table({
    cards: { Loop: { effects: [loop, QUIET] } },
    you: { units: [{ stack: ['Loop'], tapped: 4 }] },
  });
  game.use('Loop');
  expect(game.game.faults(game.state)).toEqual([]);
  expect(game.can({ act: 'use', name: 'Loop', effect: 0 })).toBe(false);
});
