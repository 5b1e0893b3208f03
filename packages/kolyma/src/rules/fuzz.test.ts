import {
  type Check,
  type FuzzReport,
  fuzz,
  invariants,
  leaksNothing,
  rollsBack,
  survivesJson,
} from '@cardscape/kernel/testing';
import { describe, expect, it } from 'vitest';
import { openedKolyma } from '../testing/built-in.ts';
import { drawCharacters } from '../testing/draw-characters.ts';

const { game, cardSet } = openedKolyma();

function play(games: number, checks: readonly Check[], replays = false): FuzzReport {
  return fuzz(game, { games, seed: 'short', options: drawCharacters(cardSet), checks, replays });
}

/** The whole run is `npm run fuzz -- kolyma`; this is its beginning. */
describe('random games', { timeout: 60_000 }, () => {
  it('keep the invariants, end, and are won by both sides', () => {
    const { problems, wins, draws } = play(300, [invariants]);
    expect(problems).toEqual([]);
    expect(wins[0] + wins[1] + draws).toBe(300);
    expect(Math.min(...wins)).toBeGreaterThan(60);
  });

  it('play every card of the set', () => {
    const unplayed = new Set(cardSet.specials.map(({ name }) => name));
    const crossOut: Check = ({ after }) => {
      for (const event of after.events)
        if (event.type === 'play' && 'design' in event) unplayed.delete(String(event.design));
      return [];
    };
    play(300, [crossOut]);
    expect([...unplayed]).toEqual([]);
  });

  it.each([
    ['go through JSON', survivesJson],
    ['can be taken back', rollsBack],
    ['leak nothing', leaksNothing],
  ])('%s at every step', (_name, check) => {
    expect(play(40, [check]).problems).toEqual([]);
  });

  it('replay from their records', () => {
    expect(play(40, [], true).problems).toEqual([]);
  });
});
