import type { Act } from './tree.ts';

/** Acts that speak of no cards. */
export const CARDLESS: readonly Act['do'][] = [
  'points',
  'stake',
  'scalePoints',
  'divert',
  'nothing',
  'skip',
  'extraTurn',
  'orderChain',
  'shuffle',
  'exchange',
  'bar',
  'limitPlays',
  'openHand',
  'openTop',
  'openDraws',
  'allot',
  'ward',
  'absorb',
];
