import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import './DrawnStep.css';

/** The table of a step; where it cannot be drawn this says so, and the next step is tried again. */
export function DrawnStep({
  moment,
  isKept,
  draw,
}: {
  /** Tells one picture from the next. */
  moment: string;
  /** Whether it is shown as it was seen, and not played again. */
  isKept: boolean;
  draw: () => ReactNode;
}) {
  return (
    <CatchBoundary getResetKey={() => moment} errorComponent={isKept ? DamagedStep : UndrawnStep}>
      <Drawn draw={draw} />
    </CatchBoundary>
  );
}

/** Draws within the boundary: also what fails before there is any table is caught. */
function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw();
}

function DamagedStep() {
  return <Fault>What was kept of this step is damaged.</Fault>;
}

function UndrawnStep() {
  return <Fault>The other steps can still be watched.</Fault>;
}

function Fault({ children }: { children: string }) {
  return (
    <p className="drawn-step__fault" role="alert">
      <strong>This step cannot be drawn.</strong> {children}
    </p>
  );
}
