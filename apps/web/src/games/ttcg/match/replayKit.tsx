import type { GameEvent, MatchRecord } from '@cardscape/kernel';
import type { TtcgEvent, TtcgOptions, TtcgView } from '@cardscape/ttcg';
import type { PlayingOn, ReplayKit } from '../../../replay/kit/replayKit.ts';
import type { EventMark } from '../../../table/gameTable.ts';
import { botNames } from '../../../table/set-up/opponents.ts';
import { TtcgTable } from '../table/TtcgTable.tsx';
import { handSession } from './current.ts';
import { hasSavedMatch, openSession } from './game.ts';
import { tell } from './tell.ts';
import './replayKit.css';

const playingOn: PlayingOn = {
  bots: botNames,
  takesThePlaceOfAnother: hasSavedMatch,
  start(record, plans) {
    handSession(openSession({ plans, from: record as MatchRecord<TtcgOptions> }));
    return '/play/ttcg/match';
  },
};

/** TTCG as the replay viewer shows it. */
export const ttcgKit: ReplayKit = {
  part: 'turn',
  tell: (events) => tell(events as readonly TtcgEvent[]),
  playOn: playingOn,
  // Two decks that make a lively match with this seed.
  sample: { seed: 'watershed', wishes: { sides: ['Cinder Rush', 'Ebb and Vigil'] } },
  drawTable: ({ view, events, ...drawn }) => (
    <TtcgTable {...drawn} view={view as TtcgView} events={events as readonly TtcgEvent[]} />
  ),
  markOf,
};

function markOf(given: GameEvent): EventMark | undefined {
  const event = given as TtcgEvent;
  if (event.type === 'turn') return { kind: 'part', word: 'Turn', number: event.turn };
  if (event.type === 'over') return { kind: 'score', seat: event.winner };
  if (event.type === 'announced') return { kind: 'play', seat: event.seat };
  return undefined;
}
