import type { MatchRecord } from '@cardscape/kernel';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kolymaTable } from '../../games/kolyma/table.tsx';
import { memoryShelf } from '../../look/browser/testing/memoryShelf.ts';
import { historyOn } from '../history/history.ts';
import type { MatchSession } from '../session/session.ts';
import { plansFor } from '../set-up/opponents.ts';
import { matchesOn } from './matches.ts';
import { MOST_OPEN, matchShelf } from './matchShelf.ts';
import { standingRecord } from './testing/standingRecord.ts';

const from = standingRecord(openedKolyma());
const plans = plansFor('person');

/** A visit to the site: what is kept is found by the next one, what is played is not. */
const visit = () => matchesOn(matchShelf());

function sitDown(keep: 'at once' | 'when played' | 'never', matches = visit()) {
  const begun = matches.beginMatch(kolymaTable, { plans, from, keep });
  if ('why' in begun) throw new Error(begun.why);
  return { ...begun, leave: begun.session.enter() };
}

const kept = (id: string) => matchShelf().read(id)?.record;

/** Goes on with a match in another visit, or fails. */
function resumed(id: string): MatchSession {
  const found = visit().resumeMatch(kolymaTable, id);
  if (!found || !('session' in found)) throw new Error('It cannot go on.');
  return found.session;
}

/** Changes the record that is kept, as if cards or rules had moved on since. */
function moveOn(id: string, change: (record: MatchRecord) => MatchRecord): void {
  const shelf = matchShelf();
  const [entry, match] = [shelf.find(id), shelf.read(id)];
  if (!entry || !match) throw new Error('Nothing is kept.');
  shelf.write(entry, { ...match, record: change(match.record) });
}

/** The first card of the match that is kept, which has changed since. */
function changeACard(id: string): string {
  const [design = ''] = Object.keys(kept(id)?.designs ?? {});
  const changed = { [design]: 'ffffffff' };
  moveOn(id, (record) => ({ ...record, designs: { ...record.designs, ...changed } }));
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
    const { id, session, leave } = sitDown('when played');
    session.choose([0]);
    expect(
      visit()
        .openMatches()
        .map((each) => each.id),
    ).toEqual([id]);
    expect(kept(id)).toEqual(JSON.parse(JSON.stringify(session.record)));
    expect(kept(id)?.seen?.steps).toHaveLength(session.table.positions.length);
    session.undo();
    expect(kept(id)?.seen?.steps).toHaveLength(session.table.positions.length);
    leave();
    const again = resumed(id);
    expect(again.record.steps).toEqual(session.record.steps);
    expect(again.plans).toEqual(plans);
  });

  it('is not kept if it was only looked at', () => {
    sitDown('when played').leave();
    expect(visit().openMatches()).toEqual([]);
  });

  it('is kept at once where it is asked for, and never where it is not wanted', () => {
    const { session, leave } = sitDown('never');
    session.choose([0]);
    leave();
    expect(visit().openMatches()).toEqual([]);
    sitDown('at once');
    expect(visit().openMatches('kolyma')).toMatchObject([
      { game: 'kolyma', where: expect.stringMatching(/^Round \d$/) },
    ]);
    expect(visit().openMatches('ttcg')).toEqual([]);
  });

  it('does not give way to another one', () => {
    const matches = visit();
    const [one, two] = [sitDown('at once', matches), sitDown('at once', matches)];
    one.session.choose([0]);
    expect(visit().lastMatch('kolyma')?.id).toBe(one.id);
    expect(resumed(two.id).record.steps).toHaveLength(from.steps.length);
    expect(resumed(one.id).record.steps).toHaveLength(from.steps.length + 1);
  });

  it('takes nothing back that was there when one sat down, also after a reload', () => {
    const begun = visit().beginMatch(kolymaTable, { plans, from, undoFrom: from.steps.length });
    if ('why' in begun) throw new Error(begun.why);
    expect(resumed(begun.id).shown().canUndo).toBe(false);
  });

  it('says in its record what it is played with, whatever it said before', () => {
    const { id } = sitDown('at once');
    const { set, designs } = kept(id) as MatchRecord;
    moveOn(id, ({ set: _, designs: __, ...record }) => record);
    expect(resumed(id).record).toMatchObject({ set, designs });
  });
});

