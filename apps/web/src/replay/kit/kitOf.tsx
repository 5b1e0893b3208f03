import type { AnyGameTable } from '../../table/gameTable.ts';
import type { SessionOpening } from '../../table/session/opening.ts';
import { botNames } from '../../table/set-up/opponents.ts';
import type { ReplayKit } from './replayKit.ts';

/** A game as the replay viewer shows it. */
export function kitOf(
  table: AnyGameTable,
  hasSaved: () => boolean,
  start: (opening: SessionOpening<unknown>) => string,
): ReplayKit {
  return {
    ...table,
    tell: (events) => table.tell(events),
    drawTable: (position) => <table.Watched {...position} />,
    playOn: {
      bots: botNames,
      takesThePlaceOfAnother: hasSaved,
      start: (record, plans) => start({ plans, from: record }),
    },
  };
}
