import type { ReactNode } from 'react';
import './icons.css';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Close. */
export function CloseIcon() {
  return (
    <Icon>
      <path d="M5 5 L19 19 M19 5 L5 19" />
    </Icon>
  );
}

/** Settings: three rulers with their slides. */
export function SettingsIcon() {
  return (
    <Icon>
      <path d="M3 6 H21 M3 12 H21 M3 18 H21" />
      <path d="M8 3.5 V8.5 M16 9.5 V14.5 M10 15.5 V20.5" />
    </Icon>
  );
}

/** Day. */
export function SunIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5 V5 M12 19 V21.5 M2.5 12 H5 M19 12 H21.5 M5.3 5.3 L7 7 M17 17 L18.7 18.7 M18.7 5.3 L17 7 M7 17 L5.3 18.7" />
    </Icon>
  );
}

/** Night. */
export function MoonIcon() {
  return (
    <Icon>
      <path d="M19.5 14.5 A8 8 0 1 1 10.5 4 A6.3 6.3 0 0 0 19.5 14.5 Z" />
    </Icon>
  );
}

/** Day and night as the system has it. */
export function DuskIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path className="icon__solid" d="M12 3.5 A8.5 8.5 0 0 1 12 20.5 Z" />
    </Icon>
  );
}

/** Sound, on or off. */
export function SoundIcon({ on }: { on: boolean }) {
  return (
    <Icon>
      <path d="M3.5 9.5 V14.5 H7 L12 19 V5 L7 9.5 Z" />
      {on ? (
        <path d="M15 9 Q17 12 15 15 M17.8 6.5 Q21.5 12 17.8 17.5" />
      ) : (
        <path d="M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5" />
      )}
    </Icon>
  );
}

/** Play: a card being laid on another. */
export function PlayIcon() {
  return (
    <Icon>
      <path d="M4 6.5 L11.5 4 L16 17.5 L8.5 20 Z M14.5 6 H20 V19.5 H17.6" />
    </Icon>
  );
}

/** Make: a pair of dividers. */
export function MakeIcon() {
  return (
    <Icon>
      <circle cx="12" cy="4.8" r="2.2" />
      <path d="M11 7 L5.5 20.5 M13 7 L18.5 20.5 M7.6 15 Q12 17.6 16.4 15" />
    </Icon>
  );
}

/** Collect: an album with a card in it. */
export function CollectIcon() {
  return (
    <Icon>
      <path d="M4 5 Q8 3.4 12 5.2 Q16 3.4 20 5 V19 Q16 17.6 12 19.4 Q8 17.6 4 19 Z M12 5.2 V19.4 M14.6 8.4 H17.6 V13 H14.6 Z" />
    </Icon>
  );
}

/** Trade: two arrows of a ring. */
export function TradeIcon() {
  return (
    <Icon>
      <path d="M4.5 10.5 A7.8 7.8 0 0 1 18.5 7.5 M18.8 3.6 V7.8 H14.6 M19.5 13.5 A7.8 7.8 0 0 1 5.5 16.5 M5.2 20.4 V16.2 H9.4" />
    </Icon>
  );
}
