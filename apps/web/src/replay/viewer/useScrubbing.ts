import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/**
 * What a slider needs so that dragging its thumb asks for one position in each animation frame at
 * most: the latest. Keys, and whatever else changes it, ask at once.
 */
export function useScrubbing(
  at: number,
  onGo: (step: number) => void,
  onScrub: (scrubbing: boolean) => void,
) {
  // The thumb follows the hand; what it stands for follows the screen.
  const [held, setHeld] = useState<number>();
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const letGo = () => {
    if (held === undefined) return;
    cancelAnimationFrame(frame.current);
    onGo(held);
    setHeld(undefined);
    onScrub(false);
  };
  return {
    value: held ?? at,
    onPointerDown: () => {
      setHeld(at);
      onScrub(true);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const step = Number(target.value);
      if (held === undefined) return onGo(step);
      setHeld(step);
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => onGo(step));
    },
  };
}
