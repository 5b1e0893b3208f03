import { type ReactNode, useSyncExternalStore } from 'react';

/** Draws a match once its seats have been told how it stands. */
export function Seated({
  session,
  children,
}: {
  session: {
    readonly subscribe: (listener: () => void) => () => void;
    readonly isSeated: () => boolean;
  };
  children: ReactNode;
}) {
  return useSyncExternalStore(session.subscribe, session.isSeated) ? children : null;
}
