import type { CardSetFiles, GameModule } from '@cardscape/kernel';

/** A game of the house; its rules and its cards are loaded when they are asked for. */
export interface GameEntry {
  /** As records say it. */
  readonly name: string;
  /** As people say it. */
  readonly title: string;
  module(): Promise<GameModule>;
  set(): Promise<CardSetFiles>;
}

/** The one list of games. */
export const games: readonly GameEntry[] = [
  {
    name: 'ttcg',
    title: 'True Trading Card Game',
    module: () => import('@cardscape/ttcg').then(({ ttcgModule }) => ttcgModule),
    set: () =>
      import('@cardscape/ttcg/set.json', { with: { type: 'json' } }).then((built) => built.default),
  },
];
