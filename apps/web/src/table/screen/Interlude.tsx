import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Contours } from '../../look/paper/Contours.tsx';
import './Interlude.css';

/** A sheet that lies over the table until its one deed is done. */
export function Interlude({
  label,
  seed,
  covers = false,
  deed,
  onDeed,
  children,
}: {
  label: string;
  /** What its contour lines grow from. */
  seed: string;
  /** Whether nothing of the table may be seen under it; otherwise a click anywhere does the deed. */
  covers?: boolean;
  deed: string;
  onDeed: () => void;
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside answers to the keyboard
    <section
      className={`interlude ${covers ? 'interlude--covers' : ''}`}
      role="dialog"
      aria-modal={covers || undefined}
      aria-label={label}
      onClick={(event) => {
        if (covers) return;
        // The page under it goes on by a click too: once is enough.
        event.stopPropagation();
        onDeed();
      }}
    >
      <div className="interlude__sheet">
        <Contours seed={seed} />
        {children}
        <Button ref={button} tone="primary" onClick={covers ? onDeed : undefined}>
          {deed}
        </Button>
      </div>
    </section>
  );
}
