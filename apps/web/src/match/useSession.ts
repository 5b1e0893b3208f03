import type { GameEvent, GameState } from '@cardscape/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import type { MatchSession, Shown } from './session.ts';

/** What a session shows now; its clocks run while this is on screen. */
export function useSession<S extends GameState, O, V, E extends GameEvent>(
  session: MatchSession<S, O, V, E>,
): Shown<V, E> {
  useEffect(() => session.enter(), [session]);
  // A page that is closed or put aside never says that it leaves the table.
  useEffect(() => {
    addEventListener('pagehide', session.leave);
    return () => removeEventListener('pagehide', session.leave);
  }, [session]);
  return useSyncExternalStore(session.subscribe, session.shown);
}
