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
    module: async () => (await import('@cardscape/ttcg')).ttcgModule,
    set: async () => (await import('@cardscape/ttcg/set.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'showdown',
    title: 'Showdown',
    module: async () => (await import('@cardscape/showdown')).showdownModule,
    set: async () =>
      (await import('@cardscape/showdown/set.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'kolyma',
    title: 'Kolyma',
    module: async () => (await import('@cardscape/kolyma')).kolymaModule,
    set: async () =>
      (await import('@cardscape/kolyma/set.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'lanterns',
    title: 'Lanterns',
    module: async () => (await import('@cardscape/lanterns')).lanternsModule,
    set: async () =>
      (await import('@cardscape/lanterns/set.json', { with: { type: 'json' } })).default,
  },
];
