import { lanternMatch, lanterns, pickOf } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import type { CardPrint } from '../../cards/print.ts';
import { plain } from '../../english/words.ts';
import type { Match } from '../match.ts';
import { readRecord } from '../read-record.ts';
import { recordText } from '../record.ts';
import { SeenKeeper } from './seen-keeper.ts';
import { WATCHERS } from './seen-match.ts';
import { watchSeen } from './watch-seen.ts';

const shown = {
  viewVersion: 1,
  sideNames: () => ['First', 'Second'] as const,
  takingPart: () => ['A Character'],
  print: (design: string) => printOf(design),
};

function printOf(design: string): CardPrint {
  const art = { name: design, terrain: 'plain', shows: 'thing', words: [] } as const;
  const blank = { terrain: 'plain', rarity: 0, kind: '', lines: [], corners: {}, facts: {} };
  return { ...blank, design, name: design, art };
}

const keeperOf = (match: unknown) => new SeenKeeper(match as Match, shown);

const match = lanternMatch('draw', 'peek', 'bury', [1, 0], 'show', 'keep', { concede: 1 });
const record = { ...match.record, seen: keeperOf(match).seen() };

describe('what was seen of a match', () => {
  const read = readRecord(JSON.parse(recordText(record)));
  if ('problem' in read) throw new Error(read.problem);
  const { seen } = read.record;

  it.each(WATCHERS)('goes through a file and gives %s every view and every event again', (who) => {
    const steps = watchSeen(seen as NonNullable<typeof seen>, who);
    expect(JSON.parse(JSON.stringify(steps.map(({ view }) => view)))).toEqual(
      match.steps.map(({ state }) => lanterns.view(state, who)),
    );
    const told = match.steps.flatMap(({ events }) =>
      events.map((event) => plain(lanterns.narrate(event, who))),
    );
    const lines = steps.flatMap(({ lines: said }, at) =>
      match.steps[at]?.events.length === 0 ? [] : said,
    );
    expect(lines.map(plain)).toEqual(told);
  });

  it('tells what was chosen where nothing came of it, to those who may know', () => {
    // A concession has no event of its own; the choice to bury is a question first.
    const said = (who: 0 | 1 | 'hands') =>
      watchSeen(record.seen, who)
        .filter((_, at) => match.steps[at]?.events.length === 0)
        .map(({ lines }) => lines.map(plain).join());
    expect(said(0)).toContain('You: Bury lanterns under the deck.');
    expect(said(1)).toContain('Your opponent: a choice.');
    expect(said('hands')).toContain('Player 1: Bury lanterns under the deck.');
  });

  it('has the print of every design that took part, characters too', () => {
    const designs = new Set(match.state.table.cards.map(({ design }) => design));
    expect(new Set(Object.keys(seen?.prints ?? {}))).toEqual(new Set([...designs, 'A Character']));
  });

  it('says how it ended', () => {
    expect(record.seen.end).toEqual({ winner: 0, words: 'concession' });
  });
});

describe('a choice that is taken back', () => {
  it('takes what was seen of it along', () => {
    const open = lanternMatch('keep', 'keep');
    const keeper = keeperOf(open);
    const before = keeper.seen();
    open.choose(pickOf(open.decision, 'draw'));
    expect(keeper.seen()).not.toEqual(before);
    open.undo(0, 'free');
    expect(keeper.seen()).toEqual(before);
    open.choose(pickOf(open.decision, 'roll'));
    expect(keeper.seen()).toEqual(keeperOf(open).seen());
  });
});

describe('what comes from outside', () => {
  it.each([
    [{ views: 'one' }, '"seen.views" must be a whole number'],
    [{ sentences: 'all' }, '"seen.sentences" must be a list of sentences'],
    [{ steps: [{}] }, '"seen.steps[0].edits" must be edits of views'],
  ])('is refused with the place: %j', (change, problem) => {
    expect(readRecord({ ...record, seen: { ...record.seen, ...change } })).toEqual({
      problem: expect.stringContaining(problem),
    });
  });
});
