import {
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  type PickDecision,
  type Picks,
  type Random,
  randomPicks,
  redeal,
  type Seat,
  shuffle,
} from '@cardscape/kernel';
import type { Bot } from './bot.ts';

/** How good a position looks to a seat, from what that seat sees. */
export type Evaluate<View> = (view: View, seat: Seat) => number;

/**
 * How to go on from a decision in the middle of things, so that what was begun can be judged when it is
 * done; nothing where the position is quiet enough to be judged as it is.
 */
export type GoOn = (decision: Decision, random: Random) => Picks | undefined;

/** No more steps than these are played to come to a quiet position. */
const MOST_STEPS = 20;

/** In how many dealings of the unknown cards the answers are tried. */
const SAMPLES = 3;
/** After each dealing only the better half of the answers stays in the race, but not fewer than these. */
const FEWEST_RIVALS = 3;
/** More answers than these are not tried one by one, but drawn. */
const MOST_ANSWERS = 120;
/** More sets of picks than these are not even listed. */
const MOST_SETS = 2000;

/**
 * Tries each answer one step ahead and takes the one after which the position looks best, on average
 * over several dealings of the cards it cannot see. Answers that have fallen behind are not tried again.
 */
export function greedyBot<State extends GameState, Options, View, Event extends GameEvent>(
  evaluate: Evaluate<View>,
  goOn: GoOn = () => undefined,
): Bot<State, Options, View, Event> {
  return ({ game, state, decision, random }) => {
    const { seat } = decision;
    let rivals = answers(decision, random).map((picks) => ({ picks, worth: 0 }));
    for (let sample = 0; sample < SAMPLES && rivals.length > 1; sample++) {
      const dealing = redeal(state, seat, random, game);
      const asked = game.decision(dealing) as Decision;
      for (const rival of rivals) {
        const after = game.copy(dealing);
        game.advance(after, asked, rival.picks);
        comeToRest(game, after, goOn, random);
        rival.worth += evaluate(game.view(after, seat), seat);
      }
      rivals.sort((a, b) => b.worth - a.worth);
      rivals = rivals.slice(0, Math.max(FEWEST_RIVALS, Math.ceil(rivals.length / 2)));
    }
    return rivals[0]?.picks ?? [];
  };
}

/** Plays on, in place, until the position is quiet. */
function comeToRest<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  state: State,
  goOn: GoOn,
  random: Random,
): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    const decision = game.decision(state);
    const picks = decision.ask === 'over' ? undefined : goOn(decision, random);
    if (decision.ask === 'over' || !picks) return;
    game.advance(state, decision, picks);
  }
}

/** The answers to try: all of them in random order where they are few, else a sample. */
function answers(decision: Decision, random: Random): Picks[] {
  const all = decision.ask === 'pick' && !decision.ordered ? allPicks(decision) : undefined;
  if (all) {
    shuffle(random, all);
    return all;
  }
  const tried = new Map<string, Picks>();
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const picks = randomPicks(decision, random);
    tried.set(picks.join(), picks);
  }
  return [...tried.values()];
}

/** Every set of picks that the decision allows; nothing if there are too many. */
function allPicks({ options, min, max }: PickDecision): Picks[] | undefined {
  let sets: Picks[] = [[]];
  for (let place = 0; place < options.length; place++) {
    const longer = sets.filter(({ length }) => length < max).map((set) => [...set, place]);
    sets = [...sets, ...longer];
    if (sets.length > MOST_SETS) return undefined;
  }
  const whole = sets.filter(({ length }) => length >= min);
  return whole.length > MOST_ANSWERS ? undefined : whole;
}