describe('a match whose cards have changed', () => {
  it('cannot go on, even if the card has not mattered yet, and says so', () => {
    const { id } = sitDown('at once');
    const design = changeACard(id);
    const why = expect.stringContaining(`Since this match was played, ${design} has changed.`);
    const found = visit().resumeMatch(kolymaTable, id);
    expect(found).toMatchObject({ why, over: false, record: { seed: from.seed } });
  });

  it('stays kept until it is thrown away', () => {
    const { id } = sitDown('at once');
    changeACard(id);
    visit().resumeMatch(kolymaTable, id);
    expect(kept(id)?.steps).toHaveLength(from.steps.length);
    visit().throwAway(id);
    expect(visit().resumeMatch(kolymaTable, id)).toBeUndefined();
    expect(visit().openMatches()).toEqual([]);
  });

  it('cannot go on with other rules, nor where it plays another way', () => {
    const { id } = sitDown('at once');
    moveOn(id, (record) => ({ ...record, version: 99 }));
    expect(visit().resumeMatch(kolymaTable, id)).toMatchObject({
      why: expect.stringContaining('It needs version 99 of the rules.'),
    });
    const other = sitDown('at once');
    moveOn(other.id, (record) => ({ ...record, start: '0000000000000000' }));
    expect(visit().resumeMatch(kolymaTable, other.id)).toMatchObject({
      why: expect.stringContaining('no longer plays as it was recorded'),
    });
  });
});

describe('a match that has ended', () => {
  it('comes back at its end, and is the one that is watched', () => {
    const { id, session } = sitDown('at once');
    session.concede(0);
    expect(visit().lastToWatch()).toBe(id);
    expect(visit().findToWatch(id)).toMatchObject({ seen: { end: expect.anything() } });
    expect(visit().openMatches()).toEqual([]);
    expect(visit().lastMatch('kolyma')?.id).toBe(id);
    expect(resumed(id).shown().decision.ask).toBe('over');
  });
});

describe('the history of matches', () => {
  it('takes a match in at its end, and lets it go if the end is taken back', async () => {
    const shelf = memoryShelf();
    const history = historyOn(() => shelf);
    const matches = matchesOn(undefined, history);
    const { id, session } = sitDown('at once', matches);
    expect(await history.all()).toEqual([]);
    session.concede(0);
    expect(await history.all()).toMatchObject([
      {
        id,
        game: 'kolyma',
        winner: 1,
        conceded: true,
        people: [0, 1],
        choices: from.steps.length + 1,
      },
    ]);
    session.undo();
    await expect.poll(() => history.all()).toEqual([]);
  });
});

describe('watching a match', () => {
  it('is for its end: the hands of one that is still played stay hidden', () => {
    const matches = visit();
    const { id, session } = sitDown('at once', matches);
    expect(matches.findToWatch(id)).toBe('open');
    session.concede(0);
    expect(matches.idToWatch(session)).toBe(id);
    expect(matches.findToWatch('kolyma-other')).toBeUndefined();
  });

  it('is possible under an id of its record if it is not kept', () => {
    const matches = visit();
    const { id, session } = sitDown('never', matches);
    session.concede(0);
    const watched = matches.idToWatch(session);
    expect(watched).not.toBe(id);
    expect(visit().findToWatch(watched)).toMatchObject({ seed: from.seed });
  });
});

describe('too many matches', () => {
  it('are not begun: no open one gives way', () => {
    const matches = visit();
    for (let count = 0; count < MOST_OPEN; count++) sitDown('at once', matches);
    expect(matches.isFull()).toBe(true);
    expect(matches.beginMatch(kolymaTable, { plans, from })).toMatchObject({
      why: expect.stringContaining('throw one away'),
    });
    expect(matches.openMatches()).toHaveLength(MOST_OPEN);
  });
});

describe('one match in two tabs', () => {
  it('is kept as the one plays it that went on last; the other is told', () => {
    const here = sitDown('at once');
    const there = resumed(here.id);
    there.choose([0]);
    here.session.choose([1]);
    expect(here.session.shown().notKept).toBe('elsewhere');
    expect(kept(here.id)?.steps).toEqual(JSON.parse(JSON.stringify(there.record.steps)));
  });
});

describe('a browser without room', () => {
  it('is told of by the session, and the match goes on', () => {
    stubShelf(100);
    const { session } = sitDown('at once');
    expect(session.shown().notKept).toBe('no room');
    session.choose([0]);
    expect(session.table.positions.length).toBeGreaterThan(from.steps.length + 1);
    stubShelf();
    expect(sitDown('at once').session.shown().notKept).toBeUndefined();
  });
});
