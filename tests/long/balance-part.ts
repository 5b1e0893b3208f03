/** One process of a run for balance: plays its share of the matches and sends back how they went. */
import { type BotName, type Fixture, playFixture } from './showdown-duels.ts';

/** A share of a run, as it is sent to its process. */
export interface Share {
  readonly seed: string;
  readonly bot: BotName;
  readonly fixtures: readonly Fixture[];
}

process.once('message', (message) => {
  const { seed, bot, fixtures } = message as Share;
  const played = fixtures.map((fixture) => playFixture(fixture, seed, bot));
  process.send?.(played, () => process.disconnect());
});
