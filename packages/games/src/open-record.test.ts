import { problemLine } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { describe, expect, it } from 'vitest';
import { openRecord, startOf } from './open-record.ts';
import { openLanterns, recordOf } from './testing/lanterns.ts';

const own = {
  files: [{ path: 'mine.json', text: '[{"name": "Kite Light", "value": 9, "rarity": 2}]' }],
};

describe('what a match begins with', () => {
  it('names the set, the designs with their hashes, and the cards that someone brought', async () => {
    const opened = await openLanterns(undefined, own);
    const start = startOf(opened, { turns: 4 }, { seed: 's' });
    expect(start).toMatchObject({ set: opened.set, cards: own, options: { turns: 4 }, seed: 's' });
    expect(start).not.toHaveProperty('names');
    const ids = opened.designs().map(({ id }) => id);
    expect(Object.keys(start.designs ?? {})).toEqual(ids.sort());
    expect(start.designs?.['Kite Light']).toBe(opened.designHash('Kite Light'));
  });

  it('is what its record says', async () => {
    const opened = await openLanterns();
    const start = startOf(opened, { turns: 4 }, { seed: 's', names: ['Ada', 'Bo'] });
    expect(new Match(opened.game, start).record).toMatchObject(start);
  });
});

describe('the game of a record', () => {
  it('is opened with the cards of the record, and its options', async () => {
    const record = recordOf(await openLanterns(undefined, own));
    const opening = await openRecord(record);
    if ('problems' in opening) throw new Error(problemLine(opening.problems[0]));
    expect(opening.opened).toMatchObject({ cards: own, options: { turns: 12 } });
    expect(Match.of(opening.opened.game, record).record.steps).toEqual(record.steps);
  });

  it.each([
    [{ game: 'chess' }, 'There is no game "chess" here'],
    [{ options: { turns: 0 } }, 'The options of Lanterns are {"turns":0}'],
    [{ cards: { files: [{ path: 'x.json', text: '{' }] } }, 'x.json:1:'],
    [{ position: { turn: 3 } }, 'begins at its start'],
  ])('is refused with what is wrong: %j', async (change, message) => {
    const opening = await openRecord({ ...recordOf(await openLanterns()), ...change });
    expect('problems' in opening && problemLine(opening.problems[0])).toContain(message);
  });
});
