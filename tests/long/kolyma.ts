import { below } from '@cardscape/kernel';
import { type Check, type FuzzPlan, fuzz } from '@cardscape/kernel/testing';
import { coreSet, type KolymaOptions, kolyma } from '@cardscape/kolyma';
import type { Fuzzed, Run } from './games.ts';

/** Random games of Kolyma; counts the special cards that are played. */
export function fuzzKolyma(run: Run): Fuzzed {
  const set = coreSet();
  const counts = Object.fromEntries(set.specials.map(({ name }) => [name, 0]));
  const options: FuzzPlan<KolymaOptions>['options'] = (random) => {
    const draw = () => set.characters[below(random, set.characters.length)]?.name as string;
    return { characters: [draw(), draw()] };
  };
  const checks = [...run.checks, countPlays(counts)];
  return { ...fuzz(kolyma(set), { ...run, options, checks }), counts };
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
