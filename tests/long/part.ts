/** One process of a long run: plays its part of the games and sends back what came of it. */
import {
  faultless,
  invariants,
  leaksNothing,
  rollsBack,
  survivesJson,
} from '@cardscape/kernel/testing';
import { type Fuzzed, GAMES } from './games.ts';

/** What is looked at, from a few things in many games to everything in fewer. */
const DEPTHS = {
  faults: { checks: [faultless], replays: false },
  invariants: { checks: [invariants], replays: false },
  everything: { checks: [survivesJson, rollsBack, leaksNothing], replays: true },
  directed: { checks: [faultless], replays: false },
} as const;

/** A part of a run, as it is sent to its process. */
export interface Part {
  readonly game: string;
  readonly depth: keyof typeof DEPTHS;
  readonly seed: string;
  readonly first: number;
  readonly games: number;
}

function playPart({ game, depth, ...games }: Part): Fuzzed {
  const known = GAMES[game];
  const play = depth === 'directed' ? known?.directed : known?.run;
  if (!play) throw new RangeError(`there is no game ${game}`);
  return play({ ...games, ...DEPTHS[depth] });
}

process.once('message', (part) => {
  process.send?.(playPart(part as Part), () => process.disconnect());
});
