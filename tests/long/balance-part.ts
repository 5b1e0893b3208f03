/** One process of a run for balance: plays its share of the matches and sends back how they went. */
import { type Fixture, playFixture } from './showdown-duels.ts';

/** A share of a run, as it is sent to its process. */
export interface Share {
  readonly seed: string;
  readonly fixtures: readonly Fixture[];
}

process.once('message', (message) => {
  const { seed, fixtures } = message as Share;
  const played = fixtures.map((fixture) => playFixture(fixture, seed));
  process.send?.(played, () => process.disconnect());
});
