import { readFileSync } from 'node:fs';
import { showdown } from '@cardscape/showdown';
import { recordIn, retold } from '@cardscape/showdown/testing';
import { describe, expect, it } from 'vitest';
import { playingSet } from './playing-set.ts';

function fixtureOf(name: string) {
  const file = new URL(`../../../../tests/fixtures/records/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('a match that the terminal recorded before', () => {
  it.each([
    ['with the cards of a folder', 'showdown-terminal-folder'],
    ['with plain cards for what a folder lacks', 'showdown-terminal-plain'],
  ])('%s comes to the same end, and is told in the same lines', (_how, name) => {
    const fixture = fixtureOf(name);
    const { outcome, lines, lastLine } = fixture;
    const record = recordIn(fixture);
    expect(record.cards?.alone).toBe(true);
    const game = showdown(playingSet(record.cards?.files).book);
    expect(retold(game, record)).toEqual({ outcome, lines, lastLine });
  });
});
