import { type MatchRecord, plain, type Viewer, WATCHERS, watchSeen } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { lanternsModule } from '@cardscape/lanterns';
import { builtInSet } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import type { GameEntry } from './games.ts';
import { lanternsWith, MOON, openLanterns, recordOf, unseen } from './testing/lanterns.ts';
import { watchRecord } from './watch-record.ts';

const opened = await openLanterns();
const record = recordOf(opened);
const ended = recordOf(opened, ['keep', { concede: 1 }]);
const { set } = record;
const NEEDS = `It needs the set ${set?.id} ${set?.hash}.`;

async function watched(of: MatchRecord, list?: readonly GameEntry[]) {
  const watching = await watchRecord(of, list);
  if ('problem' in watching) throw new Error(watching.problem);
  return watching.match;
}

/** All that a viewer is told. */
function story(match: Awaited<ReturnType<typeof watched>>, viewer: Viewer): string[] {
  return Array.from({ length: match.length }, (_, step) =>
    match.lines(step, viewer).map(plain),
  ).flat();
}

describe('a match that plays as it was recorded', () => {
  it('is played again, for every viewer', async () => {
    const match = await watched(record);
    expect(match).toMatchObject({ isKept: false, length: 10, sides: ['Player 1', 'Player 2'] });
    expect([match.notice, match.cannotPlayOn, match.end]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(match.viewers).toEqual([0, 1, 'table', 'hands']);
    expect(story(match, 0)[0]).toMatch(/^You keep Candle Jar/);
    expect(story(match, 'table')[0]).toBe('Ada keeps a lantern face down.');
    expect(match.asked(0)).toBe(0);
    expect(match.events(1)).toMatchObject([{ type: 'keep', seat: 0 }]);
    expect(match.view(9, 1)).toEqual(watchSeen(record.seen, 1)[9]?.view);
    expect(match.print('Paper Moon')).toEqual(opened.print('Paper Moon'));
  });

  it('keeps what was seen in its record', async () => {
    expect((await watched(record)).record).toEqual(record);
    expect((await watched(unseen(record))).record).toEqual(unseen(record));
  });

  it('says how it ended', async () => {
    const { end, asked, length } = await watched(ended);
    expect(end).toEqual({ winner: 0, words: 'concession' });
    expect(asked(length - 1)).toBeUndefined();
  });

  it('plays with another set, as long as its cards are the same', async () => {
    const rarer = lanternsWith(['"value": 7, "rarity": 2', '"value": 7, "rarity": 4']);
    const match = await watched(record, rarer);
    expect(match).toMatchObject({ isKept: false, length: 10 });
    expect([match.notice, match.cannotPlayOn]).toEqual([undefined, undefined]);
  });
});

describe('a match with a card that was re-balanced since', () => {
  const list = lanternsWith(MOON);

  it('is shown as it was seen, from every seat', async () => {
    const [then, now] = [await watched(record), await watched(record, list)];
    expect(now).toMatchObject({ isKept: true, length: then.length, sides: then.sides });
    expect(now.viewers).toEqual(WATCHERS);
    for (const viewer of WATCHERS) {
      expect(story(now, viewer)).toEqual(story(then, viewer));
      for (let step = 0; step < then.length; step++)
        expect(JSON.parse(JSON.stringify(now.view(step, viewer)))).toEqual(then.view(step, viewer));
    }
    expect(now.view(3, 'table')).toEqual(now.view(3, 'hands'));
    expect(now.events(3)).toEqual(then.events(3));
    expect(now.print('Paper Moon')?.facts).toEqual({ value: 7 });
    expect(now.opened?.print('Paper Moon')?.facts).toEqual({ value: 2 });
    expect(now.asked(0)).toBeUndefined();
  });

  it('says what has changed, and which card and set it would need to be played on', async () => {
    const { notice, cannotPlayOn } = await watched(record, list);
    expect(notice).toBe('This match is shown as it was seen: since then Paper Moon has changed.');
    expect(cannotPlayOn).toBe(`Since this match was played, Paper Moon has changed. ${NEEDS}`);
  });

  it('is shown as it was seen also where it would play the same', async () => {
    const short = recordOf(opened, ['roll', 'roll']);
    expect(await watched(short, list)).toMatchObject({ isKept: true, length: 3 });
  });

  it('says how it ended, in the words of then', async () => {
    expect(await watched(ended, list)).toMatchObject({
      isKept: true,
      end: { winner: 0, words: 'concession' },
    });
  });

  it('ends before the first difference where nothing was kept, and says why', async () => {
    const match = await watched(unseen(record), list);
    expect(match).toMatchObject({ isKept: false, length: 3 });
    expect(match.notice).toBe(
      'Step 3 does not play as it was recorded, so the replay ends before it: since then Paper Moon has changed.',
    );
    expect(match.cannotPlayOn).toBe(
      `Since this match was played, Paper Moon has changed. ${NEEDS}`,
    );
    expect(match.record.steps).toEqual(record.steps.slice(0, 2));
  });

  it('ends with what was surely the same where not every step has a fingerprint', async () => {
    const steps = record.steps.map((step, at) =>
      at === 1 || at === 5 ? step : { ...step, hash: '' },
    );
    const match = await watched({ ...unseen(record), steps }, list);
    expect(match.notice).toMatch(/^Something after step 2 does not play as it was recorded/);
    expect(match.length).toBe(3);
  });

  it('names the cards that are gone, and only counts many', async () => {
    const gone = lanternsWith(['"Paper Moon"', '"Silk Moon"'], ['"Tin Lamp"', '"Copper Lamp"']);
    expect((await watched(record, gone)).notice).toContain(
      'since then Paper Moon and Tin Lamp are gone',
    );
    const both = lanternsWith(MOON, ['"Tin Lamp"', '"Copper Lamp"']);
    expect((await watched(record, both)).notice).toContain(
      'Paper Moon has changed, Tin Lamp is gone.',
    );
    const names = opened.designs().slice(0, 6);
    const many = lanternsWith(...names.map(({ name }) => [`"${name}"`, `"New ${name}"`] as const));
    expect((await watched(record, many)).notice).toContain(
      'since then 6 cards of it have changed.',
    );
  });
});

describe('a match of other rules', () => {
  const other = { ...record, version: 99 };

  it('is shown as it was seen', async () => {
    const match = await watched(other);
    expect(match).toMatchObject({ isKept: true, length: 10 });
    expect(match.notice).toBe(
      'This match is shown as it was seen: since then the rules have changed.',
    );
    expect(match.cannotPlayOn).toBe(
      'Since this match was played, the rules have changed. It needs version 99 of the rules.',
    );
  });

  it('is refused where nothing was kept', async () => {
    expect(await watchRecord(unseen(other))).toEqual({
      problem:
        'This record was made with version 99 of lanterns; this is version 1. Since then the rules have changed.',
    });
  });
});

describe('a record that was bent', () => {
  const steps = record.steps.map((step, at) =>
    at === 4 ? { ...step, hash: '0'.repeat(16) } : step,
  );
  const impossible = record.steps.map((step, at) => (at === 4 ? { ...step, choice: [99] } : step));

  it('ends before the step that differs', async () => {
    const match = await watched({ ...unseen(record), steps });
    expect(match).toMatchObject({
      length: 5,
      notice: 'Step 5 does not play as it was recorded, so the replay ends before it.',
      cannotPlayOn: expect.stringMatching(
        /^It no longer plays as it was recorded\. The position after step 5 differs/,
      ),
    });
    expect(await watched({ ...unseen(record), steps: impossible })).toMatchObject({ length: 5 });
  });

  it('without fingerprints is shown up to what cannot be played', async () => {
    const bare = impossible.map(({ choice }) => ({ choice, hash: '' }));
    expect(await watched({ ...unseen(record), start: '', steps: bare })).toMatchObject({
      length: 5,
    });
  });

  it('is shown as it was seen where that was kept', async () => {
    expect((await watched({ ...record, steps })).notice).toBe(
      'This match is shown as it was seen: it no longer plays as it was recorded.',
    );
  });

  it('cannot be watched where its first position differs', async () => {
    expect(await watchRecord({ ...unseen(record), seed: 'x' })).toEqual({
      problem: expect.stringMatching(/^The first position differs from the record/),
    });
  });
});

describe('a match in which the rules fail', () => {
  /** Lanterns whose rules fail with so many turns to go, as they play on or as they ask. */
  const failing = (turn: number, at: 'advance' | 'decision'): GameEntry[] => [
    {
      name: 'lanterns',
      title: 'Lanterns',
      set: async () => builtInSet,
      module: async () => ({
        ...lanternsModule,
        open(request) {
          const opening = lanternsModule.open(request);
          if ('problems' in opening) return opening;
          const { game } = opening.opened;
          const fail = (state: { turn: number }) => {
            if (state.turn <= turn) throw new TypeError('no such lamp');
          };
          const decide: typeof game.decide = (state, choice) => {
            fail(state);
            return game.decide(state, choice);
          };
          const decision: typeof game.decision = (state) => {
            fail(state);
            return game.decision(state);
          };
          const spoilt = at === 'advance' ? { ...game, decide } : { ...game, decision };
          return { opened: { ...opening.opened, game: spoilt } } as never;
        },
      }),
    },
  ];
  const turnAt = (step: number) =>
    (Match.of(opened.game, record, step).state as unknown as { turn: number }).turn;

  it('is shown up to the step that fails, and says which it is', async () => {
    const match = await watched(unseen(record), failing(turnAt(3), 'advance'));
    expect(match).toMatchObject({
      length: 4,
      notice: 'Step 4 does not play as it was recorded, so the replay ends before it.',
      cannotPlayOn: 'It no longer plays as it was recorded. The rules fail at step 4: no such lamp',
    });
    expect(match.view(3, 0)).toEqual(watchSeen(record.seen, 0)[3]?.view);
  });

  it('is shown as it was seen where that was kept', async () => {
    const match = await watched(record, failing(turnAt(3), 'advance'));
    expect(match).toMatchObject({ isKept: true, length: 10 });
    expect(match.cannotPlayOn).toContain('The rules fail at step 4: no such lamp');
  });

  it('is shown up to the last position where nothing can be said of that', async () => {
    const { steps } = record;
    const short = { ...unseen(record), steps: steps.slice(0, 3) };
    expect(await watched(short, failing(turnAt(3), 'decision'))).toMatchObject({
      length: 3,
      notice: expect.stringMatching(/^Step 3 does not play/),
    });
  });

  it('is refused with the reason where not even its first position can be made', async () => {
    expect(await watchRecord({ ...unseen(record), steps: [] }, failing(12, 'decision'))).toEqual({
      problem: 'no such lamp',
    });
  });
});

describe('what was seen', () => {
  it.each<[string, Partial<typeof record.seen>]>([
    ['in views of another shape', { views: 2 }],
    ['of fewer steps than there were', { steps: record.seen.steps.slice(1) }],
  ])('is left alone %s', async (_, change) => {
    const bent = { ...record, version: 99, seen: { ...record.seen, ...change } };
    expect(await watchRecord(bent)).toHaveProperty('problem');
  });

  it.each<[string, unknown]>([
    ['a view with other fields', { a: 1 }],
    ['no view at all', 5],
  ])('is not shown where it is damaged, and the step is named: %s', async (_, view) => {
    const steps = record.seen.steps.with(3, {
      ...(record.seen.steps[3] as (typeof record.seen.steps)[number]),
      edits: { '1 hands': [['', view]] },
    });
    const damaged = { ...record, version: 99, seen: { ...record.seen, steps } };
    expect(await watchRecord(damaged)).toEqual({
      problem: expect.stringMatching(/version 99 .* What was kept of step 3 is damaged\.$/),
    });
    const cards = { files: [{ path: 'mine.json', text: '[{"name": "Kite"}]' }] };
    expect(await watchRecord({ ...damaged, cards })).toEqual({
      problem: expect.stringMatching(/^mine\.json:1:2: .* What was kept of step 3 is damaged\.$/s),
    });
    // What can still be played is.
    const bent = record.steps.with(4, { choice: [99], hash: '0'.repeat(16) });
    expect(await watched({ ...damaged, version: record.version, steps: bent })).toMatchObject({
      isKept: false,
      length: 5,
      notice: expect.stringContaining(' What was kept of step 3 is damaged.'),
    });
  });

  it('is shown in an older shape where the screens still draw that', async () => {
    const withViews = (oldestView: number): GameEntry[] => [
      {
        name: 'lanterns',
        title: 'Lanterns',
        set: async () => builtInSet,
        module: async () => ({
          ...lanternsModule,
          open(request) {
            const opening = lanternsModule.open(request);
            if ('problems' in opening) return opening;
            return { opened: { ...opening.opened, viewVersion: 3, oldestView } };
          },
        }),
      },
    ];
    const old = { ...record, version: 99 };
    expect(await watched(old, withViews(1))).toMatchObject({ isKept: true });
    expect(await watchRecord(old, withViews(2))).toHaveProperty('problem');
  });

  it('is enough where the cards of a match cannot be opened', async () => {
    const cards = { files: [{ path: 'mine.json', text: '[{"name": "Kite"}]' }] };
    const match = await watched({ ...record, cards });
    expect(match).toMatchObject({ isKept: true, opened: undefined, length: 10 });
    expect(match.notice).toContain('its cards cannot be opened here any more.');
    expect(match.cannotPlayOn).toMatch(/^Its cards cannot be opened here: mine\.json:1:2: "value"/);
    expect(story(match, 0)).toEqual(
      watchSeen(record.seen, 0).flatMap(({ lines }) => lines.map(plain)),
    );
    expect(await watchRecord({ ...unseen(record), cards })).toEqual({
      problem: expect.stringMatching(/^mine\.json:1:2: /),
    });
  });

  it('does not open a game that is not here', async () => {
    expect(await watchRecord({ ...record, game: 'chess' })).toEqual({
      problem: expect.stringContaining('There is no game "chess" here'),
    });
  });
});
