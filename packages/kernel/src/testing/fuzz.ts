import { type Random, randomFrom, split } from '../chance/random.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Game, GameState } from '../contract/game.ts';
import { Match } from '../match/match.ts';
import type { Check } from './checks.ts';
import { walk } from './walk.ts';

/** What to play and what to look at. */
export interface FuzzPlan<Options> {
  readonly games: number;
  /** The number of the first game; 0 if left out. A problem is met again by its seed and number. */
  readonly first?: number;
  readonly seed: string;
  /** The options of a game, drawn from the random stream given. */
  options(random: Random): Options;
  readonly checks: readonly Check[];
  /** Also play each record again and compare its fingerprints. */
  readonly replays?: boolean;
}

/** What came of it. */
export interface FuzzReport {
  readonly games: number;
  readonly decisions: number;
  readonly longest: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly problems: readonly FuzzProblem[];
}

/** Something that must not be, and how to meet it again. */
export interface FuzzProblem {
  readonly seed: string;
  readonly step: number;
  readonly message: string;
}

/** No more problems than this are collected: the first ones tell enough. */
const ENOUGH_PROBLEMS = 20;

/** Plays random legal games and checks every step of each. */
export function fuzz<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  plan: FuzzPlan<Options>,
): FuzzReport {
  const wins: [number, number] = [0, 0];
  const problems: FuzzProblem[] = [];
  let [decisions, longest, draws, games] = [0, 0, 0, 0];
  for (; games < plan.games && problems.length < ENOUGH_PROBLEMS; games++) {
    const seed = `${plan.seed}/${(plan.first ?? 0) + games}`;
    const played = playOne(game, plan, seed, problems);
    decisions += played.steps;
    longest = Math.max(longest, played.steps);
    if (played.winner === null) draws++;
    else if (played.winner !== undefined) wins[played.winner]++;
  }
  return { games, decisions, longest, wins, draws, problems };
}

function playOne<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  plan: FuzzPlan<Options>,
  seed: string,
  problems: FuzzProblem[],
): { steps: number; winner: 0 | 1 | null | undefined } {
  const random = randomFrom(seed);
  let steps = 0;
  try {
    const start = { options: plan.options(split(random, 'options')), seed };
    const match = plan.replays ? new Match(game, start) : undefined;
    let state = game.setup(start.options, start.seed).state;
    for (const walked of walk(game, state, random)) {
      match?.choose(walked.choice);
      for (const check of plan.checks)
        for (const message of check(walked, random)) problems.push({ seed, step: steps, message });
      state = walked.after.state;
      steps++;
    }
    if (match) Match.of(game, JSON.parse(JSON.stringify(match.record)));
    const outcome = game.decision(state);
    return { steps, winner: outcome.ask === 'over' ? outcome.winner : undefined };
  } catch (error) {
    problems.push({ seed, step: steps, message: String(error) });
    return { steps, winner: undefined };
  }
}
