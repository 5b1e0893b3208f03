import { useNavigate } from '@tanstack/react-router';
import type { AnyGameTable } from '../gameTable.ts';
import { idToWatch } from '../matches/matches.ts';
import { replayAddress } from '../matches/useBegin.ts';
import type { SessionOpening } from '../session/opening.ts';
import type { MatchSession } from '../session/session.ts';
import { freshSeed } from '../set-up/seed.ts';
import type { EndDeeds } from './EndDeeds.tsx';

/** What can be done after a match; the page says where a rematch is played. */
export function useEndDeeds(
  table: AnyGameTable,
  session: MatchSession,
  onRematch: (opening: SessionOpening) => void,
): EndDeeds {
  const navigate = useNavigate();
  const { plans } = session;
  const rematch = async () => {
    const opening = { plans, from: { ...session.table.start, seed: freshSeed() } };
    onRematch((await table.rematch?.(opening)) ?? opening);
  };
  return {
    onRematch: () => void rematch(),
    onReplay: (step = 0) =>
      void navigate({
        to: replayAddress(idToWatch(session)),
        ...(step > 0 && { hash: `s=${step}` }),
      }),
    changes: table.setUp.changes,
    onChange: () => void navigate({ to: table.setUp.to }),
  };
}
