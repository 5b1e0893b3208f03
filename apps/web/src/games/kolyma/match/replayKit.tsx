import type { GameEvent, MatchRecord } from '@cardscape/kernel';
import type { KolymaEvent, KolymaOptions, KolymaView } from '@cardscape/kolyma';
import type { EventMark, PlayingOn, ReplayKit } from '../../../replay/kit/replayKit.ts';
import { botNames } from '../../../table/set-up/opponents.ts';
import { KolymaTable } from '../table/KolymaTable.tsx';
import { handSession } from './current.ts';
import { hasSavedMatch, openSession } from './game.ts';
import { tell } from './tell.ts';
import './replayKit.css';

const playOn: PlayingOn = {
  bots: botNames,
  takesThePlaceOfAnother: hasSavedMatch,
  start(record, plans) {
    handSession(openSession({ plans, from: record as MatchRecord<KolymaOptions> }));
    return '/play/kolyma/match';
  },
};

/** Kolyma as the replay viewer shows it. */
export const kolymaKit: ReplayKit = {
  part: 'round',
  tell: (events) => tell(events as readonly KolymaEvent[]),
  playOn,
  // Two characters who make a close match with this seed.
  sample: { seed: 'ice road 6', wishes: { sides: ['Ilsa Plumbline', 'Bror Breakup'] } },
  drawTable: ({ view, near, names, events, moment, still, print }) => (
    <KolymaTable
      view={view as KolymaView}
      print={print}
      near={near}
      names={names}
      events={events as readonly KolymaEvent[]}
      moment={moment}
      still={still}
    />
  ),
  markOf,
};

function markOf(given: GameEvent): EventMark | undefined {
  const event = given as KolymaEvent;
  if (event.type === 'round') return { kind: 'part', word: 'Round', number: event.round };
  if (event.type === 'round over') return { kind: 'score', seat: event.result.winner };
  if (event.type === 'play') return { kind: 'play', seat: event.seat };
  return undefined;
}
