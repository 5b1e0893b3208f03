import { describe, expect, it } from 'vitest';
import { card, table } from '../testing/table.ts';
import { TURN_LIMIT } from './rounds.ts';
import { scoreRound } from './totals.ts';

describe('scoring a round (R-K3)', () => {
  it.each([
    [14, [14, 13], 0, 'closer'],
    [14, [-2, 3], 1, 'closer'],
    [14, [15, 3], 1, 'over'],
    [14, [3, 15], 0, 'over'],
    [14, [15, 20], null, 'both over'],
    [14, [9, 9], null, 'equal'],
    [14, [14, 14], null, 'equal'],
  ] as const)('target %i, totals %j', (target, totals, winner, reason) => {
    expect(scoreRound(target, totals)).toEqual({ winner, reason });
  });
});

describe('the course of a match', () => {
  it('a round ends when both pass in a row, and the next is dealt anew', () => {
    const bench = table({
      target: 14,
      you: { numbers: ['Red 9'] },
      opponent: { numbers: ['Red 3'] },
    });
    bench.choose('Pass').choose('Pass');
    expect(bench.state.results).toEqual([
      { winner: 0, reason: 'closer', totals: [9, 3], target: 14 },
    ]);
    expect(bench.state).toMatchObject({ round: 2, turn: 1, passes: 0 });
    const rolls = bench.state.dice.rolls.flat();
    expect(bench.state.target).toBe(rolls.reduce((sum, die) => sum + die, 0));
  });

  it('a pass is forgotten when the other player acts', () => {
    const bench = table({ you: { numbers: ['Red 9'] }, opponent: { numbers: ['Red 3'] } });
    bench.choose('Pass').choose('Flip Red 3').choose('Pass');
    expect(bench.state).toMatchObject({ round: 1, turn: 4 });
  });

  it('a round ends after 40 turns', () => {
    const bench = table({ you: { numbers: ['Red 9'] }, opponent: { numbers: ['Red 3'] } });
    const flip = () => bench.choose(bench.choices[0] as string);
    for (let turn = 1; turn < TURN_LIMIT; turn++) flip();
    expect(bench.state.results).toEqual([]);
    flip();
    expect(bench.state.results).toHaveLength(1);
  });

  const wonBy = (winner: 0 | 1 | null) =>
    ({ winner, reason: winner === null ? 'equal' : 'closer', totals: [1, 2], target: 14 }) as const;

  it.each([
    ['two won rounds end the match', [0], 0],
    ['two won rounds end the match after a lost one', [1, 0], 0],
    ['after three rounds the more wins decide', [null, null], 0],
    ['after three rounds as many wins are a draw', [1, null], null],
  ] as const)('%s', (_, earlier, winner) => {
    const bench = table({ you: { numbers: ['Red 9'] }, opponent: { numbers: ['Red 3'] } });
    bench.state.results.push(...earlier.map(wonBy));
    bench.choose('Pass').choose('Pass');
    expect(bench.game.decision(bench.state)).toMatchObject({ ask: 'over', winner });
  });

  it('one won round does not end it', () => {
    const bench = table({ you: { numbers: ['Red 9'] }, opponent: { numbers: ['Red 3'] } });
    bench.state.results.push(wonBy(1));
    bench.choose('Pass').choose('Pass');
    expect(bench.state.round).toBe(2);
  });
});

describe('dealing (R-K1, R-K2)', () => {
  it('gives 4 number cards and 6 special cards each, and one more to who begins', () => {
    const bench = table({
      cards: [card('Rest', 'EFFECT_NONE', [])],
      numberDeck: Array.from({ length: 12 }, (_, value) => `Red ${value - 6}`),
      you: { deck: Array.from({ length: 15 }, () => 'Rest') },
      opponent: { deck: Array.from({ length: 15 }, () => 'Rest') },
    });
    bench.choose('Pass').choose('Pass');
    const { players, active } = bench.game.view(bench.state, 'table');
    expect(players.map(({ line }) => line.length)).toEqual([4, 4]);
    expect(players[active].hand).toHaveLength(7);
    expect(players[active === 0 ? 1 : 0].hand).toHaveLength(6);
  });
});
