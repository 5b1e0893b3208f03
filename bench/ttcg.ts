/**
 * How fast TTCG plays and compiles: random legal games with the decks of the set on one core, effect
 * texts from English to a checked tree, and what a hundred thousand of these trees weigh.
 *
 * A decision counts if it has two or more legal options. All pairs of decks that are legal in the
 * default edition play.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Decision, randomFrom, randomPicks } from '@cardscape/kernel';
import {
  checkDeck,
  checkEffect,
  coreDecks,
  coreSet,
  DEFAULT_EDITION,
  deckKeys,
  EDITIONS,
  type Effect,
  effectTypeOf,
  parseEffect,
  type TtcgState,
  ttcg,
} from '@cardscape/ttcg';
import { isChoice } from './support/choices.ts';
import { perCpuSecond } from './support/measure.ts';
import { report } from './support/report.ts';

const LONG = { warmUp: 4, measured: 8 };
const SHORT = { warmUp: 1, measured: 3 };

const set = coreSet();
const game = ttcg(set);
const decks = coreDecks()
  .filter((deck) => checkDeck(deck, set, EDITIONS[DEFAULT_EDITION]).length === 0)
  .map(deckKeys);
const random = randomFrom('bench');

/** Answers the decision and gives the next position. */
type Play = (state: TtcgState, decision: Decision) => TtcgState;

/** Plays one match; returns how many decisions counted. */
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

const texts = set.designs.flatMap(({ effects }) => effects.map(({ text }) => text));

/** Compiles every effect text of the set; returns how many there are. */
function compileAll(keep?: Effect[]): number {
  for (const text of texts) {
    const parsed = parseEffect(text);
    if (!parsed.ok) throw new Error(`"${text}": ${parsed.error}`);
    checkEffect(parsed.effect, effectTypeOf(parsed.effect));
    keep?.push(parsed.effect);
  }
  return texts.length;
}

/** Megabytes that so many compiled effects take. */
function weigh(count: number): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const effects: Effect[] = [];
  while (effects.length < count) compileAll(effects);
  effects.length = count;
  collect();
  const after = process.memoryUsage().heapUsed;
  if (effects.length !== count) throw new Error('the effects were not kept');
  return (after - before) / 1_000_000;
}

report({
  bench: 'ttcg',
  metric: 'random games with decks of the set, in place',
  unit: 'decisions per CPU-second',
  value: perCpuSecond(
    (run) =>
      playMatch(run, (state, decision) => {
        game.advance(state, decision, randomPicks(decision, random));
        return state;
      }),
    LONG,
  ),
  target: { value: 30_000 },
});
report({
  bench: 'ttcg',
  metric: 'random games, each position a copy of its own',
  unit: 'decisions per CPU-second',
  value: perCpuSecond(
    (run) =>
      playMatch(run, (state, decision) => game.decide(state, randomPicks(decision, random)).state),
    SHORT,
  ),
});
report({
  bench: 'ttcg',
  metric: 'effect texts compiled and checked',
  unit: 'sentences per CPU-second',
  value: perCpuSecond(() => compileAll(), LONG),
  target: { value: 20_000 },
});
report({
  bench: 'ttcg',
  metric: '100,000 compiled effects in memory',
  unit: 'megabytes',
  value: weigh(100_000),
  target: { most: 500 },
});
