import { type GameEntry, games, startOf } from '@cardscape/games';
import { type OpenedGame, plain, randomFrom, randomPicks, split, VIEWERS } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** Every word of the games can be another, and a match, its views and its record stay the same. */

const MOST_STEPS = 3000;
/** So many steps are read; of the rest, fingerprints tell enough. */
const READ_STEPS = 200;

/** A random match, with what is read of it on the way. */
function play(opened: OpenedGame, seed: string) {
  const { game } = opened;
  const arranged = opened.arrange({}, randomFrom(seed));
  if ('problems' in arranged) throw new Error(arranged.problems[0].message);
  const match = new Match(game, startOf(opened, arranged.options, { seed, names: ['Ada', 'Bo'] }));
  const words = { prompts: [], labels: [], lines: [], reasons: [], ending: '' } as Worded;
  const views: string[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const { decision, state } = match;
    if (decision.ask === 'over') break;
    if (step < READ_STEPS) {
      for (const viewer of VIEWERS) views.push(JSON.stringify(game.view(state, viewer)));
      const events = match.steps.at(-1)?.events ?? [];
      words.lines.push(...events.map((event) => plain(game.narrate(event, 'table'))));
      words.prompts.push(game.prompt(state, decision));
      const options = decision.ask === 'pick' ? decision.options : [];
      words.labels.push(...options.map((option) => game.label(state, option)));
      words.labels.push(...options.map((option) => JSON.stringify(game.phrase(state, option))));
      words.reasons.push(game.explain(state, decision.seat, { act: 'fly' }) ?? '');
    }
    match.choose(randomPicks(decision, split(randomFrom(seed), String(step))));
  }
  const { decision } = match;
  if (decision.ask === 'over') words.ending = game.ending(decision.reason);
  return { record: match.record, views, words };
}

interface Worded {
  readonly prompts: string[];
  readonly labels: string[];
  readonly lines: string[];
  readonly reasons: string[];
  ending: string;
}

/** Where the words of the games are made. */
const SOURCES = [
  '../../packages/lanterns/src/words/labels.ts',
  '../../packages/lanterns/src/words/narrate.ts',
  '../../packages/lanterns/src/words/explain.ts',
  '../../packages/kolyma/src/rules/labels.ts',
  '../../packages/kolyma/src/rules/prompts.ts',
  '../../packages/kolyma/src/rules/narrate.ts',
  '../../packages/kolyma/src/rules/endings.ts',
  '../../packages/kolyma/src/rules/explain.ts',
  '../../packages/ttcg/src/rules/words/labels.ts',
  '../../packages/ttcg/src/rules/words/prompt.ts',
  '../../packages/ttcg/src/rules/words/narrate.ts',
  '../../packages/ttcg/src/rules/words/ending.ts',
  '../../packages/ttcg/src/rules/words/explain.ts',
  '../../packages/showdown/src/rules/words/labels.ts',
  '../../packages/showdown/src/rules/words/phrases.ts',
  '../../packages/showdown/src/rules/words/prompts.ts',
  '../../packages/showdown/src/rules/words/narrate.ts',
  '../../packages/showdown/src/rules/words/endings.ts',
  '../../packages/showdown/src/rules/outlook/explain.ts',
];

/** A module of words whose functions all say something else. */
function reworded(module: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      typeof value === 'function' ? (...given: unknown[]) => others(value(...given)) : value,
    ]),
  );
}

/** Other words for a text, a sentence with cards in it, or a phrase. */
function others(said: unknown): unknown {
  if (typeof said === 'string') return `Anders ${said.length}`;
  if (Array.isArray(said)) return said.length > 0 ? ['Etwas geschieht.'] : said;
  return typeof said === 'object' && said !== null ? { verb: 'Tu', object: 'dies' } : said;
}

const opened = async (entry: GameEntry): Promise<OpenedGame> => {
  const opening = (await entry.module()).open({ set: await entry.set() });
  if ('problems' in opening) throw new Error(opening.problems[0].message);
  return opening.opened;
};

const byName = async (list: readonly GameEntry[]) =>
  new Map(await Promise.all(list.map(async (entry) => [entry.name, await opened(entry)] as const)));

let usual: Map<string, OpenedGame>;
let other: Map<string, OpenedGame>;

beforeAll(async () => {
  usual = await byName(games);
  for (const source of SOURCES)
    vi.doMock(source, async (original) => reworded((await original()) as Record<string, unknown>));
  vi.resetModules();
  other = await byName((await import('@cardscape/games')).games);
}, 60_000);

afterAll(() => {
  for (const source of SOURCES) vi.doUnmock(source);
  vi.resetModules();
});

it.each(games)('a match of $title is the same in other words', { timeout: 60_000 }, ({ name }) => {
  const [plainly, otherwise] = [usual, other].map((all) =>
    play(all.get(name) as OpenedGame, 'words'),
  ) as [ReturnType<typeof play>, ReturnType<typeof play>];
  expect(otherwise.record).toEqual(plainly.record);
  expect(otherwise.views).toEqual(plainly.views);
  // All the words were others.
  const [one, two] = [plainly.words, otherwise.words];
  for (const kind of ['prompts', 'labels', 'lines', 'reasons'] as const) {
    expect(two[kind]).toHaveLength(one[kind].length);
    expect(one[kind].length).toBeGreaterThan(0);
    expect(one[kind].filter((words, at) => words !== '' && words === two[kind][at])).toEqual([]);
  }
  expect(two.ending).not.toBe(one.ending);
});
