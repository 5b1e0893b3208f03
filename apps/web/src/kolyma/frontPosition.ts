import { Match, type MatchRecord } from '@cardscape/kernel';
import { type CardSet, type KolymaOptions, kolyma } from '@cardscape/kolyma';

/** A match that stands at a good moment: one move from here wins the round. */
const standing = {
  options: { characters: ['Anselm Lastlight', 'Sefa Inkwell'] },
  seed: 'front 8',
  choices: [
    14, 8, 3, 3, 11, 2, 4, 6, 2, 6, 1, 24, 0, 8, 10, 13, 8, 9, 10, 10, 9, 8, 9, 0, 8, 7, 8, 1, 11,
    3, 6, 4, 14, 12,
  ],
} as const;

/** The record of that match. With cards it was not played with it stops where it no longer fits. */
export function frontRecord(set: CardSet): MatchRecord<KolymaOptions> {
  const { options, seed, choices } = standing;
  const match = new Match(kolyma(set), { options, seed });
  for (const choice of choices) {
    const { decision } = match;
    if (decision.ask !== 'pick' || choice >= decision.options.length || decision.min > 1) break;
    match.choose([choice]);
  }
  return match.record;
}
