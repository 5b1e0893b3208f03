import { expect, it } from 'vitest';
import { gameAt } from './games.ts';

it.each([
  ['/play/ttcg/match', 'ttcg'],
  ['/match/kolyma-1x2y3z', 'kolyma'],
  ['/make/decks/7', 'ttcg'],
  ['/make/ttcg', 'ttcg'],
  ['/collect/kolyma', 'kolyma'],
  ['/make/showdown', 'showdown'],
  ['/play', undefined],
  ['/play/ttcgs', undefined],
])('the page %s is about %s', (path, game) => {
  expect(gameAt(path)).toBe(game);
});
