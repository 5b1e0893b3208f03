import { below, type Random, randomFrom } from '@cardscape/kernel';
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
import { checkDeck } from '../decks/legality.ts';
import { builtIn } from '../testing/built-in.ts';
import { effectCounter, effectName, newTally } from '../testing/count-effects.ts';
import { crowdedPosition, starPicks, stockOf } from '../testing/directed.ts';
import { deckKeys } from './book/deck-keys.ts';
import { EDITIONS, type EditionName } from './book/editions.ts';
import type { TtcgEvent } from './events.ts';
import { type TtcgOptions, ttcg } from './ttcg.ts';

const set = builtIn.cardSet;
const game = ttcg(set);

function play(
  edition: EditionName,
  games: number,
  checks: readonly Check[],
  replays = false,
): FuzzReport {
  const decks = builtIn.decks
    .filter((deck) => checkDeck(deck, set, EDITIONS[edition]).length === 0)
    .map(deckKeys);
  const options = (random: Random): TtcgOptions => {
    const draw = () => decks[below(random, decks.length)] ?? [];
    return { edition, decks: [draw(), draw()] };
  };
  return fuzz(game, { games, seed: 'short', options, checks, replays });
}

/** The whole run is `npm run fuzz -- ttcg-0.059` and so on; this is its beginning. */
describe.each(Object.keys(EDITIONS) as EditionName[])('random games of edition %s', (edition) => {
  it('keep the invariants and end', { timeout: 120_000 }, () => {
    const { problems, wins, draws } = play(edition, 6, [invariants]);
    expect(problems).toEqual([]);
    expect(wins[0] + wins[1] + draws).toBe(6);
  });

  it.each([
    ['go through JSON', survivesJson],
    ['can be taken back', rollsBack],
    ['leak nothing', leaksNothing],
  ])('%s at every step', { timeout: 120_000 }, (_name, check) => {
    expect(play(edition, 2, [check]).problems).toEqual([]);
  });

  it('replay from their records', { timeout: 120_000 }, () => {
    expect(play(edition, 3, [], true).problems).toEqual([]);
  });
});

describe('crowded positions', () => {
  it('bring every effect of a card to work', { timeout: 120_000 }, () => {
    const stock = stockOf(set, '0.059');
    const random = randomFrom('crowd');
    const stars = stock.designs.filter((_, place) => place % 30 === 0);
    const tally = newTally(stars.map(({ name }) => name));
    const count = effectCounter(set, tally);
    const idle = (name: string) =>
      [0, 1].filter((effect) => (tally.changed[effectName(name, effect)] ?? 0) < 1);
    for (const star of stars)
      for (let crowd = 0; crowd < 300 && idle(star.name).length > 0; crowd++) {
        const state = crowdedPosition(stock, star, random);
        for (let step = 0; step < 40; step++) {
          const decision = game.decision(state);
          if (decision.ask === 'over') break;
          const events: TtcgEvent[] = [];
          game.advance(state, decision, starPicks(state, decision, star.name, random), events);
          count(state, events);
        }
      }
    expect(stars.filter(({ name }) => idle(name).length > 0).map(({ name }) => name)).toEqual([]);
  });
});
