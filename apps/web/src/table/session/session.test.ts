import type { MatchRecord, PickDecision, Picks } from '@cardscape/kernel';
import type { KolymaOptions } from '@cardscape/kolyma';
import { describe, expect, it, vi } from 'vitest';
import type { SeatPlans } from '../set-up/seats.ts';
import { MatchSession } from './session.ts';
import { bot, me, options, other, passOf, stillClock, tableFor } from './testing/sitting.ts';

function sit(
  plans: SeatPlans,
  seed = 'table',
  from?: MatchRecord<KolymaOptions>,
  settle?: (decision: PickDecision) => Picks | undefined,
  hold = 0,
) {
  const clock = stillClock();
  const records: MatchRecord<KolymaOptions>[] = [];
  const parts = tableFor(plans, from ?? { options, seed });
  parts.table.onChange(() => records.push(parts.table.record));
  const session = new MatchSession({
    ...parts,
    plans,
    tell: (events) => [{ events, over: 'after', hold }],
    later: clock.later,
    ...(settle && { settle }),
  });
  const leave = session.enter();
  return { session, clock, records, leave };
}

describe('a session against a bot', () => {
  it('lets the bot answer after a pause, and then asks the person', () => {
    const { session, clock } = sit([me, bot]);
    clock.run();
    expect(session.shown()).toMatchObject({ viewer: 0, decision: { ask: 'pick', seat: 0 } });
    session.choose(passOf(session));
    expect(session.shown().decision.ask).toBe('other');
    clock.run();
    expect(session.shown().decision).toMatchObject({ ask: 'pick', seat: 0 });
  });

  it('shows the person their own hand and only backs of the other', () => {
    const { session, clock } = sit([me, bot]);
    clock.run();
    const [mine, theirs] = session.shown().view.players;
    expect(mine.hand.every((card) => 'card' in card)).toBe(true);
    expect(theirs.hand.some((card) => 'card' in card)).toBe(false);
  });

  it('waits while nobody is at the screen', () => {
    const { clock, leave, session } = sit([me, bot]);
    leave();
    expect(clock.idle()).toBe(true);
    session.enter();
    clock.run();
    expect(session.shown().decision).toMatchObject({ seat: 0 });
  });

  it('takes back the last choice of the person and what the bot did since, and marks it', () => {
    const { session, clock } = sit([me, bot]);
    clock.run();
    expect(session.shown().canUndo).toBe(false);
    const before = session.shown().view;
    session.choose(passOf(session));
    clock.run();
    session.undo();
    expect(session.shown().view).toEqual(before);
    expect(session.record.takebacks).toHaveLength(1);
  });

  it('takes nothing back that was there when the person sat down', () => {
    const { session, clock } = sit([me, bot]);
    clock.run();
    session.choose(passOf(session));
    clock.run();
    const later = new MatchSession({
      ...tableFor([me, bot], session.record, session.record.steps.length),
      plans: [me, bot],
      tell: (events) => [{ events, over: 'after', hold: 0 }],
    });
    expect(later.shown().canUndo).toBe(false);
  });

  it('ends with a concession', () => {
    const { session, clock } = sit([me, bot]);
    clock.run();
    session.concede(0);
    clock.run();
    expect(session.shown().decision).toMatchObject({ ask: 'over', winner: 1 });
  });

  it('says why something cannot be done', async () => {
    const { session, clock } = sit([me, bot]);
    clock.run();
    const theirs = session.shown().view.players[1].line[0]!;
    await expect(session.explain({ act: 'flip', card: theirs.card })).resolves.toContain(
      'your own line',
    );
  });

  it('goes on after a reload as if nothing had happened', () => {
    const { session, clock, records } = sit([me, bot]);
    clock.run();
    session.choose(passOf(session));
    clock.run();
    const saved = JSON.parse(JSON.stringify(records.at(-1))) as (typeof records)[0];
    const again = sit([me, bot], 'table', saved);
    again.clock.run();
    expect(again.session.shown().view).toEqual(session.shown().view);
    for (const each of [session, again.session]) each.choose(passOf(each));
    clock.run();
    again.clock.run();
    expect(again.session.record).toEqual(session.record);
  });
});

