import { below, randomFrom } from '@cardscape/kernel';
import { type Check, type FuzzPlan, type FuzzProblem, fuzz } from '@cardscape/kernel/testing';
import type { EditionName, TtcgEvent, TtcgOptions, TtcgState } from '@cardscape/ttcg';
import {
  builtIn,
  crowdedPosition,
  effectCounter,
  newTally,
  patientPicks,
  type Stock,
  starPicks,
  stockOf,
  type Tally,
} from '@cardscape/ttcg/testing';
import { deckFaults, deckKeys } from '@cardscape/ttcg/tools';
import type { Fuzzed, FuzzGame, Run } from './games.ts';

/** Games from crowded positions for each design, and decisions in each of them. */
const CROWDS = { most: 2500, steps: 60, enough: 60 };

/** TTCG in one edition, with the decks of the set that are legal in it. */
export function fuzzTtcg(edition: EditionName): FuzzGame {
  return {
    wide: 'faults',
    deepOneIn: 20,
    least: 50,
    run: (run) => wholeGames(edition, run),
    directed: (run) => directedGames(edition, run),
    designs: stockOf(builtIn.cardSet, edition).designs.map(({ name }) => name),
  };
}

function wholeGames(edition: EditionName, run: Run): Fuzzed {
  const set = builtIn.cardSet;
  const decks = builtIn.decks
    .filter((deck) => deckFaults(builtIn, deck, edition).length === 0)
    .map(deckKeys);
  const options: FuzzPlan<TtcgOptions>['options'] = (random) => {
    const draw = () => decks[below(random, decks.length)] ?? [];
    return { edition, decks: [draw(), draw()] };
  };
  const tally = newTally(stockOf(set, edition).designs.map(({ name }) => name));
  const count = effectCounter(set, tally);
  const counting: Check = ({ after }) => {
    count(after.state as unknown as TtcgState, after.events);
    return [];
  };
  const report = fuzz(builtIn.game, { ...run, options, checks: [...run.checks, counting] });
  return { ...report, counts: countsOf(tally) };
}

/** Games that bring each design of a range to the table, until its effects have worked often enough. */
function directedGames(edition: EditionName, { first = 0, games, seed }: Run): Fuzzed {
  const set = builtIn.cardSet;
  const stock = stockOf(set, edition);
  const stars = stock.designs.slice(first, first + games);
  const tally = newTally(stars.map(({ name }) => name));
  const count = effectCounter(set, tally);
  const problems: FuzzProblem[] = [];
  let [played, decisions] = [0, 0];
  for (const star of stars)
    for (let crowd = 0; crowd < CROWDS.most && !isEnough(tally, star.name); crowd++) {
      const name = `${seed}/${star.name}/${crowd}`;
      try {
        const pick = crowd % 3 === 2 ? patientPicks : starPicks;
        decisions += playCrowd(stock, star, name, pick);
      } catch (error) {
        problems.push({ seed: name, step: 0, message: String(error) });
      }
      played++;
    }
  const report = {
    games: played,
    decisions,
    longest: CROWDS.steps,
    wins: [0, 0],
    draws: 0,
  } as const;
  return { ...report, problems, counts: countsOf(tally) };

  function playCrowd(
    from: Stock,
    star: (typeof stars)[number],
    name: string,
    pick: typeof starPicks,
  ): number {
    const game = builtIn.game;
    const random = randomFrom(name);
    const state = crowdedPosition(from, star, random);
    for (let step = 0; step < CROWDS.steps; step++) {
      const decision = game.decision(state);
      if (decision.ask === 'over') return step;
      const events: TtcgEvent[] = [];
      game.advance(state, decision, pick(state, decision, star.name, random), events);
      count(state, events);
      const faults = game.faults(state);
      if (faults.length > 0) throw new Error(faults.join(' '));
    }
    return CROWDS.steps;
  }
}

function isEnough({ played, used, changed }: Tally, name: string): boolean {
  const counts = [played[name], used[`${name} / 1`], used[`${name} / 2`]];
  const changes = [changed[`${name} / 1`], changed[`${name} / 2`]];
  return counts.every((n) => (n ?? 0) >= CROWDS.enough) && changes.every((n) => (n ?? 0) > 0);
}

/** Cards played by name; effects used by `Name / 1`; of consequence by `Name / 1 changed`. */
function countsOf({ played, used, changed }: Tally): Record<string, number> {
  const things = Object.entries(changed).map(([key, n]) => [`${key} changed`, n] as const);
  return { ...played, ...used, ...Object.fromEntries(things) };
}
