import type { GameEvent, ToldStep } from '@cardscape/kernel';
import { mustOpen, randomFrom } from '@cardscape/kernel';
import { BotClock, LocalTable, randomBot } from '@cardscape/players';
import { describe, expect, it } from 'vitest';
import { kolymaTable } from '../../games/kolyma/table.tsx';
import { showdownTable } from '../../games/showdown/table.tsx';
import { ttcgTable } from '../../games/ttcg/table.tsx';
import type { AnyGameTable } from '../gameTable.ts';
import { readMatchFile } from './matchFile.ts';
import { startOfPart } from './positionFile.ts';
import { recordAt, snapshotsOf } from './snapshots.ts';

/** A random match, played into its third part, or its second where there are few, and a bit further. */
function playedOn(game: AnyGameTable, parts: number) {
  const opened = mustOpen(game.openWith({}));
  const arranged = opened.arrange({}, randomFrom('snapshots'));
  if ('problems' in arranged) throw new Error(arranged.problems[0].message);
  const { options } = arranged;
  const bots = new BotClock();
  const table = new LocalTable({
    opened,
    from: { options, seed: 'snapshots' },
    bots: { 0: randomBot(), 1: randomBot() },
    later: bots.later,
  });
  const story = () => {
    let found: readonly ToldStep<GameEvent>[] = [];
    table.seat('table').listen((news) => {
      if (news.news === 'seated') found = news.story;
    });
    return found;
  };
  const snapshots = () => snapshotsOf(story(), game);
  while (snapshots().length < parts && bots.isWaiting) bots.think();
  return { table, story, snapshots, opened, options };
}

describe.each([
  [kolymaTable, 2, 'kolyma-start-of-round-2.json'],
  [ttcgTable, 3, 'ttcg-start-of-turn-3.json'],
  [showdownTable, 5, 'showdown-start-of-turn-5.json'],
] as const)('a snapshot of each turn or round', (game, parts, file) => {
  it(`leads back to where it began: ${file}`, () => {
    const { table, snapshots, opened, story } = playedOn(game, parts);
    const [last] = snapshots();
    if (!last) throw new Error('there is no turn');
    const back = new LocalTable({
      opened,
      from: recordAt(table.record, last),
      later: new BotClock().later,
    });
    expect(back.positions).toHaveLength(last.choices + 1);
    expect(back.position).toEqual(table.positions[last.choices]);
    expect(story().length).toBeGreaterThanOrEqual(back.positions.length);
  });

  it(`is a file that opens as a position: ${file}`, () => {
    const { table, story, snapshots, options } = playedOn(game, parts);
    const written = startOfPart(game, { table, story });
    expect(written?.name).toBe(file);
    const read = readMatchFile(game, written?.text ?? '', file, { options });
    if (!('from' in read)) throw new Error(read.problems.join());
    const opened = mustOpen(game.openWith(read.from));
    const { state } = opened.game.setup(read.from.options, read.from.seed);
    const then = table.positions[snapshots()[0]?.choices ?? 0];
    if (!then) throw new Error('there was no such position');
    for (const seat of [0, 1] as const) {
      const [now, before] = [state, then].map((each) =>
        opened.tableText(opened.game.view(each, seat)),
      );
      expect(now?.hand).toEqual(before?.hand);
    }
    expect(game.where(opened.game.view(state, 'table'))).toBe(
      game.where(opened.game.view(then, 'table')),
    );
  });
});

describe('a match that tells of no turns', () => {
  const step = (chooser?: 0 | 1) => ({ ...(chooser !== undefined && { chooser }), events: [] });
  const story = [step(), step(1), step(1), step(0), step(1)];
  const quiet = { markOf: () => undefined };

  it('has one wherever another player begins to choose, on the table of any game', () => {
    expect(snapshotsOf(story, { ...quiet, turnsByChooser: true })).toEqual([
      { name: 'Turn 3', seat: 1, choices: 3 },
      { name: 'Turn 2', seat: 0, choices: 2 },
      { name: 'Turn 1', seat: 1, choices: 0 },
    ]);
    expect(snapshotsOf(story, quiet)).toEqual([]);
  });
});
