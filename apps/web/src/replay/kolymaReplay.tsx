import { type GameEvent, Match, type MatchRecord, randomFrom, split } from '@cardscape/kernel';
import {
  type CardSet,
  evaluateView,
  type KolymaEvent,
  type KolymaOptions,
  type KolymaView,
  kolyma,
  loadSet,
} from '@cardscape/kolyma';
import { greedyBot } from '@cardscape/players';
import { handSession } from '../kolyma/current.ts';
import { cards, hasSavedMatch, openSession } from '../kolyma/game.ts';
import { KolymaTable } from '../kolyma/KolymaTable.tsx';
import { tell } from '../kolyma/tell.ts';
import type { EventMark, PlayingOn, ReplayGame, ReplayKit } from './replayKit.ts';
import './kolymaReplay.css';

/** Two characters who make a close match with this seed. */
const sample = { seed: 'ice road 6', characters: ['Ilsa Plumbline', 'Bror Breakup'] } as const;

const playingOn: PlayingOn = {
  bots: [
    { key: 'greedy', name: 'Normal bot' },
    { key: 'random', name: 'Easy bot' },
  ],
  takesThePlaceOfAnother: hasSavedMatch,
  start(record, plans) {
    handSession(openSession({ plans, from: record as MatchRecord<KolymaOptions> }));
    return '/play/kolyma/match';
  },
};

/** Kolyma as the replay viewer shows it. */
export const kolymaReplay: ReplayGame = {
  openKit(record) {
    const set = setOf(record.cards);
    if ('problem' in set) return set;
    const sides = charactersOf(record.options, set);
    return 'problem' in sides ? sides : kitOf(set, sides, record.cards === undefined);
  },
  playSample,
};

function kitOf(set: CardSet, sides: readonly [string, string], builtIn: boolean): ReplayKit {
  return {
    game: kolyma(set),
    sides,
    tell: (events) => tell(events as readonly KolymaEvent[]),
    // Matches on the site are played with the built-in cards.
    ...(builtIn ? { playOn: playingOn } : {}),
    drawTable: ({ view, near, names, events, moment }) => (
      <KolymaTable
        view={view as KolymaView}
        set={set}
        near={near}
        names={names}
        events={events as readonly KolymaEvent[]}
        moment={moment}
      />
    ),
    markOf,
  };
}

function markOf(given: GameEvent): EventMark | undefined {
  const event = given as KolymaEvent;
  if (event.type === 'round') return { kind: 'part', name: `Round ${event.round}` };
  if (event.type === 'round over') return { kind: 'score', seat: event.result.winner };
  if (event.type === 'play') return { kind: 'play', seat: event.seat };
  return undefined;
}

/** The cards of a record: the built-in ones, or the files that it carries. */
function setOf(files: unknown): CardSet | { problem: string } {
  if (files === undefined) return cards;
  if (!Array.isArray(files) || !files.every(isFile))
    return { problem: 'The cards of this record are not a list of files with "name" and "text".' };
  const { set, errors } = loadSet(files);
  const [error] = errors;
  return error
    ? { problem: `The cards of this record have an error: ${error.file}: ${error.message}` }
    : set;
}

function isFile(found: unknown): found is { name: string; text: string } {
  if (typeof found !== 'object' || found === null) return false;
  const { name, text } = found as Record<string, unknown>;
  return typeof name === 'string' && typeof text === 'string';
}

function charactersOf(
  options: unknown,
  set: CardSet,
): readonly [string, string] | { problem: string } {
  const { characters } = options as { characters?: unknown };
  if (!Array.isArray(characters) || characters.length !== 2)
    return { problem: 'The options of this record must name two characters.' };
  const strangers = characters.filter((name) => !set.characters.some((each) => each.name === name));
  if (strangers.length === 0) return characters as unknown as [string, string];
  return { problem: `The card set has no character called ${JSON.stringify(strangers[0])}.` };
}

/** Two bots play; the page is let breathe between their choices. */
async function playSample(): Promise<MatchRecord> {
  const { seed, characters } = sample;
  const game = kolyma(cards);
  const match = new Match(game, { options: { characters }, seed });
  const bot = greedyBot<Parameters<typeof game.decide>[0], KolymaOptions, KolymaView, KolymaEvent>(
    evaluateView,
  );
  for (let { decision } = match; decision.ask !== 'over'; { decision } = match) {
    const random = split(randomFrom(seed), `bot ${decision.seat} at ${match.steps.length}`);
    match.choose(bot({ game, state: match.state, decision, random }));
    await new Promise((breathe) => setTimeout(breathe));
  }
  return match.record;
}
