import type { Decision } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { builtInBook } from '../testing/game.ts';
import { table } from '../testing/table.ts';
import { evaluateWith, goOn } from './evaluate.ts';

const evaluate = evaluateWith(builtInBook);

describe('how good a position looks', () => {
  it('is the score and what the turns left can bring', () => {
    const bench = table({ turns: 4, you: ['Paper Moon', 'Paper Star', 'Winter Sun'] });
    const worth = (seat: 0 | 1) => evaluate(bench.game.view(bench.state, seat), seat);
    expect(worth(0)).toBe(7 + 12);
    expect(worth(1)).toBe(3.5 + 3.5);
    bench.choose('Keep Winter Sun (12) face down');
    expect(worth(0)).toBe(12 + 7);
  });

  it('is less after a turn that brought nothing', () => {
    const bench = table({ turns: 2, you: ['Paper Moon'] }).choose('Show Paper Moon (7)');
    expect(evaluate(bench.game.view(bench.state, 0), 0)).toBe(0);
  });
});

describe('a bot in the middle of a turn', () => {
  it('bids the most and buries nothing; a turn it thinks about', () => {
    const asked = (kind: string) => ({ kind, max: 3 }) as Decision;
    expect([goOn(asked('bid')), goOn(asked('bury')), goOn(asked('turn'))]).toEqual([
      [3],
      [],
      undefined,
    ]);
  });
});
