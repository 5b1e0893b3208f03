import { describe, expect, it } from 'vitest';
import { kolymaTable } from '../../games/kolyma/table.tsx';
import { showdownTable } from '../../games/showdown/table.tsx';
import { ttcgTable } from '../../games/ttcg/table.tsx';
import { firstSeed } from './firstSeed.ts';

/** Whose the first turn is, if everybody takes what comes first until it begins. */
function firstTurn(table: typeof kolymaTable, options: unknown, seed: string): unknown {
  const opening = table.openWith({ options });
  if (!('opened' in opening)) throw new Error('It cannot be opened.');
  const { game } = opening.opened;
  let { state, events } = game.setup(options, seed);
  for (;;) {
    const turn = events.find(({ type }) => type === 'turn');
    if (turn) return (turn as unknown as { readonly seat: unknown }).seat;
    ({ state, events } = game.decide(state, [0]));
  }
}

const deck = (name: string) => Array.from({ length: 50 }, () => name);

describe('the seed of a first match', () => {
  it.each([
    ['Kolyma', kolymaTable, { characters: ['Ilsa Plumbline', 'Bror Breakup'] }],
    ['TTCG', ttcgTable, { decks: [deck('Cairn Pup'), deck('Kindling Fox')] }],
    [
      'Showdown',
      showdownTable,
      {
        characters: ['Tamsin Greywall', 'Maro Cinderline'],
        decks: [deck('Scarp Hare'), deck('Singe Pup')],
      },
    ],
  ] as const)('lets the newcomer begin in %s', (_, table, options) => {
    for (let first = 0; first < 8; first++) {
      let count = 0;
      const seed = firstSeed(table, { options }, () => `newcomer ${first} ${count++}`);
      expect(firstTurn(table, options, seed)).toBe(0);
    }
  });
});
