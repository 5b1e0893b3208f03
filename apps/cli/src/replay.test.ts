import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from './testing/captured-host.ts';

/** A folder with the record of a short match, changed a little. */
async function recorded(change: (record: Record<string, unknown>) => unknown = (same) => same) {
  const folder = await Folder.with();
  const play = ['play', 'kolyma', '--seed', 'replay', '--record', 'r.json'];
  await folder.run(play, ['flip 1', 'flip 2', 'undo', 'swap 1', 'concede']);
  // What was seen would be told where the record does not play: see replay-seen.test.ts.
  const { seen: _, ...record } = JSON.parse(await readFile(join(folder.path, 'r.json'), 'utf8'));
  await folder.write('r.json', change(record));
  return folder.run(['replay', 'r.json']);
}

/** A fingerprint that no position has. */
const OTHER = '0'.repeat(16);

describe('replay', () => {
  it('tells the story and says that the record is right', async () => {
    const { code, out } = await recorded();
    expect(code).toBe(0);
    expect(out).toMatch(/^Round 1\./);
    expect(out).toContain('Player 1 swaps ');
    expect(out).toMatch(/wins the match: concession\.$/m);
    expect(out).toContain('Choices were taken back 1 time.');
    expect(out).toMatch(/The record is right: \d+ choices\.\n$/);
  });

  it('says when the match is not over', async () => {
    const { out } = await recorded((record) => ({ ...record, steps: [], takebacks: [] }));
    expect(out).toContain('The match is not over.');
  });

  it.each<[string, (record: Record<string, unknown>) => unknown, string]>([
    ['another seed', (record) => ({ ...record, seed: 'x' }), 'The first position differs'],
    [
      'a changed position',
      ({ steps, ...record }) => ({
        ...record,
        steps: (steps as object[]).map((step, at) => (at === 1 ? { ...step, hash: OTHER } : step)),
      }),
      `The position after step 2 differs from the record: expected ${OTHER}`,
    ],
    [
      'an impossible choice',
      ({ steps, ...record }) => ({
        ...record,
        steps: (steps as object[]).map((step) => ({ ...step, choice: [99] })),
      }),
      'Step 1 cannot be played',
    ],
    ['another version', (record) => ({ ...record, version: 99 }), 'made with version 99'],
    ['another game', (record) => ({ ...record, game: 'go' }), 'There is no game "go" here'],
    [
      'strange cards',
      (record) => ({ ...record, cards: 3 }),
      '"cards" must be an object with files',
    ],
    [
      'no characters',
      (record) => ({ ...record, options: {} }),
      'expected a list of two characters',
    ],
    ['no steps', ({ steps: _, ...record }) => record, '"steps" must be a list, not missing'],
    [
      'something else',
      () => 'hello',
      'r.json:1:1: error: This is not JSON: Found hello; expected ',
    ],
    ['nothing', () => null, 'it must be an object, not null'],
  ])('names what is wrong with %s', async (_, change, message) => {
    const { code, err } = await recorded(change);
    expect(code).toBe(1);
    expect(err).toMatch(/^r\.json:/);
    expect(err).toContain(message);
  });
});
