import { below, type Random } from '@cardscape/kernel';
import {
  type Check,
  changedByWords,
  type FuzzReport,
  fuzz,
  holdsOnly,
  invariants,
  leaksNothing,
  rollsBack,
  survivesJson,
} from '@cardscape/kernel/testing';
import { describe, expect, it } from 'vitest';
import { builtInBook, lanternRules, lanterns } from '../testing/game.ts';
import { ZONES } from './state.ts';

const options = (random: Random) => ({ turns: 2 + below(random, 59) });

function play(games: number, checks: readonly Check[], replays = false): FuzzReport {
  return fuzz(lanterns, { games, seed: 'short', options, checks, replays });
}

/** The whole run is `npm run fuzz -- lanterns`; this is its beginning. */
describe('random games', () => {
  it.each([
    ['keep the invariants', invariants],
    ['go through JSON', survivesJson],
    ['can be taken back', rollsBack],
    ['leak nothing', leaksNothing],
  ])('%s at every step', (_name, check) => {
    expect(play(100, [check]).problems).toEqual([]);
  });

  it('end, are won by both sides, and replay from their records', () => {
    const { problems, wins, draws } = play(200, [], true);
    expect(problems).toEqual([]);
    expect(wins[0] + wins[1] + draws).toBe(200);
    expect(Math.min(...wins)).toBeGreaterThan(50);
  });

  it('come to the same positions in other words', () => {
    expect(changedByWords(lanternRules, { games: 20, seed: 'words', options })).toEqual([]);
  });

  it('hold names and kinds in their positions, and no words', () => {
    const names = builtInBook.lanterns.map(({ name }) => name);
    const known = new Set<string>([...names, ...ZONES, 'lantern', 'bid', 'bury']);
    expect(play(30, [holdsOnly((text) => known.has(text))]).problems).toEqual([]);
  });
});
