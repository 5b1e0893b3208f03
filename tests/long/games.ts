import { below } from '@cardscape/kernel';
import { type Check, type FuzzPlan, type FuzzReport, fuzz } from '@cardscape/kernel/testing';
import { coreSet, type KolymaOptions, kolyma } from '@cardscape/kolyma';

/** Which games to play and what to look at; what they begin with is drawn. */
export type Run = Omit<FuzzPlan<unknown>, 'options'>;

/** What came of a run, and how often each card of the set was played. */
export interface Fuzzed extends FuzzReport {
  readonly plays: Readonly<Record<string, number>>;
}

/** The games that can be fuzzed, by name. */
export const GAMES: Readonly<Record<string, (run: Run) => Fuzzed>> = { kolyma: fuzzKolyma };

function fuzzKolyma(run: Run): Fuzzed {
  const set = coreSet();
  const plays = Object.fromEntries(set.specials.map(({ name }) => [name, 0]));
  const options: FuzzPlan<KolymaOptions>['options'] = (random) => {
    const draw = () => set.characters[below(random, set.characters.length)]?.name as string;
    return { characters: [draw(), draw()] };
  };
  const checks = [...run.checks, countPlays(plays)];
  return { ...fuzz(kolyma(set), { ...run, options, checks }), plays };
}

/** A check that finds nothing wrong, but counts the cards that are played. */
function countPlays(plays: Record<string, number>): Check {
  return ({ after }) => {
    for (const event of after.events)
      if (event.type === 'play' && 'design' in event) {
        const name = String(event.design);
        plays[name] = (plays[name] ?? 0) + 1;
      }
    return [];
  };
}
