import { useCallback, useEffect, useReducer } from 'react';
import { type Frame, frameOf, type Playback, type PlaybackAct, playbackAfter } from './playback.ts';

/** A running replay and its controls. */
export interface PlaybackControls extends Playback {
  /** The step that is shown. */
  readonly at: number;
  go(step: number): void;
  toggle(): void;
  setSpeed(speed: number): void;
}

/** Runs a replay: goes from picture to picture while it plays. */
export function usePlayback(
  frames: readonly Frame[],
  from: number,
  holdOf: (frame: Frame) => number,
): PlaybackControls {
  const [now, act] = useReducer(
    (before: Playback, given: PlaybackAct) => playbackAfter(frames, before, given),
    { frame: frameOf(frames, from), playing: false, speed: 1 },
  );
  const { frame, playing, speed } = now;
  const shown = frames[frame] as Frame;
  const hold = holdOf(shown) / speed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with each picture
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => act({ act: 'tick' }), hold);
    return () => clearTimeout(timer);
  }, [playing, hold, frame]);
  return {
    ...now,
    at: shown.step,
    go: useCallback((step: number) => act({ act: 'go', step }), []),
    toggle: useCallback(() => act({ act: 'toggle' }), []),
    setSpeed: useCallback((to: number) => act({ act: 'speed', speed: to }), []),
  };
}
