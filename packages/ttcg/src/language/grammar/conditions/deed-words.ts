import type { CardEventKind, DeedKind } from '../../tree/tree.ts';

/** The noun forms of deeds: "would draw", "draws", "drew". */
export const DEEDS: ReadonlyMap<string, DeedKind> = new Map([
  ['Draw', 'draws'],
  ['drawn', 'draws'],
  ['Discard', 'discards'],
  ['discarded', 'discards'],
  ['Mill', 'mills'],
  ['milled', 'mills'],
  ['Play', 'plays'],
  ['played', 'plays'],
  ['RankUp', 'ranksUp'],
  ['rankedUp', 'ranksUp'],
  ['Search', 'searches'],
  ['searched', 'searches'],
  ['Shuffle', 'shuffles'],
  ['shuffled', 'shuffles'],
]);

/** What a deed is for the card it is done to: "you play this card". */
export const BEFALLS: ReadonlyMap<DeedKind | undefined, CardEventKind> = new Map([
  ['draws', 'drawn'],
  ['discards', 'discarded'],
  ['mills', 'milled'],
  ['plays', 'played'],
  ['ranksUp', 'rankedUp'],
]);
