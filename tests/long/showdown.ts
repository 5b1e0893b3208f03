import { below } from '@cardscape/kernel';
import {
  answersLeakNothing,
  type Check,
  type FuzzPlan,
  type FuzzProblem,
  fuzz,
  leaksNothing,
} from '@cardscape/kernel/testing';
import type { ShowdownEvent, ShowdownOptions } from '@cardscape/showdown';
import {
  consulted,
  coreBook,
  coreCards,
  playStarGame,
  showdown,
  type Usage,
  UsageCounter,
} from '@cardscape/showdown/testing';
import type { CardDesign } from '@cardscape/showdown/tools';
import type { Fuzzed, FuzzGame, Run } from './games.ts';
import { merge } from './merge.ts';
import { coreCatalogue, type ElementPair, elementPairs, loadoutOf } from './showdown-decks.ts';

/** The most games from positions for a design, and how often everything it does is often enough. */
const MOST = 3000;
const ENOUGH = 50;
/** The first problems of a design tell enough. */
const ENOUGH_PROBLEMS = 5;

/** Showdown with the built-in set and decks as profiles have them. */
export function fuzzShowdown(): FuzzGame {
  return {
    wide: 'faults',
    deepOneIn: 20,
    least: 50,
    run: wholeGames,
    directed: directedGames,
    designs: coreCards().map(({ design }) => design.name),
  };
}

function wholeGames(run: Run): Fuzzed {
  const book = coreBook();
  const counter = new UsageCounter(book);
  const pairs = elementPairs(coreCatalogue());
  const options: FuzzPlan<ShowdownOptions>['options'] = (random) => {
    const side = () =>
      loadoutOf(
        pairs[below(random, pairs.length)] as ElementPair,
        below(random, 2) === 0 ? 'starter' : 'generated',
        random,
      );
    const [one, other] = [side(), side()];
    const characters = [one.character, other.character] as const;
    counter.begins(characters);
    return { characters, decks: [one.deck, other.deck] };
  };
  // Last, so that what other checks play again counts to the same step.
  const counting: Check = ({ after }) =>
    counter.step(after.events as unknown as readonly ShowdownEvent[]);
  const asking = run.checks.includes(leaksNothing) ? [answersLeakNothing(consulted)] : [];
  const checks = [...run.checks, ...asking, counting];
  return { ...fuzz(showdown(book), { ...run, options, checks }), counts: countsOf(counter.usage) };
}

/** Games that bring each design of a range to work, until all it does has happened often enough. */
function directedGames({ first = 0, games, seed }: Run): Fuzzed {
  const stars = coreCards().slice(first, first + games);
  return merge(stars.map(({ design }) => starGames(design, `${seed}/${design.name}`)));
}

function starGames(design: CardDesign, seed: string): Fuzzed {
  const book = coreBook();
  const counter = new UsageCounter(book);
  const problems: FuzzProblem[] = [];
  // Beginnings from which something rare came about are played again, with other choices.
  let lucky: number[] = [];
  let [number, decisions] = [0, 0];
  for (; number < MOST && problems.length < ENOUGH_PROBLEMS; number++) {
    const missing = missingOf(counter.usage, design.name);
    if (missing === 0) break;
    const scene = number % 2 === 1 ? (lucky[(number >> 1) % lucky.length] ?? number) : number;
    const name = `${seed}/${number}`;
    try {
      const game = playStarGame(book, counter, design, scene, name, `${seed}/${scene}`);
      decisions += game.decisions;
      problems.push(...game.problems.map((problem) => ({ ...problem, seed: name })));
    } catch (error) {
      problems.push({ seed: name, step: 0, message: String(error) });
    }
    const helped = missingOf(counter.usage, design.name) < missing;
    if (!helped) lucky = lucky.filter((one) => one !== scene);
    else if (!lucky.includes(scene)) lucky.push(scene);
  }
  const counts = Object.fromEntries(
    Object.entries(countsOf(counter.usage)).filter(([key]) => isOf(key, design.name)),
  );
  const result = { longest: 0, wins: [0, 0], draws: 0 } as const;
  return { ...result, games: number, decisions, problems, counts };
}

const isOf = (key: string, name: string) => key === name || key.startsWith(`${name} / `);

/** How much is still missing of what a design should have done. */
function missingOf({ counts, changes }: Usage, name: string): number {
  const missing = (keys: Record<string, number>, least: number) =>
    Object.entries(keys).reduce(
      (sum, [key, count]) => sum + (isOf(key, name) ? Math.max(0, least - count) : 0),
      0,
    );
  return missing(counts, ENOUGH) + missing(changes, 1);
}

function countsOf({ counts, changes }: Usage): Record<string, number> {
  return { ...counts, ...changes };
}
