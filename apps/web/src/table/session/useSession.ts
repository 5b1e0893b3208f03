import type { GameEvent, GameState } from '@cardscape/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import type { MatchSession } from './session.ts';
import type { Shown } from './sessionParts.ts';

/** What a session shows now; its clocks run while this is on screen. */
export function useSession<S extends GameState, O, V, E extends GameEvent>(
  session: MatchSession<S, O, V, E>,
): Shown<V, E> {
  useEffect(() => session.enter(), [session]);
  const shown = useSyncExternalStore(session.subscribe, session.shown);
  return shown;
}
