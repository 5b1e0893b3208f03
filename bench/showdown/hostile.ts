/** How long hostile scripts keep a match, a bot and whoever loads them from going on. */
import { type Picks, randomFrom } from '@cardscape/kernel';
import { greedyBot } from '@cardscape/players';
import { readDescriptor } from '../../packages/showdown/src/cards/index.ts';
import type { CardBook } from '../../packages/showdown/src/rules/book/book.ts';
import { evaluateView } from '../../packages/showdown/src/rules/bots/evaluate.ts';
import { goOn } from '../../packages/showdown/src/rules/bots/go-on.ts';
import type { ShowdownState } from '../../packages/showdown/src/rules/position/state.ts';
import { showdown } from '../../packages/showdown/src/rules/showdown.ts';
import { answer, proceed } from '../../packages/showdown/src/rules/turn/proceed.ts';
import {
  HOSTILE,
  HOSTILE_FILES,
  HOSTILE_HEARERS,
  HOSTILE_MENUS,
  positionBeside,
  positionWith,
} from '../../packages/showdown/src/testing/hostile-scripts.ts';
import { setUpPosition } from '../../packages/showdown/src/testing/position.ts';
import { report } from '../support/report.ts';

const RUNS = 4;
const COPIES = [1, 14];
/** Answers that are given after a script has had its turn: to the end of the turn, and beyond. */
const ANSWERS = 45;

interface Time {
  readonly name: string;
  readonly value: number;
}

/** Milliseconds of CPU time. */
function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The slowest step of a person, each at its best of some runs. */
function slowestStep(open: () => { book: CardBook; state: ShowdownState }): number {
  const best: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { book, state } = open();
    const note = (at: number, time: number) => {
      best[at] = Math.min(best[at] ?? Number.POSITIVE_INFINITY, time);
    };
    note(
      0,
      cpuOf(() => proceed(book, state, undefined)),
    );
    for (let at = 1; at <= ANSWERS && state.step; at++)
      note(
        at,
        cpuOf(() => answer(book, state, lastOf(state), undefined)),
      );
  }
  return Math.max(...best);
}

/** The last option: to pass, where one can. */
function lastOf({ step }: ShowdownState): Picks {
  if (step?.question.ask !== 'pick') return [];
  const { options, min } = step.question;
  return options.map((_, at) => at).slice(-Math.max(1, min));
}

const bot = greedyBot<ShowdownState, never, never, never>(evaluateView as never, goOn);

/** What bots take for their decisions of a turn, the best of some runs. */
function botTime(lua: string, count: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const { book, state } = setUpPosition(positionBeside(lua, count));
    const game = showdown(book) as never as Parameters<typeof bot>[0]['game'];
    const random = randomFrom('bench');
    proceed(book, state, undefined);
    let time = 0;
    for (let at = 0; at < 4; at++) {
      const decision = game.decision(state);
      if (decision.ask === 'over') break;
      let picks: Picks = [];
      time += cpuOf(() => {
        picks = bot({ game, state, decision, random });
      });
      answer(book, state, picks, undefined);
    }
    least = Math.min(least, time);
  }
  return least;
}

function worst(times: readonly Time[]): Time {
  return times.reduce((one, other) => (other.value > one.value ? other : one));
}

function tell(what: string, unit: string, times: readonly Time[], most: number): void {
  const { name, value } = worst(times);
  const metric = `the slowest of ${times.length} hostile ${what}: ${name}`;
  report({ bench: 'showdown', metric, unit, value, target: { most } });
}

const copies = (list: Readonly<Record<string, string>>) =>
  Object.entries(list).flatMap(([name, lua]) =>
    COPIES.map((count) => ({ name: `${name}, ${count}`, lua, count })),
  );

/** Measures every hostile script and file, one and fourteen of it, and tells of the slowest. */
export function measureHostile(): void {
  const abilities = copies({ ...HOSTILE, ...HOSTILE_MENUS }).map(({ name, lua, count }) => ({
    name,
    value: slowestStep(() => setUpPosition(positionWith(lua, count))),
  }));
  tell('abilities is stopped', 'milliseconds', abilities, 100);
  const hearers = copies(HOSTILE_HEARERS).map(({ name, lua, count }) => ({
    name,
    value: slowestStep(() => setUpPosition(positionBeside(lua, count))),
  }));
  tell('hearers is stopped', 'milliseconds', hearers, 100);
  botTime('', 0);
  const usual = botTime('', 0);
  const bots = copies(HOSTILE_HEARERS).map(({ name, lua, count }) => ({
    name,
    value: botTime(lua, count) / usual,
  }));
  tell('hearers holds a bot up', 'times its usual time', bots, 3);
  const files = Object.entries(HOSTILE_FILES).map(([name, file]) => {
    const times = Array.from({ length: RUNS }, () => cpuOf(() => readDescriptor(file, 'foul.lua')));
    return { name, value: Math.min(...times) };
  });
  tell('files is read or refused', 'milliseconds', files, 50);
}
