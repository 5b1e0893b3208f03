import { type GameEntry, games, startOf, watchRecord } from '@cardscape/games';
import {
  type CardSetFiles,
  type Game,
  type MatchRecord,
  type OpenedGame,
  randomFrom,
  randomPicks,
  recordText,
  SEATS,
  split,
  VIEWERS,
  WATCHERS,
} from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import { describe, expect, it } from 'vitest';

/** Matches outlive other caches and re-balanced cards: in every game of the list. */

async function open(entry: GameEntry, set?: CardSetFiles): Promise<OpenedGame> {
  const [module, builtIn] = await Promise.all([entry.module(), entry.set()]);
  const opening = module.open({ set: set ?? builtIn });
  if ('problems' in opening) throw new Error(opening.problems[0].message);
  return opening.opened;
}

/** A random match with this game, so many choices long at most. */
function play(opened: OpenedGame, game: Game, seed: string, most = 60, look?: Look): Match {
  const arranged = opened.arrange({}, randomFrom(seed));
  if ('problems' in arranged) throw new Error(arranged.problems[0].message);
  const start = startOf(opened, arranged.options, { seed, names: ['Ada', 'Bo'] });
  const match = new Match(game, start);
  for (let step = 0; step < most; step++) {
    const { decision } = match;
    if (decision.ask === 'over') break;
    look?.(match);
    match.choose(randomPicks(decision, split(randomFrom(seed), String(step))));
  }
  return match;
}

type Look = (match: Match) => void;

const hashes = ({ record }: Match) => [record.start, ...record.steps.map(({ hash }) => hash)];

/** Asks everything that a position can be asked, so that all that is kept beside it is filled. */
function touchEverything({ game, state, decision }: Match, opened: OpenedGame): void {
  for (const viewer of VIEWERS) {
    opened.tableText(game.view(state, viewer));
    game.decisionFor(state, viewer);
  }
  for (const seat of SEATS) opened.bots.evaluate(game.view(state, seat), seat);
  game.faults(state);
  game.copy(state);
  if (decision.ask !== 'pick') return;
  for (const option of decision.options) {
    game.label(state, option);
    game.explain(state, decision.seat, option);
  }
}

/** How a designer re-balances a card of each game: what stands in its files, and what takes its place. */
const rebalancing: Readonly<Record<string, (files: Files, card: string) => Files>> = {
  lanterns: (files, card) => edited(files, `("name": "${card}",\\s*"value": )\\d+`, '$110'),
  kolyma: (files, card) =>
    edited(files, `("name": "${card}"[^}]*?"values": \\[\\s*)-?\\d+`, '$110'),
  // Attack and defense have a sum by the rank: they change places.
  ttcg: (files, card) => edited(files, `^(${card};(?:[^;\n]*;){4})(\\d+);(\\d+)`, '$1$3;$2'),
  showdown: (files, card) => edited(files, `("NAME" "${card}"[\\s\\S]*?"LEVEL" ")\\d+`, '$110'),
};

type Files = CardSetFiles['files'];

/** The files with other numbers in the one place where the pattern is met. */
function edited(files: Files, pattern: string, by: string): Files {
  const met = new RegExp(pattern, 'm');
  const found = files.filter(({ text }) => met.test(text));
  if (found.length !== 1) throw new Error(`${met} is met in ${found.length} files.`);
  return files.map(({ path, text }) => ({ path, text: text.replace(met, by) }));
}

/** The game as it is after one of its cards was re-balanced. */
async function rebalanced(entry: GameEntry, card: string): Promise<GameEntry> {
  const { id, files } = await entry.set();
  const changed = (rebalancing[entry.name] as (typeof rebalancing)[string])(files, card);
  expect(changed).not.toEqual(files);
  return { ...entry, set: async () => ({ id, hash: '0123456789abcdef', files: changed }) };
}

