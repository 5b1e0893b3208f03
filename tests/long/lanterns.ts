import { below } from '@cardscape/kernel';
import { type Check, type FuzzPlan, fuzz } from '@cardscape/kernel/testing';
import { type LanternOptions, lanterns } from '@cardscape/lanterns/testing';
import type { Fuzzed, Run } from './games.ts';

const FEWEST_TURNS = 2;
const MOST_TURNS = 60;

/** What can happen in a turn. */
const DEEDS = ['draw', 'peek', 'show', 'keep', 'roll', 'bury', 'bid', 'over'];

/** Random games of Lanterns; counts what happens in them. */
export function fuzzLanterns(run: Run): Fuzzed {
  const counts = Object.fromEntries(DEEDS.map((deed) => [deed, 0]));
  const options: FuzzPlan<LanternOptions>['options'] = (random) => ({
    turns: FEWEST_TURNS + below(random, MOST_TURNS - FEWEST_TURNS + 1),
  });
  const checks = [...run.checks, countDeeds(counts)];
  return { ...fuzz(lanterns, { ...run, options, checks }), counts };
}

/** A check that finds nothing wrong, but counts what happens. */
function countDeeds(counts: Record<string, number>): Check {
  return ({ after }) => {
    for (const { type } of after.events) counts[type] = (counts[type] ?? 0) + 1;
    return [];
  };
}
