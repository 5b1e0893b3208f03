import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      {children}
    </svg>
  );
}

/** One step back. */
export function BackIcon() {
  return (
    <Icon>
      <path d="M15.5 5 L8 12 L15.5 19" />
    </Icon>
  );
}

/** One step forward. */
export function ForwardIcon() {
  return (
    <Icon>
      <path d="M8.5 5 L16 12 L8.5 19" />
    </Icon>
  );
}

/** Back to where a part begins. */
export function PartBackIcon() {
  return (
    <Icon>
      <path d="M6 5 V19 M18 5 L10.5 12 L18 19" />
    </Icon>
  );
}

/** On to where the next part begins. */
export function PartForwardIcon() {
  return (
    <Icon>
      <path d="M18 5 V19 M6 5 L13.5 12 L6 19" />
    </Icon>
  );
}

/** Let it run. */
export function RunIcon() {
  return (
    <Icon>
      <path className="icon__solid" d="M8 5 L18.5 12 L8 19 Z" />
    </Icon>
  );
}

/** Halt. */
export function HaltIcon() {
  return (
    <Icon>
      <path d="M8.5 5.5 V18.5 M15.5 5.5 V18.5" strokeWidth="3.2" />
    </Icon>
  );
}
