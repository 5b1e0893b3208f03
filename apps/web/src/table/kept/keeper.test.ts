import type { MatchRecord } from '@cardscape/kernel';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frontRecord } from '../../games/kolyma/front/frontPosition.ts';
import {
  hasSavedMatch,
  openSession,
  resumeSession,
  stuckMatch,
} from '../../games/kolyma/match/game.ts';
import { memoryShelf } from '../../look/browser/testing/memoryShelf.ts';
import { plansFor } from '../set-up/opponents.ts';
import { lastRecord, savedMatch } from './saved.ts';

const from = frontRecord(openedKolyma());
const plans = plansFor('person');
const sitDown = (keep: 'at once' | 'when played' | 'never') => {
  const session = openSession({ plans, from, keep });
  return { session, leave: session.enter() };
};
const kept = () => savedMatch('kolyma').read()?.record;

/** Goes on with the match that is kept, or fails. */
function resumed() {
  const found = resumeSession();
  if (!found || !('session' in found)) throw new Error('It cannot go on.');
  return found.session;
}

/** Changes the record that is kept, as if cards or rules had moved on since. */
function moveOn(change: (record: MatchRecord) => MatchRecord, over = false): void {
  const saved = savedMatch('kolyma').read();
  if (!saved) throw new Error('Nothing is kept.');
  savedMatch('kolyma').write({ ...saved, over, record: change(saved.record) });
}

/** The first card of the match that is kept, which has changed since. */
function changeACard(over = false): string {
  const [design = ''] = Object.keys(kept()?.designs ?? {});
  const changed = { [design]: 'ffffffff' };
  moveOn((record) => ({ ...record, designs: { ...record.designs, ...changed } }), over);
  return design;
}

function stubShelf(room?: number): void {
  vi.stubGlobal('localStorage', memoryShelf(new Map(), room));
}

beforeEach(() => {
  stubShelf();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

describe('a match that is left', () => {
  it('is kept once something was played in it, with what was seen at every step', () => {
    const { session, leave } = sitDown('when played');
    session.choose([0]);
    expect(hasSavedMatch()).toBe(true);
    expect(kept()).toEqual(JSON.parse(JSON.stringify(session.record)));
    expect(kept()?.seen?.steps).toHaveLength(session.table.positions.length);
    session.undo();
    expect(kept()?.seen?.steps).toHaveLength(session.table.positions.length);
    leave();
    const again = resumed();
    expect(again.record.steps).toEqual(session.record.steps);
    expect(again.plans).toEqual(plans);
  });

  it('is not kept if it was only looked at', () => {
    sitDown('when played').leave();
    expect(hasSavedMatch()).toBe(false);
  });

  it('is kept at once where it is asked for, and never where it is not wanted', () => {
    const { session, leave } = sitDown('never');
    session.choose([0]);
    leave();
    expect(hasSavedMatch()).toBe(false);
    sitDown('at once');
    expect(hasSavedMatch()).toBe(true);
  });

  it('says in its record what it is played with, whatever it said before', () => {
    sitDown('at once');
    const { set, designs } = kept() as MatchRecord;
    moveOn(({ set: _, designs: __, ...record }) => record);
    expect(resumed().record).toMatchObject({ set, designs });
  });
});

describe('a match whose cards have changed', () => {
  it('cannot go on, even if the card has not mattered yet, and says so', () => {
    sitDown('at once');
    const design = changeACard();
    const why = expect.stringContaining(`Since this match was played, ${design} has changed.`);
    expect(stuckMatch()).toMatchObject({ why, over: false });
    expect(resumeSession()).toMatchObject({ why, record: { seed: from.seed } });
  });

  it('stays kept, and the last match that ended too', () => {
    const { session } = sitDown('at once');
    session.concede(0);
    const ended = lastRecord.read();
    expect(ended?.seen?.end).toBeDefined();
    openSession({ plans, from: { ...from, steps: [] } });
    changeACard();
    resumeSession();
    expect(lastRecord.read()).toEqual(ended);
    expect(kept()?.steps).toEqual([]);
  });

  it('cannot go on with other rules, nor where it plays another way', () => {
    sitDown('at once');
    moveOn((record) => ({ ...record, version: 99 }));
    expect(stuckMatch()?.why).toContain('It needs version 99 of the rules.');
    sitDown('at once');
    moveOn((record) => ({ ...record, start: '0000000000000000' }));
    expect(stuckMatch()).toBeUndefined();
    expect(resumeSession()).toMatchObject({
      why: expect.stringContaining('no longer plays as it was recorded'),
    });
  });

  it('is not in the way of a new one once it has ended', () => {
    sitDown('at once').session.concede(0);
    changeACard(true);
    expect(stuckMatch()).toBeUndefined();
    expect(resumeSession()).toMatchObject({ over: true });
  });
});

describe('a browser without room', () => {
  it('is told of by the session, and the match goes on', () => {
    stubShelf(100);
    const { session } = sitDown('at once');
    expect(session.shown().isKept).toBe(false);
    session.choose([0]);
    expect(session.table.positions.length).toBeGreaterThan(from.steps.length + 1);
    stubShelf();
    expect(sitDown('at once').session.shown().isKept).toBe(true);
  });
});
