import type { ReactNode } from 'react';
import { Tip } from '../../look/feedback/Tip.tsx';
import { SPEEDS } from '../playback/playback.ts';
import {
  BackIcon,
  ForwardIcon,
  HaltIcon,
  PartBackIcon,
  PartForwardIcon,
  RunIcon,
} from './ReplayIcons.tsx';
import './Transport.css';

/** Where the buttons go. */
export interface Ways {
  back(): void;
  forward(): void;
  partBack(): void;
  partForward(): void;
  toggle(): void;
}

/** The buttons that move a replay. */
export function Transport({
  part,
  playing,
  atStart,
  atEnd,
  speed,
  ways,
  onSpeed,
}: {
  /** What the parts of the match are called. */
  part: string;
  playing: boolean;
  atStart: boolean;
  atEnd: boolean;
  speed: number;
  ways: Ways;
  onSpeed: (speed: number) => void;
}) {
  return (
    <div className="transport">
      <Way words={`Back to the ${part}'s start`} off={atStart} onGo={ways.partBack}>
        <PartBackIcon />
      </Way>
      <Way words="Step back" off={atStart} onGo={ways.back}>
        <BackIcon />
      </Way>
      <Way words={playing ? 'Pause' : 'Play'} main onGo={ways.toggle}>
        {playing ? <HaltIcon /> : <RunIcon />}
      </Way>
      <Way words="Step forward" off={atEnd} onGo={ways.forward}>
        <ForwardIcon />
      </Way>
      <Way words={`On to the next ${part}`} off={atEnd} onGo={ways.partForward}>
        <PartForwardIcon />
      </Way>
      <select
        className="transport__speed figures"
        aria-label="Speed"
        value={speed}
        onChange={({ target }) => onSpeed(Number(target.value))}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
    </div>
  );
}

function Way({
  words,
  off = false,
  main = false,
  onGo,
  children,
}: {
  words: string;
  /** Whether there is nowhere to go. The button stays, so that the focus does. */
  off?: boolean;
  main?: boolean;
  onGo: () => void;
  children: ReactNode;
}) {
  return (
    <Tip words={words}>
      <button
        type="button"
        className={`transport__way ${main ? 'transport__way--main' : ''}`}
        aria-label={words}
        aria-disabled={off}
        onClick={onGo}
      >
        {children}
      </button>
    </Tip>
  );
}
