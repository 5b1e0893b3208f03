import type { GameEvent, MatchRecord } from '@cardscape/kernel';
import { greedyBot } from '@cardscape/players';
import {
  evaluateView,
  goOn,
  type ShowdownEvent,
  type ShowdownOptions,
  type ShowdownView,
  showdown,
} from '@cardscape/showdown';
import { botNames } from '../match/opponents.ts';
import { handSession } from '../showdown/current.ts';
import { gameWith, hasSavedMatch, openSession } from '../showdown/game.ts';
import { type Library, libraryOf, sourceOf } from '../showdown/library.ts';
import { matchPath } from '../showdown/matchStart.ts';
import { readyDecks } from '../showdown/readyDecks.ts';
import { ShowdownTable } from '../showdown/ShowdownTable.tsx';
import { tell } from '../showdown/tell.ts';
import { botMatch } from './botMatch.ts';
import type { EventMark, PlayingOn, ReplayGame, ReplayKit } from './replayKit.ts';
import './showdownReplay.css';

const playingOn: PlayingOn = {
  bots: botNames,
  takesThePlaceOfAnother: hasSavedMatch,
  start(record, plans) {
    handSession(openSession({ plans, from: record as MatchRecord<ShowdownOptions> }));
    return matchPath;
  },
};

/** Showdown as the replay viewer shows it. */
export const showdownReplay: ReplayGame = {
  openKit(record) {
    try {
      const library = libraryOf(sourceOf(record.cards));
      const found = optionsOf(record, library);
      return 'problem' in found ? found : kitOf(found, record.cards, library);
    } catch (error) {
      return { problem: error instanceof Error ? error.message : 'Its cards cannot be read.' };
    }
  },
  playSample() {
    const library = libraryOf();
    const [near, far] = readyDecks(library);
    if (!near || !far) throw new Error('The built-in set makes no decks.');
    const options: ShowdownOptions = {
      characters: [near.characters[0] ?? '', far.characters.at(-1) ?? ''],
      decks: [near.cards, far.cards],
    };
    const start = { options, seed: 'watershed' };
    return botMatch(showdown(library.book), start, greedyBot(evaluateView, goOn));
  },
};

function kitOf({ characters }: ShowdownOptions, cards: unknown, library: Library): ReplayKit {
  return {
    game: gameWith(cards),
    sides: [characters[0] || 'First player', characters[1] || 'Second player'],
    part: 'turn',
    tell: (events) => tell(events as readonly ShowdownEvent[]),
    playOn: playingOn,
    drawTable: ({ view, near, names, events, moment, still }) => (
      <ShowdownTable
        view={view as ShowdownView}
        library={library}
        near={near}
        names={names}
        events={events as readonly ShowdownEvent[]}
        moment={moment}
        still={still}
      />
    ),
    markOf,
  };
}

function markOf(given: GameEvent): EventMark | undefined {
  const event = given as ShowdownEvent;
  if (event.type === 'turn') return { kind: 'part', name: `Turn ${event.turn}` };
  if (event.type === 'over') return { kind: 'score', seat: event.winner };
  if (event.type === 'played') return { kind: 'play', seat: event.seat };
  return undefined;
}

function optionsOf(
  { options, cards }: MatchRecord,
  library: Library,
): ShowdownOptions | { problem: string } {
  const { characters, decks } = (options ?? {}) as Partial<ShowdownOptions>;
  const isPair = (found: unknown) => Array.isArray(found) && found.length === 2;
  if (!isPair(characters) || !isPair(decks))
    return { problem: 'The options of this record must name two characters and two decks.' };
  const named = sourceOf(cards).position
    ? []
    : [...(characters as readonly string[]), ...(decks as ShowdownOptions['decks']).flat()];
  const stranger = named.find((name) => !library.find(name));
  if (stranger !== undefined)
    return { problem: `The card set has no card called ${JSON.stringify(stranger)}.` };
  return options as ShowdownOptions;
}
