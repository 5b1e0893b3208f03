import type { GameEvent, SeatNews, Viewer } from '@cardscape/kernel';
import { openedLanterns } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import { randomBot } from '../random-bot.ts';
import { LocalTable } from './local-table.ts';

const opened = openedLanterns;
const from = { options: { turns: 6 }, seed: 'table' };
type News = SeatNews<unknown, GameEvent>;

/** A table whose bots think when they are told to. */
function tableWith(parts: Partial<ConstructorParameters<typeof LocalTable>[0]> = {}) {
  const thoughts: (() => void)[] = [];
  const table = new LocalTable({
    opened,
    from,
    later(think) {
      thoughts.push(think);
      return () => thoughts.splice(thoughts.indexOf(think), 1);
    },
    ...parts,
  } as ConstructorParameters<typeof LocalTable>[0]);
  const hear = (viewer: Viewer) => {
    const heard: News[] = [];
    table.seat(viewer).listen((news) => heard.push(news as News));
    return heard;
  };
  return { table, thoughts, hear };
}

describe('a seat', () => {
  it('is told at once how the match stands, and what has happened', () => {
    const { hear } = tableWith();
    expect(hear(0)).toMatchObject([
      { news: 'seated', step: 0, decision: { ask: 'pick', seat: 0 }, story: [{}] },
    ]);
  });

  it('has words for each option, and others learn only who decides', () => {
    const { hear } = tableWith();
    const { decision } = hear(0)[0] as News;
    if (decision.ask !== 'pick') throw new Error(decision.ask);
    expect(decision.labels).toHaveLength(decision.options.length);
    expect(hear(1)[0]?.decision).toEqual({ ask: 'other', seat: 0, kind: decision.kind });
  });

  it('chooses for the step it knows, and only when it is asked', async () => {
    const { table, hear } = tableWith();
    const heard = hear(1);
    expect(await table.seat(1).choose(0, [0])).toEqual({ refused: 'You are not asked now.' });
    expect(await table.seat(0).choose(3, [0])).toEqual({ refused: 'The match has gone on since.' });
    expect(await table.seat(0).choose(0, [99])).toMatchObject({ refused: expect.any(String) });
    expect(await table.seat('table').concede()).toMatchObject({ refused: expect.any(String) });
    expect(heard).toHaveLength(1);
    expect(await table.seat(0).choose(0, [0])).toEqual({ done: true });
    expect(heard[1]).toMatchObject({ news: 'step', step: 1, told: { chooser: 0 } });
  });

  it('is told nothing that only the other may know', async () => {
    const { table, hear } = tableWith();
    const [mine, theirs] = [hear(0), hear(1)];
    for (let step = 0; step < 4; step++) await table.seat((step % 2) as 0 | 1).choose(step, [0]);
    for (const news of [...mine, ...theirs]) expect(JSON.stringify(news)).not.toContain('secrets');
    expect(JSON.stringify(mine.at(-1)?.view)).not.toBe(JSON.stringify(theirs.at(-1)?.view));
  });

  it('takes back its own last choice, and everyone is told', async () => {
    const { table, hear } = tableWith();
    const theirs = hear(1);
    await table.seat(0).choose(0, [0]);
    expect(theirs.at(-1)?.undo).toMatchObject({ refused: expect.any(String) });
    expect(await table.seat(0).undo(1)).toEqual({ done: true });
    expect(theirs.at(-1)).toMatchObject({ news: 'back', step: 0 });
    expect(await table.seat(0).undo(0)).toMatchObject({ refused: expect.any(String) });
  });

  it('takes back nothing from before it sat down', async () => {
    const { table } = tableWith();
    await table.seat(0).choose(0, [0]);
    const later = tableWith({ from: table.record, undoFrom: 1 });
    expect(await later.table.seat(0).undo(1)).toMatchObject({ refused: expect.any(String) });
  });

  it('hears what an answer is about before the answer, however quick that is', async () => {
    const { table, hear } = tableWith();
    table.seat(1).listen((news) => {
      if (news.decision.ask === 'pick') void table.seat(1).choose(news.step, [0]);
    });
    const heard = hear(0);
    await table.seat(0).choose(0, [0]);
    expect(heard.map(({ step }) => step)).toEqual([0, 1, 2]);
  });
});

describe('the owner of a table', () => {
  it('has the record, with what was seen, and is told of every change', async () => {
    const { table } = tableWith();
    const lengths: number[] = [];
    table.onChange(() => lengths.push(table.record.steps.length));
    await table.seat(0).choose(0, [0]);
    await table.seat(0).undo(1);
    expect(lengths).toEqual([1, 0]);
    expect(table.record.seen?.steps).toHaveLength(table.positions.length);
  });

  it('lets bots think when there is time, the same after a step back', async () => {
    const { table, thoughts } = tableWith({ bots: { 1: randomBot() } });
    await table.seat(0).choose(0, [0]);
    expect(table.record.steps).toHaveLength(1);
    thoughts.shift()?.();
    const { steps } = table.record;
    expect(steps.length).toBe(2);
    await table.seat(0).undo(2);
    await table.seat(0).choose(0, [0]);
    thoughts.shift()?.();
    expect(table.record.steps).toEqual(steps);
  });

  it('calls off a bot whose turn was taken back', async () => {
    const { table, thoughts } = tableWith({ bots: { 1: randomBot() } });
    await table.seat(0).choose(0, [0]);
    await table.seat(0).undo(1);
    expect(thoughts).toEqual([]);
  });
});
