import type { MatchRecord } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesSince } from './changes.ts';
import { unmarkDesigns } from './link/design-marks.ts';
import { packLink } from './link/pack-link.ts';
import { unpackLink } from './link/unpack-link.ts';
import { readLink, writeLink } from './read-link.ts';
import { lanternsWith, MOON, openLanterns, recordOf, unseen } from './testing/lanterns.ts';
import { watchRecord } from './watch-record.ts';

const opened = await openLanterns();
const record = unseen(recordOf(opened));
const rebalanced = lanternsWith(MOON);
const TIN = '  { "name": "Tin Lamp", "value": 3, "rarity": 0 },\n';
const NEW = '  { "name": "Kite Light", "value": 9, "rarity": 2 }';
const GONE =
  'A card of this match is no longer in the set lanterns-core, and the link does not hold its name. Ask for the record as a file.';

async function throughLink(from: MatchRecord, list?: Parameters<typeof readLink>[1]) {
  const read = await readLink(writeLink(from, opened), list);
  if ('problem' in read) throw new Error(read.problem);
  return read.record;
}

describe('a link', () => {
  it('gives a match back that plays to the same end', async () => {
    const read = await throughLink({ ...record, notes: [{ step: 2, text: 'Here.' }] });
    const { set, designs, start, steps, ...rest } = read;
    expect({ ...record, notes: [{ step: 2, text: 'Here.' }] }).toMatchObject(rest);
    expect(set).toEqual({ id: 'lanterns-core', hash: record.set?.hash.slice(0, 8) });
    expect(Object.keys(designs ?? {})).toEqual(Object.keys(record.designs ?? {}));
    const watched = await watchRecord(read);
    if ('problem' in watched) throw new Error(watched.problem);
    expect(watched.match.record.steps).toEqual(record.steps);
    expect(watched.match).not.toHaveProperty('cannotPlayOn');
    expect(start).toBe(record.start.slice(0, 8));
    expect(steps).toHaveLength(record.steps.length);
  });

  it('can be made of what a link gave, and says the same', async () => {
    const read = await throughLink(record);
    expect(writeLink(read, opened)).toEqual(writeLink(record, opened));
  });

  it('keeps brought cards, and needs nothing else to play', async () => {
    const cards = {
      files: [{ path: 'mine.json', text: '[{"name": "Kite Light", "value": 9, "rarity": 2}]' }],
    };
    const withOwn = await openLanterns(undefined, cards);
    const read = await throughLink(unseen(recordOf(withOwn)));
    expect(read.cards).toEqual(cards);
    expect(read.designs).toHaveProperty('Kite Light');
    expect(await watchRecord(read)).toMatchObject({ match: { isKept: false } });
  });

  it('of an old record has neither fingerprints nor hashes of designs, and plays', async () => {
    const { set: _, designs: __, ...rest } = record;
    const steps = record.steps.map(({ choice }) => ({ choice, hash: '' }));
    const read = await throughLink({ ...rest, start: '', steps });
    expect(read).toMatchObject({ start: '', steps, designs: {} });
    const watched = await watchRecord(read);
    if ('problem' in watched) throw new Error(watched.problem);
    expect(watched.match.record.steps).toEqual(record.steps);
    expect(watched.match.cannotPlayOn).toBeUndefined();
  });

  it('does not take a design for changed that is named without taking part', async () => {
    const bystander = { ...record, options: { turns: 12, with: ['Paper Moon', 'Tin Lamp'] } };
    const { 'Tin Lamp': _, ...designs } = record.designs ?? {};
    const read = await throughLink({ ...bystander, designs });
    expect(read.options).toEqual(bystander.options);
    expect(read.designs).not.toHaveProperty('Tin Lamp');
    expect(opened.designHash('Paper Moon')?.startsWith(read.designs?.['Paper Moon'] ?? '!')).toBe(
      true,
    );
  });
});