describe('two people at one screen', () => {
  it('call the next person when the decider changes, and show no hand until they are there', () => {
    const { session, clock } = sit([me, other]);
    clock.run();
    const called = session.shown().handOver!;
    expect(session.shown().viewer).toBe('table');
    const hands = session.shown().view.players.flatMap(({ hand }) => hand);
    expect(hands.some((card) => 'card' in card)).toBe(false);
    session.arrive();
    expect(session.shown()).toMatchObject({ viewer: called, handOver: undefined });
    session.choose(passOf(session));
    clock.run();
    expect(session.shown().handOver).toBe(called === 0 ? 1 : 0);
  });

  it('call the next person only when what one may see alone has been seen', () => {
    const { session, clock } = sit([me, other]);
    session.arrive();
    const { decision, viewer } = session.shown();
    if (decision.ask !== 'pick') throw new Error('nobody was asked');
    session.choose([decision.options.findIndex(({ act }) => act === 'exchange')]);
    clock.run();
    expect(session.shown()).toMatchObject({ viewer, parting: true, handOver: undefined });
    expect(session.shown().decision.ask).toBe('other');
    session.choose([0]);
    expect(session.record.steps).toHaveLength(1);
    session.leave();
    const next = viewer === 0 ? 1 : 0;
    expect(session.shown()).toMatchObject({ viewer: 'table', parting: false, handOver: next });
    session.arrive();
    expect(session.shown()).toMatchObject({ viewer: next, parting: false });
  });

  it('are told of the last step again after a reload', () => {
    const { session, clock } = sit([me, other]);
    session.arrive();
    session.choose(passOf(session));
    clock.run();
    const { told } = session.shown();
    expect(told).not.toEqual([]);
    expect(sit([me, other], 'table', session.record).session.shown().told).toEqual(told);
  });

  it('take back the last choice, whoever made it', () => {
    const { session, clock } = sit([me, other]);
    const called = session.shown().handOver!;
    session.arrive();
    session.choose(passOf(session));
    clock.run();
    session.undo();
    expect(session.shown()).toMatchObject({ viewer: called, decision: { ask: 'pick' } });
  });
});

describe('on sitting down', () => {
  const inTwoBeats = (record?: MatchRecord<KolymaOptions>) => {
    const clock = stillClock();
    const session = new MatchSession({
      ...tableFor([bot, me], record ?? { options, seed: 'table' }),
      plans: [bot, me],
      tell: (events) => [
        { events: events.slice(0, 1), over: 'before', hold: 900 },
        { events, over: 'after', hold: 0 },
      ],
      later: clock.later,
    });
    session.enter();
    return { session, clock };
  };

  it('shows how the match begins before any bot acts', () => {
    const { session, clock } = inTwoBeats();
    expect(session.shown()).toMatchObject({ telling: true, events: [{ type: 'round' }] });
    expect(session.record.steps).toEqual([]);
    clock.run();
    expect(session.shown()).toMatchObject({ telling: false, decision: { ask: 'pick', seat: 1 } });
  });

  it('tells the last step again after a reload', () => {
    const { session, clock } = inTwoBeats();
    clock.run();
    session.choose(passOf(session));
    expect(inTwoBeats(session.record).session.shown()).toMatchObject({
      telling: true,
      events: [{ type: 'pass', seat: 1 }],
    });
  });

  it('shows a finished match as it lies', () => {
    const { session, clock } = inTwoBeats();
    clock.run();
    session.concede(1);
    expect(inTwoBeats(session.record).session.shown()).toMatchObject({
      telling: false,
      events: [],
      decision: { ask: 'over', winner: 0 },
    });
  });
});

describe('what is told', () => {
  it('is shown beat by beat, and can be skipped', () => {
    const clock = stillClock();
    const session = new MatchSession({
      ...tableFor([me, other], { options, seed: 'beats' }),
      plans: [me, other],
      tell: (events) => [
        { events: [], over: 'before', hold: 900 },
        { events, over: 'after', hold: 0 },
      ],
      later: clock.later,
    });
    session.enter();
    session.skip();
    session.arrive();
    session.choose([0]);
    expect(session.shown()).toMatchObject({ telling: true, events: [] });
    session.skip();
    expect(session.shown().telling).toBe(false);
  });
});

describe('answering for a person', () => {
  /** Passes for the second player only. */
  const passForOther = ({ seat, kind, options: offered }: PickDecision) =>
    seat === 1 && kind === 'turn' ? [offered.length - 1] : undefined;

  /** The session after the first player has passed, and how many steps there were before. */
  const afterPass = (hold: number) => {
    const { session, clock } = sit([me, other], 'table', undefined, passForOther, hold);
    clock.run();
    if (session.shown().handOver !== undefined) session.arrive();
    const before = session.record.steps.length;
    session.choose(passOf(session));
    return { session, clock, before };
  };

  it('lets what it follows be seen, then goes on to whoever is asked', () => {
    const { session, clock, before } = afterPass(400);
    expect(session.shown()).toMatchObject({ telling: true, handOver: undefined });
    expect(session.record.steps.length).toBe(before + 1);
    clock.run();
    expect(session.shown().telling).toBe(false);
    expect(session.record.steps.length).toBeGreaterThan(before + 1);
  });

  it('can be hurried', () => {
    const { session, before } = afterPass(400);
    session.skip();
    expect(session.record.steps.length).toBeGreaterThan(before + 1);
  });

  it('takes no time where there is nothing to be seen', () => {
    const { session, before } = afterPass(0);
    expect(session.shown().telling).toBe(false);
    expect(session.record.steps.length).toBeGreaterThan(before + 1);
  });

  it('takes back what was answered for them together with the choice before', async () => {
    const { session, clock } = sit([me, other], 'table', undefined, passForOther);
    clock.run();
    if (session.shown().handOver !== undefined) session.arrive();
    const before = session.record.steps.length;
    session.choose(passOf(session));
    clock.run();
    session.undo();
    await vi.waitFor(() => expect(session.record.steps.length).toBe(before));
    expect(session.shown()).toMatchObject({ telling: false, decision: { ask: 'pick', seat: 0 } });
  });
});
