import { readFileSync } from 'node:fs';
import { recordIn, retold } from '@cardscape/showdown/testing';
import { describe, expect, it } from 'vitest';
import { gameWith } from './game.ts';

function fixtureOf(name: string) {
  const file = new URL(`../../../../tests/fixtures/records/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('a match that the site recorded before', () => {
  it.each([
    ['with cards of its own', 'showdown-site-own-cards'],
    ['from a position', 'showdown-site-position'],
  ])('%s comes to the same end, and is told in the same lines', (_how, name) => {
    const fixture = fixtureOf(name);
    const { outcome, lines, lastLine } = fixture;
    const record = recordIn(fixture);
    const game = gameWith(record.cards, record.position);
    expect(retold(game, record)).toEqual({ outcome, lines, lastLine });
  });
});
