/** Random legal games of TTCG: all pairs of the decks that are legal in the default edition. */
import { type Decision, randomFrom, randomPicks } from '@cardscape/kernel';
import {
  checkDeck,
  coreDecks,
  coreSet,
  DEFAULT_EDITION,
  deckKeys,
  EDITIONS,
  type TtcgState,
  ttcg,
} from '@cardscape/ttcg';
import { isChoice } from '../support/choices.ts';
import { perCpuSecond } from '../support/measure.ts';
import { report } from '../support/report.ts';

/** The optimiser of the engine works for eight seconds on what plays a game. */
const LONG = { warmUp: 8, measured: 8 };
const SHORT = { warmUp: 2, measured: 3 };

const set = coreSet();
const game = ttcg(set);
const decks = coreDecks()
  .filter((deck) => checkDeck(deck, set, EDITIONS[DEFAULT_EDITION]).length === 0)
  .map(deckKeys);
const random = randomFrom('bench');

/** Answers the decision and gives the next position. */
type Play = (state: TtcgState, decision: Decision) => TtcgState;

/** Plays one match; returns how many decisions had two or more legal answers. */
function playMatch(run: number, play: Play): number {
  const deck = (place: number) => decks[place % decks.length] ?? [];
  const pair = [deck(run), deck(Math.floor(run / decks.length))] as const;
  let { state } = game.setup({ decks: pair }, `bench ${run}`);
  let decisions = 0;
  for (;;) {
    const decision = game.decision(state);
    if (decision.ask === 'over') return decisions;
    if (isChoice(decision)) decisions++;
    state = play(state, decision);
  }
}

/** Measures games that are played on in place. */
export function measureGames(): void {
  const inPlace: Play = (state, decision) => {
    game.advance(state, decision, randomPicks(decision, random));
    return state;
  };
  report({
    bench: 'ttcg',
    metric: 'random games with decks of the set, in place',
    unit: 'decisions per CPU-second',
    value: perCpuSecond((run) => playMatch(run, inPlace), LONG),
    target: { value: 30_000 },
  });
}

/** Measures games that keep every position. */
export function measureCopies(): void {
  const copied: Play = (state, decision) => game.decide(state, randomPicks(decision, random)).state;
  report({
    bench: 'ttcg',
    metric: 'random games, each position a copy of its own',
    unit: 'decisions per CPU-second',
    value: perCpuSecond((run) => playMatch(run, copied), SHORT),
  });
}
