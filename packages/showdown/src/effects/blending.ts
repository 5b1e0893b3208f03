import type { Settings } from './settings.ts';

/** How an effect is put over what is drawn already. */
export type BlendMode =
  | 'normal'
  | 'add'
  | 'screen'
  | 'multiply'
  | 'exclusion'
  | 'subtract'
  | 'subtract-screen'
  | 'erase'
  | 'none';

/** A mode, and whether it is just what the flags say or only the nearest there is. */
export interface Blending {
  readonly mode: BlendMode;
  readonly exact: boolean;
}

const ADD = 0;
const SRC_MINUS_DEST = 1;
const ZERO = 0;
const ONE = 1;
const ALPHA = 2;
const INVERSE_ALPHA = 3;
const SRC_COLOR = 4;
const DEST_COLOR = 5;
const INVERSE_SRC_COLOR = 6;
const INVERSE_DEST_COLOR = 7;

/** The sums of colours that renderers know, by the parts of the effect and of the screen. */
const SUMS: ReadonlyMap<string, BlendMode> = new Map(
  (
    [
      [ALPHA, INVERSE_ALPHA, 'normal'],
      // The colours of our pictures are multiplied with their opacity already.
      [ONE, INVERSE_ALPHA, 'normal'],
      [ALPHA, ONE, 'add'],
      [ONE, ONE, 'add'],
      [ONE, INVERSE_SRC_COLOR, 'screen'],
      [INVERSE_DEST_COLOR, ONE, 'screen'],
      [DEST_COLOR, ZERO, 'multiply'],
      [ZERO, SRC_COLOR, 'multiply'],
      [DEST_COLOR, INVERSE_ALPHA, 'multiply'],
      [INVERSE_DEST_COLOR, INVERSE_SRC_COLOR, 'exclusion'],
      [ZERO, INVERSE_ALPHA, 'erase'],
      [ZERO, ONE, 'none'],
    ] as const
  ).map(([effect, screen, mode]) => [`${effect} ${screen}`, mode]),
);

/**
 * The mode for blending flags. What a renderer does not do becomes the nearest: subtractions of other
 * parts are those of the whole colours, other sums that keep the whole screen an addition, and the
 * rest the usual way.
 */
export function blendingOf([how, effect, screen]: Settings['blending']): Blending {
  if (how !== ADD) {
    const mode = how === SRC_MINUS_DEST ? 'subtract-screen' : 'subtract';
    return { mode, exact: (effect === ONE || effect === ALPHA) && screen === ONE };
  }
  const mode = SUMS.get(`${effect} ${screen}`);
  if (mode) return { mode, exact: true };
  return { mode: screen === ONE ? 'add' : 'normal', exact: false };
}
