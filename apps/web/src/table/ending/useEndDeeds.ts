import type { GameEvent, GameState } from '@cardscape/kernel';
import { useNavigate } from '@tanstack/react-router';
import { toWatch } from '../kept/toWatch.ts';
import type { SessionOpening } from '../session/opening.ts';
import type { MatchSession } from '../session/session.ts';
import { freshSeed } from '../set-up/seed.ts';
import type { EndDeeds } from './EndDeeds.tsx';

/** What can be done after a match; the page says what a rematch takes the place of. */
export function useEndDeeds<S extends GameState, O, V, E extends GameEvent>(
  session: MatchSession<S, O, V, E>,
  /** Where a match is set up, and what that changes: "characters". */
  setUp: { readonly to: string; readonly changes: string },
  onRematch: (opening: SessionOpening<O>) => void,
): EndDeeds {
  const navigate = useNavigate();
  const { table, plans } = session;
  return {
    onRematch: () => onRematch({ plans, from: { ...table.start, seed: freshSeed() } }),
    onReplay: () => {
      // Another match may have ended since this one did.
      toWatch.hand(session.record);
      void navigate({ to: '/replay' });
    },
    changes: setUp.changes,
    onChange: () => void navigate({ to: setUp.to }),
  };
}
