import type { FuzzPlan, FuzzReport } from '@cardscape/kernel/testing';
import { fuzzKolyma } from './kolyma.ts';
import { fuzzLanterns } from './lanterns.ts';
import { fuzzShowdown } from './showdown.ts';
import { fuzzTtcg } from './ttcg.ts';

/** Which games to play and what to look at; what they begin with is drawn. */
export type Run = Omit<FuzzPlan<unknown>, 'options'>;

/** What came of a run, and how often each thing that should happen did: cards played, effects used. */
export interface Fuzzed extends FuzzReport {
  readonly counts: Readonly<Record<string, number>>;
}

/** A game that can be fuzzed. */
export interface FuzzGame {
  /** Plays whole games. */
  run(run: Run): Fuzzed;
  /** Plays from positions made to bring the rarest to work; `first` and `games` are designs. */
  directed?(run: Run): Fuzzed;
  /** What all games are checked for. */
  readonly wide: 'invariants' | 'faults';
  /** How many games are a full run, if not as many as usual. */
  readonly games?: number;
  /** One game in so many is checked for everything. */
  readonly deepOneIn: number;
  /** How often everything that is counted must happen in a full run. */
  readonly least: number;
  /** The designs for directed games, in their order. */
  readonly designs?: readonly string[];
}

/** The games that can be fuzzed, by name. */
export const GAMES: Readonly<Record<string, FuzzGame>> = {
  kolyma: { run: fuzzKolyma, wide: 'invariants', deepOneIn: 10, least: 1 },
  'ttcg-0.001': fuzzTtcg('0.001'),
  'ttcg-2025-03-06': fuzzTtcg('2025-03-06'),
  'ttcg-0.059': fuzzTtcg('0.059'),
  showdown: fuzzShowdown(),
  lanterns: { run: fuzzLanterns, wide: 'invariants', deepOneIn: 1, least: 1, games: 2000 },
};
