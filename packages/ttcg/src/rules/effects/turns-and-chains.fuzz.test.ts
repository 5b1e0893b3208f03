import {
  type Check,
  fuzz,
  invariants,
  leaksNothing,
  rollsBack,
  survivesJson,
} from '@cardscape/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cardSet } from '../../set/card-set.ts';
import { design } from '../../testing/table.ts';
import { cardBook } from '../book/book.ts';
import type { TtcgState } from '../position/state.ts';
import { ttcgOf } from '../ttcg.ts';

/** Texts that change the turns, the chain and who uses which effect (R-T270 to R-T275). */
const TEXTS = [
  'Once per game, when you would lose your last point, your points become five instead.',
  'Once per game, take an extra turn after this turn.',
  'Your opponent takes an extra turn after this turn. Gain 5 points.',
  'Gain points equal to the rank of the last unit destroyed this turn.',
  "Counter: At the end of the chain, return the first card activated in it to its owner's hand.",
  "At the end of the chain, return the last card activated in it to its owner's hand.",
  "Pulse: At the end of the chain, return each unit that activated an effect in it to its owner's hand.",
  'You choose the order in which the effects of this chain resolve.',
  'As long as this card is under another card, that card can use the effects of this card.',
  'Passive: This card can use the effects of the fire cards under it.',
  'Even if tapped, once per turn, destroy one unit.',
  'Pulse: Draw one card.',
  'Add another effect to the chain: gain 1 point.',
  'Skip your next turn.',
  'Untap this card.',
  'Your opponent loses 4 points.',
];

const DESIGNS = TEXTS.flatMap((text, at) => {
  const second = TEXTS[(at + 5) % TEXTS.length] as string;
  const effects = [text, second];
  return [
    design(`Unit ${at}`, { effects, attack: 200 + 10 * at }),
    design(`Rank ${at}`, { effects, rank: 2 }),
    design(`Spell ${at}`, { type: 'spell', effects }),
  ];
});

const game = ttcgOf(cardBook(cardSet(DESIGNS)));
const deck = DESIGNS.map(({ name }) => name);

function run(
  edition: TtcgState['edition'],
  checks: readonly Check[],
  replays = false,
): readonly unknown[] {
  const options = () => ({ edition, decks: [deck, deck] as const });
  return fuzz(game, { games: 1, seed: 'turns and chains', options, checks, replays }).problems;
}

describe.each(['0.059', '2025-03-06', '0.001'] as const)(
  'games with other turns and chains (%s)',
  (edition) => {
    it.each([
      ['keep the invariants', [invariants], false],
      ['go through JSON', [survivesJson], false],
      ['can be taken back', [rollsBack], false],
      ['leak nothing', [leaksNothing], false],
      ['replay from their records', [], true],
    ] as const)('%s', { timeout: 120_000 }, (_, checks, replays) => {
      expect(run(edition, checks, replays)).toEqual([]);
    });
  },
);
