import type { MatchRecord } from '@cardscape/kernel';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Seated } from '../session/Seated.tsx';
import { CannotGoOn } from './CannotGoOn.tsx';

/** What is needed of a session where its table cannot be drawn. */
interface Drawable {
  readonly record: MatchRecord;
  readonly subscribe: (listener: () => void) => () => void;
  readonly isSeated: () => boolean;
}

/** A match being played; where its position cannot be drawn this says so, until the match moves on. */
export function DrawnMatch({ session, children }: { session: Drawable; children: ReactNode }) {
  return (
    <CatchBoundary
      getResetKey={() => 0}
      errorComponent={({ reset }) => <CannotDraw session={session} reset={reset} />}
    >
      <Seated session={session}>{children}</Seated>
    </CatchBoundary>
  );
}

function CannotDraw({
  session,
  reset,
}: { session: Drawable } & Pick<ErrorComponentProps, 'reset'>) {
  useEffect(() => session.subscribe(reset), [session, reset]);
  return (
    <div className="page page--centred">
      <CannotGoOn
        words="This position cannot be drawn."
        stuck={{ record: session.record, why: 'The match is kept, and can be watched.' }}
      >
        <Button onClick={reset}>Try again</Button>
      </CannotGoOn>
    </div>
  );
}
