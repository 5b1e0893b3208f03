import { readFileSync } from 'node:fs';
import type { TextFile } from '@cardscape/kernel';
import { mustOpen } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { openShowdown } from '../open/open-showdown.ts';
import { builtInSet } from '../testing/built-in.ts';
import { recordIn, replayed } from '../testing/replayed.ts';

const read = (name: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../tests/fixtures/records/${name}.json`, import.meta.url),
      'utf8',
    ),
  );
const fixture = read('showdown');

/** The built-in set with the cards of the match as they were then. */
function setOfThen() {
  const then = new Map(
    (read('showdown-cards') as TextFile[]).map(({ path, text }) => [path, text]),
  );
  const files = builtInSet.files.map(({ path, text }) => ({ path, text: then.get(path) ?? text }));
  return { ...builtInSet, files };
}

describe('a match that was recorded before positions were without words', () => {
  it('comes to the same end, and is told in the same lines', () => {
    const { outcome, lines, lastLine } = fixture;
    const { game } = mustOpen(openShowdown({ set: setOfThen() }));
    expect(replayed(game, recordIn(fixture))).toEqual({ outcome, lines, lastLine });
  });
});
