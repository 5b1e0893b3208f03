import { expect, it } from 'vitest';
import { ago, howItStands, namedSides, whoPlays } from './matchWords.ts';

const names = ['Ada', 'Easy bot'] as const;

it('a match is told by who plays what', () => {
  const sides = ['Ilsa Plumbline', 'Bror Breakup'] as const;
  expect(whoPlays({ names, sides })).toBe('Ilsa Plumbline (Ada) against Bror Breakup (Easy bot)');
  expect(whoPlays({ names, sides: undefined })).toBe('Ada against Easy bot');
  expect(namedSides(['Player 1', 'Player 2'])).toBeUndefined();
  expect(namedSides(sides)).toEqual(sides);
});

it('a match is told by how it stands and when it was played', () => {
  const entry = { where: 'Turn 4', standing: '20 to 14 points', at: 0 };
  expect(howItStands(entry, 'TTCG', 5 * 60_000)).toBe(
    'TTCG, Turn 4, 20 to 14 points; played 5 minutes ago',
  );
  expect(howItStands({ where: '', standing: undefined, at: 0 }, undefined, 0)).toBe(
    'played just now',
  );
});

it.each([
  [-1, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [172_800, '2 days ago'],
])('%i seconds later something was %s', (seconds, words) => {
  expect(ago(1_000_000, 1_000_000 + seconds * 1000)).toBe(words);
});
