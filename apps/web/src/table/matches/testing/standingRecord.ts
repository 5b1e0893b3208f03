import { startOf } from '@cardscape/games';
import type { MatchRecord, RecordedStep } from '@cardscape/kernel';
import type { KolymaOpened, KolymaOptions } from '@cardscape/kolyma';

/** A match in its first round. */
const standing = {
  options: { characters: ['Anselm Lastlight', 'Sefa Inkwell'] },
  seed: 'front 1367',
  choices: [
    3, 3, 6, 8, 2, 11, 18, 0, 1, 11, 24, 2, 4, 9, 9, 12, 5, 13, 9, 4, 1, 12, 6, 8, 4, 7, 6, 10, 13,
    15, 13,
  ],
} as const;

/** The record of a match in its first round, which is the first move of seat 0. */
export function standingRecord(opened: KolymaOpened): MatchRecord<KolymaOptions> {
  const { options, seed, choices } = standing;
  const { game } = opened;
  const steps: RecordedStep[] = [];
  let { state } = game.setup(options, seed);
  for (const pick of choices) {
    const decision = game.decision(state);
    if (decision.ask !== 'pick' || pick >= decision.options.length || decision.min > 1) break;
    const choice = [pick];
    ({ state } = game.decide(state, choice));
    steps.push({ choice, hash: '' });
  }
  return {
    format: 2,
    game: game.name,
    version: game.version,
    ...startOf(opened, options, { seed }),
    start: '',
    steps,
    takebacks: [],
  };
}
