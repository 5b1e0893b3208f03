import { describe, expect, it } from 'vitest';
import { LONGEST_NOTE, readRecord } from './read-record.ts';

const record = {
  format: 2,
  game: 'lanterns',
  version: 1,
  options: { lamps: 2 },
  seed: 'a',
  start: '0123456789abcdef',
  steps: [
    { choice: [0], hash: '0123456789abcdef' },
    { choice: { concede: 1 }, hash: 'fedcba9876543210' },
  ],
  takebacks: [{ step: 0, dropped: 1 }],
};

const seen = { views: 1, sides: ['A', 'B'], prints: {}, names: {}, sentences: [], steps: [] };

describe('reading a record from outside', () => {
  it('takes a whole one, with notes, names and cards of its own if it has them', () => {
    expect(readRecord(record)).toEqual({ record });
    const more = {
      ...record,
      set: { id: 'lanterns-core', hash: '0123456789abcdef' },
      designs: { Glow: 'abc' },
      cards: { files: [{ path: 'a', text: 'b' }], alone: true },
      position: { turn: 3 },
      names: ['Ada', 'Bo'],
      notes: [{ step: 1, text: 'Why?' }],
    };
    expect(readRecord(more)).toEqual({ record: more });
  });

  it('keeps nothing that does not belong to it', () => {
    const read = readRecord({ ...record, junk: 1, steps: [{ ...record.steps[0], more: 2 }] });
    expect(read).toEqual({ record: { ...record, steps: [record.steps[0]] } });
  });

  it.each([
    [{ format: 3 }, '"format" must be format 1 or 2, not 3.'],
    [{ set: 'core' }, '"set" must be the name of a set, not "core".'],
    [{ cards: [] }, '"cards" must be an object with files, not a list.'],
    [{ cards: { files: [{ path: 1 }] } }, '"cards.files[0].path" must be a text, not 1.'],
    [{ seed: undefined }, '"seed" must be a text, not missing.'],
    [{ version: -1 }, '"version" must be a whole number, 0 or more, not -1.'],
    [{ options: [] }, '"options" must be an object, not a list.'],
    [
      { start: 'xyz' },
      '"start" must be a fingerprint of at most 16 digits, each 0 to 9 or a to f, not "xyz".',
    ],
    [{ start: 5 }, '"start" must be a fingerprint of at most 16 digits'],
    [
      { format: 1, start: 'abc' },
      '"start" must be a fingerprint of 16 digits, each 0 to 9 or a to f, not "abc".',
    ],
    [
      { designs: { Glow: 'abc', Dim: 'xyz' } },
      '"designs.Dim" must be a hash of at most 16 digits, each 0 to 9 or a to f, not "xyz".',
    ],
    [{ designs: { Glow: 'a'.repeat(17) } }, '"designs.Glow" must be a hash of at most 16'],
    [{ designs: { Glow: 7 } }, '"designs.Glow" must be a hash of at most 16'],
    [{ set: { id: 'core', hash: 'ABCDEF01' } }, '"set.hash" must be a fingerprint of at most 16'],
    [
      { steps: [{ choice: [0.5], hash: record.start }] },
      '"steps[0].choice" must be a list of whole',
    ],
    [
      { steps: [{ choice: { concede: 2 }, hash: record.start }] },
      '"steps[0].choice" must be a list',
    ],
    [
      { steps: [{ choice: [1e21], hash: record.start }] },
      '"steps[0].choice[0]" must be a whole number',
    ],
    [
      { seen: { ...seen, sentences: [[null]] } },
      'must be a text or the number of a card, not null.',
    ],
    [{ seen: { ...seen, steps: [0] } }, '"seen.steps[0]" must be a step that was seen, not 0.'],
    [{ seen: { ...seen, end: 'soon' } }, '"seen.end" must be the end of the match, not "soon".'],
    [{ takebacks: [{ step: 3, dropped: 1 }] }, '"takebacks[0].step" must be at most'],
    [{ names: 'Ada and Bo' }, '"names" must be a list of two names, not "Ada and Bo".'],
    [{ names: ['Ada'] }, '"names" must be a list of two names, not a list.'],
    [{ names: ['Ada', 'B'.repeat(41)] }, '"names[1]" must be at most 40 characters'],
    [{ notes: [{ step: 9, text: '' }] }, '"notes[0].step" must be at most'],
    [{ steps: [null] }, '"steps[0]" must be a choice with its fingerprint, not null.'],
    [
      { notes: [{ step: 0, text: 'x'.repeat(LONGEST_NOTE + 1) }] },
      'must be at most 2000 characters',
    ],
  ])('refuses %j and says what would be right', (change, problem) => {
    expect(readRecord({ ...record, ...change })).toEqual({
      problem: expect.stringContaining(problem),
    });
  });

  it.each([null, undefined, 3, 'text', []])('refuses %j', (data) => {
    expect(readRecord(data)).toEqual({ problem: expect.stringContaining('must be an object') });
  });
});

describe('reading a record from before records named their set', () => {
  const steps = record.steps.map((step) => ({ ...step, hash: '' }));
  const old = { ...record, format: 1 };

  it('takes it without its fingerprints, which had words and caches in them', () => {
    expect(readRecord(old)).toEqual({ record: { ...record, start: '', steps } });
  });

  it.each([
    ['files by name', [{ name: 'a', text: 'b' }], { cards: { files: [{ path: 'a', text: 'b' }] } }],
    [
      'a bare list of files by path',
      [{ path: 'a', text: 'b' }],
      { cards: { files: [{ path: 'a', text: 'b' }], alone: true } },
    ],
    [
      'files in an object',
      {
        files: [
          { path: 'b', text: 'c' },
          { path: 'a', text: 'b' },
        ],
      },
      {
        cards: {
          files: [
            { path: 'a', text: 'b' },
            { path: 'b', text: 'c' },
          ],
        },
      },
    ],
    [
      'files without the built-in set',
      { files: [{ path: 'a', text: 'b' }], withoutBuiltIn: true },
      { cards: { files: [{ path: 'a', text: 'b' }], alone: true } },
    ],
    ['a position', { position: { turn: 3 } }, { position: { turn: 3 } }],
  ])('brings %s into the form of today', (_name, cards, found) => {
    expect(readRecord({ ...old, cards })).toEqual({
      record: { ...record, start: '', steps, ...found },
    });
  });
});
