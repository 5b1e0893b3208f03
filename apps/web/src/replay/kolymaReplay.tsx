import { type GameEvent, Match, type MatchRecord, randomFrom, split } from '@cardscape/kernel';
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

/** Two bots play; the page is let breathe between their choices. */
async function playSample(): Promise<MatchRecord> {
  const { seed, characters } = sample;
  const game = kolyma(coreSet());
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
