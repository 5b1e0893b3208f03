/** Random legal games of TTCG: all pairs of the decks that are legal in the default edition. */
import { randomFrom } from '@cardscape/kernel';
import type { TtcgState } from '@cardscape/ttcg';
import { builtIn } from '@cardscape/ttcg/testing';
import { DEFAULT_EDITION, deckFaults, deckKeys } from '@cardscape/ttcg/tools';
import { copied, inPlace, type Play, playMatch } from '../support/matches.ts';
import { perCpuSecond } from '../support/measure.ts';
import { report } from '../support/report.ts';

/** The optimiser of the engine works for eight seconds on what plays a game. */
const LONG = { warmUp: 8, measured: 8 };
const SHORT = { warmUp: 2, measured: 3 };

const { game } = builtIn;
const decks = builtIn.decks
  .filter((deck) => deckFaults(builtIn, deck, DEFAULT_EDITION).length === 0)
  .map(deckKeys);
const random = randomFrom('bench');

/** Plays the match of a number: every pair of decks, as its number goes round. */
function playTtcg(run: number, play: Play<TtcgState>): number {
  const deck = (place: number) => decks[place % decks.length] ?? [];
  const pair = [deck(run), deck(Math.floor(run / decks.length))] as const;
  return playMatch(game, { decks: pair }, `bench ${run}`, play);
}

/** Measures games that are played on in place. */
export function measureGames(): void {
  const play = inPlace(game, random);
  report({
    bench: 'ttcg',
    metric: 'random games with decks of the set, in place',
    unit: 'decisions per CPU-second',
    value: perCpuSecond((run) => playTtcg(run, play), LONG),
    target: { value: 30_000 },
  });
}

/** Measures games that keep every position. */
export function measureCopies(): void {
  const play = copied(game, random);
  report({
    bench: 'ttcg',
    metric: 'random games, each position a copy of its own',
    unit: 'decisions per CPU-second',
    value: perCpuSecond((run) => playTtcg(run, play), SHORT),
  });
}
