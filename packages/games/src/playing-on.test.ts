import type { MatchRecord, OpenedGame, Opening } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { describe, expect, it } from 'vitest';
import { openRecord } from './open-record.ts';
import { playOn, whyNotPlayOn } from './playing-on.ts';
import { lanternsWith, MOON, openLanterns, recordOf, unseen } from './testing/lanterns.ts';

const opened = await openLanterns();
const record = recordOf(opened);
const { set } = record;
/** A card that takes part, and has mattered nowhere yet. */
const changed = await openRecord(record, lanternsWith(MOON));
const barelyBegun: MatchRecord = { ...unseen(record), steps: [] };

const sitDown = ({ game }: OpenedGame, from: MatchRecord) => Match.of(game, from);

function played(of: MatchRecord, opening: Opening<OpenedGame>) {
  const going = playOn(of, opening, sitDown);
  if ('problem' in going) throw new Error(going.problem);
  return going.played;
}

describe('playing on', () => {
  it('goes on from the last choice with the same cards', async () => {
    const match = played(record, await openRecord(record));
    expect(match.record).toEqual(unseen(record));
  });

  it('is refused where a card has changed, also if it has not mattered yet', () => {
    const problem = `Since this match was played, Paper Moon has changed. It needs the set ${set?.id} ${set?.hash}.`;
    expect(playOn(barelyBegun, changed, sitDown)).toEqual({ problem });
    expect(whyNotPlayOn(barelyBegun, changed)).toBe(problem);
  });

  it('is refused where the rules have another version', async () => {
    const problem =
      'Since this match was played, the rules have changed. It needs version 99 of the rules.';
    const old = { ...barelyBegun, version: 99 };
    expect(playOn(old, await openRecord(record), sitDown)).toEqual({ problem });
  });

  it('is refused where the cards cannot be opened', () => {
    const opening = { problems: [{ message: 'torn' }] } as unknown as Opening<OpenedGame>;
    expect(playOn(record, opening, sitDown)).toEqual({
      problem: expect.stringMatching(/^Its cards cannot be opened here: .*torn.* It needs the set/),
    });
  });

  it('is refused where it goes another way', async () => {
    const steps = record.steps.with(2, { ...record.steps[2]!, hash: '0000000000000000' });
    const opening = await openRecord(record);
    expect(whyNotPlayOn({ ...record, steps }, opening)).toBeUndefined();
    expect(playOn({ ...record, steps }, opening, sitDown)).toEqual({
      problem: expect.stringMatching(/^It no longer plays as it was recorded\./),
    });
  });

  it('says in the record which set and designs it is really played with', async () => {
    const rarer = lanternsWith(['"value": 7, "rarity": 2', '"value": 7, "rarity": 4']);
    const opening = await openRecord(record, rarer);
    const now = played(record, opening).record;
    expect(now.set?.hash).not.toBe(set?.hash);
    expect(now.set).toEqual('opened' in opening && opening.opened.set);
    // A record of long ago names neither; from now on it does.
    const { set: _, designs, ...nameless } = record;
    expect(played(nameless, await openRecord(record)).record).toMatchObject({ set, designs });
  });

  it('gives the players the names they have now', async () => {
    const going = playOn(record, await openRecord(record), sitDown, ['Cy', 'Di']);
    expect('played' in going && going.played.record.names).toEqual(['Cy', 'Di']);
  });
});
