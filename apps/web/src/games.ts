import type { Terrain } from '@cardscape/studio';

/** A game of the house as the hubs present it. */
export interface Game {
  key: string;
  name: string;
  /** What it is, in one sentence. */
  line: string;
  /** How it is played, in a few words each. */
  facts: readonly string[];
  terrains: readonly Terrain[];
  play: string;
  /** Where its rules stand. */
  rules: string;
  make: string;
  collect: string;
}

/** The games that can be played here. */
export const games: readonly Game[] = [
  {
    key: 'kolyma',
    name: 'Kolyma',
    line: 'A duel of numbers: four dice set the target, and you bend your cards towards it without going over.',
    facts: ['Two players', 'Best of three rounds', 'Against the house or on one device'],
    terrains: ['red', 'blue', 'green', 'yellow', 'black'],
    play: '/play/kolyma',
    rules: '/play/kolyma/rules',
    make: '/make/kolyma',
    collect: '/collect/kolyma',
  },
];
