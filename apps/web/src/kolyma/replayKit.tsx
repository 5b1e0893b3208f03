import type { GameEvent, MatchRecord } from '@cardscape/kernel';
import {
  type CardSet,
  coreSet,
  evaluateView,
  type KolymaEvent,
  type KolymaOptions,
  type KolymaView,
  kolyma,
  openSet,
} from '@cardscape/kolyma';
import { greedyBot } from '@cardscape/players';
import { handSession } from '../kolyma/current.ts';
import { hasSavedMatch, openSession } from '../kolyma/game.ts';
import { KolymaTable } from '../kolyma/KolymaTable.tsx';
import { tell } from '../kolyma/tell.ts';
import { botNames } from '../match/opponents.ts';
import { botMatch } from './botMatch.ts';
import type { EventMark, PlayingOn, ReplayGame, ReplayKit } from './replayKit.ts';
import './kolymaReplay.css';

/** Two characters who make a close match with this seed. */
const sample = { seed: 'ice road 6', characters: ['Ilsa Plumbline', 'Bror Breakup'] } as const;

const playingOn: PlayingOn = {
  bots: botNames,
  takesThePlaceOfAnother: hasSavedMatch,
  start(record, plans) {
    handSession(openSession({ plans, from: record as MatchRecord<KolymaOptions> }));
    return '/play/kolyma/match';
  },
};

/** Kolyma as the replay viewer shows it. */
export const kolymaReplay: ReplayGame = {
  openKit(record) {
    const opened = openSet(record.cards);
    if ('problem' in opened) return opened;
    const sides = charactersOf(record.options, opened.set);
    return 'problem' in sides ? sides : kitOf(opened.set, sides);
  },
  playSample,
};

function kitOf(set: CardSet, sides: readonly [string, string]): ReplayKit {
  return {
    game: kolyma(set),
    sides,
    part: 'round',
    tell: (events) => tell(events as readonly KolymaEvent[]),
    playOn: playingOn,
    drawTable: ({ view, near, names, events, moment, still }) => (
      <KolymaTable
        view={view as KolymaView}
        set={set}
        near={near}
        names={names}
        events={events as readonly KolymaEvent[]}
        moment={moment}
        still={still}
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

function playSample(): Promise<MatchRecord> {
  const { seed, characters } = sample;
  return botMatch(kolyma(coreSet()), { options: { characters }, seed }, greedyBot(evaluateView));
}