describe('a link of another set', () => {
  it('plays as long as its fingerprints agree, and says which card has changed', async () => {
    const short = unseen(recordOf(opened, ['roll', 'roll']));
    const watched = await watchRecord(await throughLink(short, rebalanced), rebalanced);
    if ('problem' in watched) throw new Error(watched.problem);
    expect(watched.match.length).toBe(3);
    expect(watched.match.notice).toBe(
      'Since this match was played, Paper Moon has changed: cards are drawn as they are now.',
    );
    expect(watched.match.caveat).toBe('since then Paper Moon has changed');
    expect(watched.match.cannotPlayOn).toContain('Paper Moon has changed.');
  });

  it('says which card has changed where they do not', async () => {
    const watched = await watchRecord(await throughLink(record, rebalanced), rebalanced);
    if ('problem' in watched) throw new Error(watched.problem);
    expect(watched.match.notice).toMatch(/ends before it: since then Paper Moon has changed\.$/);
  });

  it('names the card that has changed also where another one has come', async () => {
    const grown = lanternsWith(MOON, ['[\n', `[\n${NEW},\n`]);
    const watched = await watchRecord(await throughLink(record, grown), grown);
    expect(watched).toEqual({
      problem: expect.stringMatching(
        /^The first position differs .*\. Since then Paper Moon has changed\.$/,
      ),
    });
  });

  it('tells that the set has changed where a card has come', async () => {
    const grown = lanternsWith(['[\n', `[\n${NEW},\n`]);
    const watched = await watchRecord(await throughLink(record, grown), grown);
    expect(watched).toEqual({
      problem: expect.stringMatching(
        /^The first position differs .*\. Since then the set lanterns-core has changed\.$/,
      ),
    });
  });

  it('is refused where a card of it is gone that nobody named', async () => {
    const gone = lanternsWith([TIN, '']);
    expect(await readLink(writeLink(record, opened), gone)).toEqual({ problem: GONE });
  });

  it('takes no card that has come for one that is gone', async () => {
    const changed = lanternsWith([TIN, `${NEW},\n`]);
    expect(await readLink(writeLink(record, opened), changed)).toEqual({ problem: GONE });
  });

  it('is refused where it names cards that are gone', async () => {
    const named = { ...record, options: { turns: 12, with: ['Tin Lamp', 'Paper Moon'] } };
    const link = writeLink(named, opened);
    expect(await readLink(link, lanternsWith(['"Tin Lamp"', '"Copper Lamp"']))).toEqual({
      problem: GONE,
    });
    const both = lanternsWith(['"Tin Lamp"', '"Copper Lamp"'], ['"Paper Moon"', '"Silk Moon"']);
    expect(await readLink(link, both)).toEqual({
      problem:
        'At least 2 cards of this match are no longer in the set lanterns-core, and the link does not hold their names. Ask for the record as a file.',
    });
  });
});

describe('a link from anywhere', () => {
  const letters = packLink(record, []);
  const ALL = opened.designs().map(({ id }) => id);

  it('of another game is refused by the name of the game', async () => {
    const chess = writeLink({ ...record, game: 'chess' }, undefined);
    expect(await readLink(chess)).toMatchObject({ problem: expect.stringContaining('"chess"') });
  });

  it.each<[string, object]>([
    ['cards that are no files', { cards: 5 }],
    ['options that are no object', { options: [] }],
    ['a note behind the end', { notes: [{ step: 99, text: '' }] }],
  ])('with %s is refused', async (_, change) => {
    const bent = packLink({ ...record, ...change } as MatchRecord, []);
    expect(await readLink({ key: 'm', letters: bent })).toEqual({
      problem: expect.stringMatching(/^This link is damaged or incomplete\..+\(This is not/),
    });
  });

  it('that speaks of a design which it does not name is refused', async () => {
    const marks = packLink({ ...record, options: { with: ['Tin Lamp', 'Paper Moon'] } }, ALL);
    const bent = (text: string) => () =>
      unmarkDesigns({ ...unpackLink(marks), options: { with: text }, named: ['A', 'B'] });
    expect(bent('~7')).toThrow('no design 7');
    expect(bent('~x')).toThrow('no mark of a design: ~x');
    expect(bent('~*1x')).toThrow('no list of designs: 1x');
    expect(bent('~*111')).toThrow('no design 2');
  });

  it('is read or refused, whatever its letters are', async () => {
    const bent = fc
      .tuple(fc.nat(letters.length - 1), fc.constantFrom(...'ABab01-_'))
      .map(([at, letter]) => letters.slice(0, at) + letter + letters.slice(at + 1));
    const random = fc.stringMatching(/^[\w-]{0,80}$/);
    await fc.assert(
      fc.asyncProperty(fc.oneof(bent, random), fc.constantFrom('m', 'r'), async (text, key) => {
        const read = await readLink({ key: key as 'm', letters: text });
        if ('record' in read) await watchRecord(read.record);
        else expect(read.problem).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('without an opened game writes its designs out', async () => {
    const named = { ...record, options: { turns: 12, with: ['Tin Lamp', 'Paper Moon'] } };
    const link = writeLink(named, undefined);
    expect(await readLink(link)).toMatchObject({ record: { options: named.options } });
    const gone = lanternsWith(['"Tin Lamp"', '"Copper Lamp"']);
    const read = await readLink(link, gone);
    if ('problem' in read) throw new Error(read.problem);
    expect(changesSince(read.record, await openLanterns(gone)).designs).toEqual([
      { name: 'Tin Lamp', gone: true },
    ]);
  });
});
