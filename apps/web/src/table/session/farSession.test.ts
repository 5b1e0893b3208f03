import type { Viewer } from '@cardscape/kernel';
import { remoteSeat, serveSeat, wirePair } from '@cardscape/protocol';
import { describe, expect, it } from 'vitest';
import type { SeatPlans } from '../set-up/seats.ts';
import { MatchSession } from './session.ts';
import { bot, me, options, other, passOf, stillClock, tableFor } from './testing/sitting.ts';

describe('a session over seats that are far away', () => {
  /** A session whose messages lie there until they are brought. */
  function sitFar(plans: SeatPlans) {
    const clock = stillClock();
    const parts = tableFor(plans, { options, seed: 'table' });
    const lying = new Map<Viewer, (() => void)[]>();
    const session = new MatchSession({
      ...parts,
      seat: (viewer) => {
        const bag: (() => void)[] = [];
        lying.set(viewer, bag);
        const [here, there] = wirePair((deliver) => bag.push(deliver));
        serveSeat(parts.table.seat(viewer), there);
        return remoteSeat(here);
      },
      plans,
      tell: (events) => [{ events, over: 'after', hold: 0 }],
      later: clock.later,
    });
    session.enter();
    /** Brings what lies there for some of them, and what is said because of it. */
    const bring = async (viewers: readonly Viewer[] = [...lying.keys()]) => {
      const bags = () => viewers.map((viewer) => lying.get(viewer) ?? []);
      while (bags().some((bag) => bag.length > 0)) {
        for (const bag of bags()) bag.shift()?.();
        await new Promise(setImmediate);
      }
    };
    return { session, clock, bring };
  }

  /** Two people, of whom the first who is called has come. */
  async function pair() {
    const { session, clock, bring } = sitFar([me, other]);
    await bring();
    const first = session.shown().handOver!;
    session.arrive();
    return { session, clock, bring, first };
  }

  it('is shown once all at the screen are seated', async () => {
    const { session, bring } = sitFar([me, other]);
    await bring([0, 'table']);
    expect(session.isSeated()).toBe(false);
    await bring([1]);
    expect(session.isSeated()).toBe(true);
  });

  it('takes back a choice that is still on its way, once it was made', async () => {
    const { session, bring, first } = await pair();
    session.choose(passOf(session));
    expect(session.shown()).toMatchObject({ telling: true, canUndo: true });
    session.undo();
    await bring();
    expect(session.record).toMatchObject({ steps: [], takebacks: [{}] });
    expect(session.shown()).toMatchObject({
      telling: false,
      decision: { ask: 'pick', seat: first },
    });
  });

  it('takes back as many choices as it was asked to', async () => {
    const { session, bring } = await pair();
    for (let turn = 0; turn < 3; turn++) {
      session.choose(passOf(session));
      await bring();
      session.leave();
      session.arrive();
    }
    session.undo();
    session.undo();
    await bring();
    expect(session.record.steps).toHaveLength(1);
  });

  it('takes back what a bot did whose news was still on its way', async () => {
    const { session, clock, bring } = sitFar([me, bot]);
    const play = async () => {
      await bring();
      clock.run();
    };
    while (!session.isSeated() || session.shown().decision.ask !== 'pick') await play();
    const { step } = session.shown();
    session.choose(passOf(session));
    await play();
    session.undo();
    await bring();
    expect(session.shown().step).toBe(step);
    expect(session.record.steps).toHaveLength(step);
  });

  it('takes no answer while it goes back', async () => {
    const { session, bring } = await pair();
    session.choose(passOf(session));
    await bring();
    session.arrive();
    session.undo();
    expect(session.shown().telling).toBe(true);
    session.choose([0]);
    await bring();
    expect(session.record.steps).toEqual([]);
    expect(session.shown().telling).toBe(false);
  });

  it('shows no hand to the other person while only some have heard the news', async () => {
    const { session, bring, first } = await pair();
    const second = first === 0 ? 1 : 0;
    session.choose(passOf(session));
    await bring([first]);
    expect(session.shown()).toMatchObject({ viewer: first, handOver: undefined });
    await bring([second]);
    expect(session.shown()).toMatchObject({ viewer: first, handOver: undefined });
    await bring(['table']);
    expect(session.shown()).toMatchObject({ viewer: 'table', handOver: second });
  });

  it('never mixes what was taken back with what was played instead', async () => {
    const { session, bring, first } = await pair();
    const second = first === 0 ? 1 : 0;
    session.choose(passOf(session));
    await bring();
    session.undo();
    await bring([first, second]);
    expect(session.shown()).toMatchObject({ step: 1, handOver: second });
    await bring();
    expect(session.shown()).toMatchObject({ step: 0, viewer: first });
  });
});
