import type { GameEvent, MatchRecord } from '@cardscape/kernel';
import type { ShowdownEvent, ShowdownOptions, ShowdownView } from '@cardscape/showdown';
import type { ReplayKit } from '../../../replay/kit/replayKit.ts';
import type { EventMark } from '../../../table/gameTable.ts';
import { botNames } from '../../../table/set-up/opponents.ts';
import { useLibrary } from '../own/cardSource.ts';
import { matchPath } from '../set-up/matchStart.ts';
import { ShowdownTable, type ShowdownTableProps } from '../table/ShowdownTable.tsx';
import { handSession } from './current.ts';
import { hasSavedMatch, openSession } from './game.ts';
import { tell } from './tell.ts';
import './replayKit.css';

/** Showdown as the replay viewer shows it. */
export const showdownKit: ReplayKit = {
  part: 'turn',
  tell: (events) => tell(events as readonly ShowdownEvent[]),
  playOn: {
    bots: botNames,
    takesThePlaceOfAnother: hasSavedMatch,
    start(record, plans) {
      handSession(openSession({ plans, from: record as MatchRecord<ShowdownOptions> }));
      return matchPath;
    },
  },
  sample: { seed: 'watershed', wishes: {} },
  drawTable: ({ view, near, names, events, moment, still, print }) => (
    <WatchedTable
      view={view as ShowdownView}
      print={print}
      near={near}
      names={names}
      events={events as readonly ShowdownEvent[]}
      moment={moment}
      still={still}
    />
  ),
  markOf,
};

/** The table with the sprites at hand: pictures of brought ones are the page's own affair, too. */
function WatchedTable(props: Omit<ShowdownTableProps, 'sprites'>) {
  const { library } = useLibrary();
  return <ShowdownTable {...props} sprites={library.sprites} />;
}

function markOf(given: GameEvent): EventMark | undefined {
  const event = given as ShowdownEvent;
  if (event.type === 'turn') return { kind: 'part', word: 'Turn', number: event.turn };
  if (event.type === 'over') return { kind: 'score', seat: event.winner };
  if (event.type === 'played') return { kind: 'play', seat: event.seat };
  return undefined;
}
