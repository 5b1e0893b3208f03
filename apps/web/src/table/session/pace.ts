import { wantsStillness } from '../../look/motion/motion.ts';
import { pace } from '../../look/settings/settings.ts';
import type { Later } from './sessionParts.ts';

/** With reduced motion nothing moves on screen, so there is less to wait for. */
const stillPace = 0.3;

/** How much of the usual time a session takes on this screen. */
export function screenPace(): number {
  return pace() * (wantsStillness() ? stillPace : 1);
}

/** Waits by the clock of the browser. */
export const onTheClock: Later = (run, wait) => {
  const timer = setTimeout(run, wait);
  return () => clearTimeout(timer);
};

/** How long an opponent seems to think at least. */
export const plainPause = 180;

/** How long, if there is something to see then. */
export const botPause = 650;
