import { games as registered } from '@cardscape/games';
import type { Terrain } from '@cardscape/studio';
import { lanterns } from '../games/lanterns/sheet.ts';
import type { GameSheet } from '../table/generic/gameSheet.ts';

/** The games of the house. */
export type GameKey = 'ttcg' | 'showdown' | 'kolyma';

/** A game of the house as the hubs present it. */
export interface Game {
  key: GameKey;
  name: string;
  /** What it is, in one sentence. */
  line: string;
  /** How it is played, in a few words each. */
  facts: readonly string[];
  terrains: readonly Terrain[];
  play: string;
  /** Where it is learned: its rules, or its tutorial. */
  learn: string;
  /** Where its rules are looked up, if it is learned elsewhere. */
  rules?: string;
  make: string;
  /** Where cards of one's own are brought, if not where they are made. */
  bring?: string;
  collect: string;
}

/** The games that can be played here. */
export const games: readonly Game[] = [
  {
    key: 'ttcg',
    name: 'True Trading Card Game',
    line: 'Units in five columns, spells that back them, ranks that rise: take your opponent’s twenty points. Every effect is a sentence, and every sentence runs.',
    facts: ['Two players', 'Decks of 50 to 70 cards', 'Against the house or on one device'],
    terrains: ['earth', 'water', 'fire', 'air', 'electric', 'light', 'nature', 'dark', 'rune'],
    play: '/play/ttcg',
    learn: '/play/ttcg/tutorial',
    rules: '/play/ttcg/rules',
    make: '/make/decks',
    bring: '/make/ttcg',
    collect: '/collect/ttcg',
  },
  {
    key: 'showdown',
    name: 'Showdown',
    line: 'A character that learns: level up with the cards of your hand, deploy mobs and equipment, and wear the other character down. Every card is a script that you can read and write.',
    facts: ['Two players', 'Decks of up to 40 cards', 'Bring cards of your own'],
    terrains: ['earth', 'air', 'fire', 'water', 'dark', 'light'],
    play: '/play/showdown',
    learn: '/play/showdown/tutorial',
    rules: '/play/showdown/rules',
    make: '/make/showdown',
    collect: '/collect/showdown',
  },
  {
    key: 'kolyma',
    name: 'Kolyma',
    line: 'A duel of numbers: four dice set the target, and you bend your cards towards it without going over.',
    facts: ['Two players', 'Best of three rounds', 'Against the house or on one device'],
    terrains: ['red', 'blue', 'green', 'yellow', 'black'],
    play: '/play/kolyma',
    learn: '/play/kolyma/tutorial',
    rules: '/play/kolyma/rules',
    make: '/make/kolyma',
    collect: '/collect/kolyma',
  },
];

/** The games that are played on the table of any game, as the site presents them. */
export const sheets: readonly GameSheet[] = [lanterns];

/** What a game is called, by its name in records. */
export function titleOf(game: string): string {
  const known = games.find(({ key }) => key === game);
  return known?.name ?? registered.find(({ name }) => name === game)?.title ?? game;
}

/** The game that a page of the site is about, by the page's path. */
export function gameAt(path: string): GameKey | undefined {
  const isBelow = (place: string) => path === place || path.startsWith(`${place}/`);
  const isOf = ({ play, make, bring = make, collect }: Game) =>
    [play, make, bring, collect].some(isBelow);
  // A match has its game in its id.
  return games.find((game) => isOf(game) || path.startsWith(`/match/${game.key}-`))?.key;
}
