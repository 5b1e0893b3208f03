import type { BlendMode } from '@cardscape/showdown/tools';
import type { BLEND_MODES } from 'pixi.js';

/** A way in which WebGL joins two pixels: `blendFuncSeparate`, and `blendEquationSeparate` if needed. */
type Joint = readonly number[];

/** The ways that pixi does not have, under names of our own. */
const OWN = {
  multiply: 'effect-multiply',
  under: 'effect-under',
  exclusion: 'effect-exclusion',
  subtract: 'effect-subtract',
  subtractScreen: 'effect-subtract-screen',
} as const;

/** Pixi passes on names it does not know, but its type lists only its own. */
const own = (key: keyof typeof OWN) => OWN[key] as BLEND_MODES;

/**
 * How each mode is painted: in one go, or in several. Effects blend with each other only. The table
 * below is no part of the canvas: where nothing is drawn yet an effect is shown as it is, and one
 * that is subtracted darkens.
 */
export const BLENDS: Readonly<Record<BlendMode, readonly BLEND_MODES[]>> = {
  normal: ['normal'],
  add: ['add'],
  screen: ['screen'],
  // First with what is there; then, as much as nothing is there, the effect itself.
  multiply: [own('multiply'), own('under')],
  exclusion: [own('exclusion')],
  subtract: [own('subtract')],
  'subtract-screen': [own('subtractScreen')],
  erase: ['erase'],
  none: [],
};

/** The ways of our own for a context. Colours are multiplied with their opacity already. */
export function ownJoints(gl: WebGLRenderingContext): Readonly<Record<string, Joint>> {
  const over = [gl.ONE, gl.ONE_MINUS_SRC_ALPHA];
  return {
    [OWN.multiply]: [gl.DST_COLOR, gl.ONE_MINUS_SRC_ALPHA, gl.ZERO, gl.ONE],
    [OWN.under]: [gl.ONE_MINUS_DST_ALPHA, gl.ONE],
    [OWN.exclusion]: [gl.ONE_MINUS_DST_COLOR, gl.ONE_MINUS_SRC_COLOR, ...over],
    [OWN.subtract]: [gl.ONE, gl.ONE, ...over, gl.FUNC_REVERSE_SUBTRACT, gl.FUNC_ADD],
    [OWN.subtractScreen]: [gl.ONE, gl.ONE, ...over, gl.FUNC_SUBTRACT, gl.FUNC_ADD],
  };
}
