import type { GameEvent, SeatNews, SeatPort } from '@cardscape/kernel';
import { openedLanterns } from '@cardscape/lanterns/testing';
import { LocalTable, randomBot } from '@cardscape/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remoteSeat } from './remote-seat.ts';
import { serveSeat } from './serve-seat.ts';
import { type Carry, wirePair } from './wire.ts';

const opened = openedLanterns;

function sit(carry: Carry = (deliver) => deliver()) {
  const table = new LocalTable({
    opened,
    from: { options: { turns: 6 }, seed: 'wire' },
    bots: { 1: randomBot() },
    later(think) {
      let isOff = false;
      queueMicrotask(() => isOff || think());
      return () => {
        isOff = true;
      };
    },
  });
  const [here, there] = wirePair(carry);
  const leave = serveSeat(table.seat(0) as SeatPort, there);
  return { table, here, there, leave, seat: remoteSeat<unknown, GameEvent>(here) };
}

describe('a seat at the other end of a wire', () => {
  it('hears word for word what is told at the table', async () => {
    const { table, seat } = sit();
    const near: unknown[] = [];
    const far: unknown[] = [];
    table.seat(0).listen((news) => near.push(JSON.parse(JSON.stringify(news))));
    seat.listen((news) => far.push(news));
    await seat.choose(0, [0]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(far.length).toBeGreaterThan(2);
    expect(far).toEqual(near);
  });

  it('plays a whole match over a slow wire', async () => {
    let last = Promise.resolve();
    const { table, seat } = sit((deliver) => {
      last = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(deliver);
    });
    await new Promise<void>((ended) => {
      seat.listen((news: SeatNews) => {
        const { decision, step } = news;
        if (decision.ask === 'over') ended();
        if (decision.ask === 'pick')
          void seat.choose(
            step,
            Array.from({ length: decision.min }, (_, place) => place),
          );
      });
    });
    expect(table.isOver).toBe(true);
  });

  it('is told why something cannot be done, and whether something was', async () => {
    const { seat } = sit();
    seat.listen(() => undefined);
    expect(await seat.choose(7, [0])).toEqual({ refused: 'The match has gone on since.' });
    expect(await seat.whyNot(0, { act: 'nothing' })).toEqual(expect.any(String));
    expect(await seat.consult(0, { about: 'nothing' })).toBeUndefined();
    expect(await seat.undo(0)).toMatchObject({ refused: expect.any(String) });
    expect(await seat.concede()).toEqual({ done: true });
  });

  it('hears no more once it is no longer served', async () => {
    const { table, seat, leave } = sit();
    const heard: unknown[] = [];
    seat.listen((news) => heard.push(news));
    leave();
    await table.seat(0).choose(0, [0]);
    expect(heard).toHaveLength(1);
  });

  it('cannot be upset by what is no request', () => {
    const { here, table } = sit();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        here.send(text);
        return table.record.steps.length <= 1;
      }),
    );
  });
});
