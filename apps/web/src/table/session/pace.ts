import { wantsStillness } from '../../look/motion/motion.ts';

/** With reduced motion nothing moves on screen, so there is less to wait for. */
const stillPace = 0.3;

/** How much of the usual time a session takes on this screen. */
export function screenPace(): number {
  return wantsStillness() ? stillPace : 1;
}
