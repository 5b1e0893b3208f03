import type { GameEvent, MatchRecord } from '@cardscape/kernel';
import { greedyBot } from '@cardscape/players';
import {
  coreDecks,
  EDITIONS,
  evaluateView,
  goOn,
  nameOf,
  type TtcgEvent,
  type TtcgOptions,
  type TtcgView,
  ttcg,
} from '@cardscape/ttcg';
import { botNames } from '../match/opponents.ts';
import { handSession } from '../ttcg/current.ts';
import { cardKeys } from '../ttcg/deckChoices.ts';
import { cards, hasSavedMatch, openSession } from '../ttcg/game.ts';
import { TtcgTable } from '../ttcg/TtcgTable.tsx';
import { tell } from '../ttcg/tell.ts';
import { botMatch } from './botMatch.ts';
import type { EventMark, PlayingOn, ReplayGame, ReplayKit } from './replayKit.ts';
import './ttcgReplay.css';

/** Two decks that make a lively match with this seed. */
const sample = { seed: 'watershed', decks: ['Cinder Rush', 'Ebb and Vigil'] } as const;

const playingOn: PlayingOn = {
  bots: botNames,
  takesThePlaceOfAnother: hasSavedMatch,
  start(record, plans) {
    handSession(openSession({ plans, from: record as MatchRecord<TtcgOptions> }));
    return '/play/ttcg/match';
  },
};

/** TTCG as the replay viewer shows it. */
export const ttcgReplay: ReplayGame = {
  openKit(record) {
    const found = optionsOf(record.options);
    return 'problem' in found ? found : kitOf(found);
  },
  playSample,
};

function kitOf({ decks }: TtcgOptions): ReplayKit {
  const set = cards();
  return {
    game: ttcg(set),
    sides: [deckName(decks[0], 'First deck'), deckName(decks[1], 'Second deck')],
    part: 'turn',
    tell: (events) => tell(events as readonly TtcgEvent[]),
    playOn: playingOn,
    drawTable: ({ view, near, names, events, over, moment, still }) => (
      <TtcgTable
        view={view as TtcgView}
        set={set}
        near={near}
        names={names}
        events={events as readonly TtcgEvent[]}
        over={over}
        moment={moment}
        still={still}
      />
    ),
    markOf,
  };
}

function markOf(given: GameEvent): EventMark | undefined {
  const event = given as TtcgEvent;
  if (event.type === 'turn') return { kind: 'part', name: `Turn ${event.turn}` };
  if (event.type === 'over') return { kind: 'score', seat: event.winner };
  if (event.type === 'announced') return { kind: 'play', seat: event.seat };
  return undefined;
}

/** A built-in deck goes by its name. */
function deckName(keys: readonly string[], otherwise: string): string {
  const written = [...keys].sort().join();
  const known = coreDecks().find((deck) => cardKeys(deck).sort().join() === written);
  return known?.name ?? otherwise;
}

function optionsOf(given: unknown): TtcgOptions | { problem: string } {
  const { decks, edition } = (given ?? {}) as { decks?: unknown; edition?: unknown };
  const isDeck = (deck: unknown) =>
    Array.isArray(deck) && deck.every((card) => typeof card === 'string');
  if (!Array.isArray(decks) || decks.length !== 2 || !decks.every(isDeck))
    return { problem: 'The options of this record must list two decks.' };
  if (edition !== undefined && !Object.hasOwn(EDITIONS, String(edition)))
    return { problem: `There is no edition ${JSON.stringify(edition)}.` };
  const stranger = (decks as string[][]).flat().find((card) => !cards().find(nameOf(card)));
  if (stranger !== undefined)
    return { problem: `The card set has no card called ${JSON.stringify(nameOf(stranger))}.` };
  return given as TtcgOptions;
}

function playSample(): Promise<MatchRecord> {
  const keysOf = (name: string) => cardKeys(coreDecks().find((deck) => deck.name === name) ?? none);
  const decks = [keysOf(sample.decks[0]), keysOf(sample.decks[1])] as const;
  const start = { options: { decks }, seed: sample.seed };
  return botMatch(ttcg(cards()), start, greedyBot(evaluateView, goOn));
}

const none = { name: '', note: '', entries: [] };
