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
    name: 'showdown',
    title: 'Showdown',
    module: async () => (await import('@cardscape/showdown')).showdownModule,
    set: async () =>
      (await import('@cardscape/showdown/set.json', { with: { type: 'json' } })).default,
  },
];
