import { type Check, fuzz } from '@cardscape/kernel/testing';
import { drawCharacters, openedKolyma } from '@cardscape/kolyma/testing';
import type { Fuzzed, Run } from './games.ts';

/** Random games of Kolyma; counts the special cards that are played. */
export function fuzzKolyma(run: Run): Fuzzed {
  const { game, cardSet } = openedKolyma();
  const counts = Object.fromEntries(cardSet.specials.map(({ name }) => [name, 0]));
  const options = drawCharacters(cardSet);
  const checks = [...run.checks, countPlays(counts)];
  return { ...fuzz(game, { ...run, options, checks }), counts };
}

/** A check that finds nothing wrong, but counts the cards that are played. */
function countPlays(counts: Record<string, number>): Check {
  return ({ after }) => {
    for (const event of after.events)
      if (event.type === 'play' && 'design' in event) {
        const name = String(event.design);
        counts[name] = (counts[name] ?? 0) + 1;
      }
    return [];
  };
}
