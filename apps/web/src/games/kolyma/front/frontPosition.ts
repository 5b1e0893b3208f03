import type { KolymaOptions } from '@cardscape/kolyma';
import type { MatchOrigin } from '../../../table/session/opening.ts';

/** Long Pace is the one card that lands on the target. */
const hand = ['Backsight', 'Long Pace', 'Chain Link', 'Sounding Line'];

/**
 * The last round of a match, where one card decides. The opponent has passed, and nothing of theirs can reach
 * the target: the numbers they could draw are too small for it, and the special card they hold takes from their own total.
 */
const frontPosition = {
  target: 14,
  numberDeck: [-4, 1, -3, 2, -1, 3, -2, 4].map((value) => ({ value, class: 0 })),
  players: [
    {
      numbers: [
        { value: 6, class: 3 },
        { value: 3, class: 2 },
      ],
      hand,
      deck: ['Gold Pan', 'Loose Scree'],
    },
    {
      numbers: [
        { value: 7, class: 1 },
        { value: 5, class: 5 },
      ],
      hand: ['Backsight'],
    },
  ],
  standing: {
    round: 3,
    turn: 9,
    active: 0,
    passes: 1,
    dice: {
      rolls: [
        [4, 5],
        [3, 2],
      ],
      rerolls: [],
    },
    results: [
      { winner: 0, totals: [11, 9], target: 12, reason: 'closer' },
      { winner: 1, totals: [8, 10], target: 10, reason: 'closer' },
    ],
  },
} as const;

/** What the match of the front page is begun with. */
export const frontStart: MatchOrigin<KolymaOptions> = {
  options: { characters: ['Ilsa Plumbline', 'Bror Breakup'] },
  seed: 'front page',
  position: frontPosition,
};