describe.each(games)('a match of $title', (entry) => {
  it('has the same fingerprints whatever was asked of its positions, and after a trip', async () => {
    const opened = await open(entry);
    const { game } = opened;
    const match = play(opened, game, 'caches');
    const touched = play(opened, game, 'caches', 60, (now) => touchEverything(now, opened));
    expect(hashes(touched)).toEqual(hashes(match));
    const forgetful: Game = {
      ...game,
      decide: (state, choice) => game.decide(JSON.parse(JSON.stringify(state)), choice),
    };
    expect(hashes(play(opened, forgetful, 'caches'))).toEqual(hashes(match));
  });

  it('without a card stays as it was when that card is re-balanced', async () => {
    const opened = await open(entry);
    const match = play(opened, opened.game, 'without');
    const taking = Object.keys(match.record.designs ?? {});
    const absent = (await candidates(entry, opened)).find((id) => !taking.includes(id));
    // All lanterns take part in every match.
    if (entry.name === 'lanterns') return expect(absent).toBeUndefined();
    const moved = await rebalanced(entry, absent as string);
    const now = await open(moved);
    expect(now.designHash(absent as string)).not.toBe(opened.designHash(absent as string));
    expect(hashes(play(now, now.game, 'without'))).toEqual(hashes(match));
    const watched = await watchRecord(match.record, [moved]);
    if ('problem' in watched) throw new Error(watched.problem);
    expect(watched.match).toMatchObject({ isKept: false });
    expect(watched.match.notice).toBeUndefined();
    expect(watched.match.cannotPlayOn).toBeUndefined();
  });

  it('with that card is watched from each seat as it was, and says what is missing', async () => {
    const opened = await open(entry);
    const match = play(opened, opened.game, 'with', 1000);
    const record: MatchRecord = { ...match.record, seen: new SeenKeeper(match, opened).seen() };
    const present = (await candidates(entry, opened)).find((id) =>
      Object.hasOwn(record.designs ?? {}, id),
    ) as string;
    const moved = await rebalanced(entry, present);
    const watched = await watchRecord(JSON.parse(JSON.stringify(record)), [moved]);
    if ('problem' in watched) throw new Error(watched.problem);
    const { match: shown } = watched;
    expect(shown).toMatchObject({ isKept: true, length: match.steps.length });
    expect(shown.notice).toContain(present);
    expect(shown.cannotPlayOn).toContain(present);
    expect(shown.cannotPlayOn).toContain(record.set?.id);
    expect(shown.print(present)).toEqual(JSON.parse(JSON.stringify(opened.print(present))));
    for (const watcher of WATCHERS)
      for (const [step, { state }] of match.steps.entries())
        expect(JSON.stringify(sorted(shown.view(step, watcher)))).toBe(
          JSON.stringify(sorted(opened.game.view(state, watcher))),
        );
    // Without what was seen, it is shown up to the first difference, and the card is named.
    const { seen: _, ...bare } = record;
    const cut = await watchRecord(bare, [moved]);
    if ('match' in cut) {
      if (cut.match.notice !== undefined) expect(cut.match.notice).toContain(present);
      expect(cut.match.cannotPlayOn).toContain(present);
    } else expect(cut.problem).toContain(present);
  });
});

/** Designs that can be re-balanced by one number. */
async function candidates(entry: GameEntry, opened: OpenedGame): Promise<string[]> {
  const { files } = await entry.set();
  return opened
    .designs()
    .map(({ id }) => id)
    .filter((id) => {
      try {
        const changed = (rebalancing[entry.name] as (typeof rebalancing)[string])(files, id);
        return changed.some(({ text }, at) => text !== files[at]?.text);
      } catch {
        return false;
      }
    });
}

function sorted(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(sorted);
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, sorted(value)]),
  );
}

describe('what is kept of a match of TTCG', () => {
  it('of 250 steps takes less than 300 KB as a file', async () => {
    const entry = games.find(({ name }) => name === 'ttcg') as GameEntry;
    const opened = await open(entry);
    const long = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
      .map((seed) => play(opened, opened.game, seed, 250))
      .filter(({ steps }) => steps.length === 251);
    expect(long.length).toBeGreaterThan(0);
    for (const match of long) {
      const record = { ...match.record, seen: new SeenKeeper(match, opened).seen() };
      expect(recordText(record).length).toBeLessThan(300_000);
    }
  });
});
