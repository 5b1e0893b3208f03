import { readFileSync } from 'node:fs';
import { readRecord } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { builtIn, openFiles } from '../testing/built-in.ts';
import { cardRow, changedSet } from '../testing/changed-set.ts';
import { EDITIONS } from './book/editions.ts';
import type { TtcgGame, TtcgOptions } from './ttcg.ts';

/** A counter out of the hand: with it in a deck, everybody is given time to answer everything. */
const COUNTER = cardRow(
  'Watch Hare',
  'Counter one effect.',
  'Discard this card to counter one effect.',
);
const added = openFiles(changedSet((list) => `${list}${COUNTER}`));

/** Every position of a recorded match, as data. */
function positions(game: TtcgGame, edition: string): string[] {
  const file = new URL(`../../../../tests/fixtures/records/ttcg-${edition}.json`, import.meta.url);
  const read = readRecord(JSON.parse(readFileSync(file, 'utf8')).record);
  if (!('record' in read)) throw new Error(read.problem);
  const { options, seed, steps } = read.record;
  let { state } = game.setup(options as TtcgOptions, seed);
  return [
    JSON.stringify(state),
    ...steps.map(({ choice }) => {
      ({ state } = game.decide(state, choice));
      return JSON.stringify(state);
    }),
  ];
}

describe('a counter out of the hand', () => {
  const decks = [['Watch Hare', 'Watch Hare'], []] as const;

  it('is one that the set does not have yet', () => {
    expect(builtIn.designs().map(({ name }) => name)).not.toContain('Watch Hare');
  });

  it.each(Object.keys(EDITIONS))(
    'that no deck has changes nothing in a match of edition %s',
    (edition) => {
      expect(positions(added.game, edition)).toEqual(positions(builtIn.game, edition));
    },
  );

  it('gives time to answer where a deck has it, whoever holds it', () => {
    const asked = (hand: readonly string[]) => {
      const units = [{ stack: ['Cairn Pup'] }];
      const players = [{ units }, { hand, deck: decks[0] }];
      const game = beginning({ players });
      let { state } = game.setup({ decks: [[], []] }, 'asked');
      const use = game.decision(state);
      if (use.ask !== 'pick') throw new Error('nobody can act');
      ({ state } = game.decide(state, [use.options.findIndex(({ act }) => act === 'use')]));
      return game.decision(state);
    };
    expect(asked(['Watch Hare'])).toMatchObject({ seat: 1, kind: 'respond' });
    expect(asked(['Cairn Pup'])).toMatchObject({ seat: 1, kind: 'respond' });
    expect(asked([])).not.toMatchObject({ seat: 1, kind: 'respond' });
  });
});

function beginning(position: unknown): TtcgGame {
  return openFiles(
    changedSet((list) => `${list}${COUNTER}`),
    { position },
  ).game;
}
