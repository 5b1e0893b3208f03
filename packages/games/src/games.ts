import type { CardSetFiles, GameModule, OpenedGame } from '@cardscape/kernel';
import type { KolymaOpened } from '@cardscape/kolyma';
import type { LanternsOpened } from '@cardscape/lanterns';
import type { ShowdownOpened } from '@cardscape/showdown';
import type { TtcgOpened } from '@cardscape/ttcg';

/** A game of the house; its rules and its cards are loaded when they are asked for. */
export interface GameEntry<Opened extends OpenedGame = OpenedGame> {
  /** As records say it. */
  readonly name: string;
  /** As people say it. */
  readonly title: string;
  module(): Promise<GameModule<Opened>>;
  set(): Promise<CardSetFiles>;
}

/** What each game is when it is opened, for those who know which one they ask for. */
export interface OpenedGames {
  readonly ttcg: TtcgOpened;
  readonly showdown: ShowdownOpened;
  readonly kolyma: KolymaOpened;
  readonly lanterns: LanternsOpened;
}

/** The one list of games, by their names. */
export const gamesByName: {
  readonly [Name in keyof OpenedGames]: GameEntry<OpenedGames[Name]>;
} = {
  ttcg: {
    name: 'ttcg',
    title: 'True Trading Card Game',
    module: async () => (await import('@cardscape/ttcg')).ttcgModule,
    set: async () => (await import('@cardscape/ttcg/set.json', { with: { type: 'json' } })).default,
  },
  showdown: {
    name: 'showdown',
    title: 'Showdown',
    module: async () => (await import('@cardscape/showdown')).showdownModule,
    set: async () =>
      (await import('@cardscape/showdown/set.json', { with: { type: 'json' } })).default,
  },
  kolyma: {
    name: 'kolyma',
    title: 'Kolyma',
    module: async () => (await import('@cardscape/kolyma')).kolymaModule,
    set: async () =>
      (await import('@cardscape/kolyma/set.json', { with: { type: 'json' } })).default,
  },
  lanterns: {
    name: 'lanterns',
    title: 'Lanterns',
    module: async () => (await import('@cardscape/lanterns')).lanternsModule,
    set: async () =>
      (await import('@cardscape/lanterns/set.json', { with: { type: 'json' } })).default,
  },
};

/** The games in the order in which people are told of them. */
export const games: readonly GameEntry[] = Object.values(gamesByName);
