import type { DrawnEffect } from '../../effects/index.ts';
import { requestFor, spriteOf, worldOf } from '../../effects/testing/world.ts';
import type { Still } from '../still.ts';
import type { FlagCase } from './flag-case.ts';

/** How an effect looks that a card has asked for. */
function drawnBy(scene: Still, lua: string): DrawnEffect | undefined {
  const [effect] = scene.run(`${lua} createEffect("seen")`).told('effect');
  const { world } = worldOf([spriteOf('seen')]);
  world.start(requestFor('seen', effect?.attributes));
  return world.drawn()[0];
}

const drawn = (lua: string, result: unknown, of: (effect: DrawnEffect) => unknown): FlagCase => ({
  shows: lua,
  when: (scene) => {
    const effect = drawnBy(scene, lua);
    return effect && of(effect);
  },
  result,
});

/** Twice as large, red, half a turn round: how much of it is seen is the draw type's. */
const manner = (flag: string, result: readonly [number, string]) =>
  drawn(
    `setNewEffectScale(2, 2) setNewEffectTint(255, 0, 0, 255) setNewEffectRotationAngle(math.pi) setNewEffectDrawType("${flag}")`,
    result,
    ({ transform: [a], tint }) => [Math.round(a), tint.toString(16)],
  );
const mirrored = (flag: string, result: readonly [number, number]) =>
  drawn(`setNewEffectFlags("${flag}")`, result, ({ transform: [a, , , d] }) => [
    Math.sign(a),
    Math.sign(d),
  ]);
const blended = (how: string, effect: string, screen: string, result: string) =>
  drawn(
    `setNewEffectBlendingFlags("${how}", "${effect}", "${screen}")`,
    result,
    ({ blend }) => blend,
  );

/** What the flags of the effects engine do. */
export const DRAWING_FLAG_CASES: Readonly<Record<string, FlagCase>> = {
  DRAW_SOURCE: manner('DRAW_SOURCE', [1, 'ffffff']),
  DRAW_SCALED: manner('DRAW_SCALED', [2, 'ffffff']),
  DRAW_TINTED: manner('DRAW_TINTED', [1, 'ff0000']),
  DRAW_ROTATED: manner('DRAW_ROTATED', [-1, 'ffffff']),
  DRAW_COMPLEX: manner('DRAW_COMPLEX', [-2, 'ff0000']),
  FLIP_NONE: mirrored('FLIP_NONE', [1, 1]),
  FLIP_HORIZONTAL: mirrored('FLIP_HORIZONTAL', [-1, 1]),
  FLIP_VERTICAL: mirrored('FLIP_VERTICAL', [1, -1]),
  FLIP_HORIZONTAL_VERTICAL: mirrored('FLIP_HORIZONTAL_VERTICAL', [-1, -1]),
  BLEND_ADD: blended('BLEND_ADD', 'BLEND_ONE', 'BLEND_ONE', 'add'),
  BLEND_SRC_MINUS_DEST: blended(
    'BLEND_SRC_MINUS_DEST',
    'BLEND_ONE',
    'BLEND_ONE',
    'subtract-screen',
  ),
  BLEND_DEST_MINUS_SRC: blended('BLEND_DEST_MINUS_SRC', 'BLEND_ONE', 'BLEND_ONE', 'subtract'),
  BLEND_ZERO: blended('BLEND_ADD', 'BLEND_ZERO', 'BLEND_INVERSE_ALPHA', 'erase'),
  BLEND_ONE: blended('BLEND_ADD', 'BLEND_ALPHA', 'BLEND_ONE', 'add'),
  BLEND_ALPHA: blended('BLEND_ADD', 'BLEND_ALPHA', 'BLEND_INVERSE_ALPHA', 'normal'),
  BLEND_INVERSE_ALPHA: blended('BLEND_ADD', 'BLEND_DEST_COLOR', 'BLEND_INVERSE_ALPHA', 'multiply'),
  BLEND_SRC_COLOR: blended('BLEND_ADD', 'BLEND_ZERO', 'BLEND_SRC_COLOR', 'multiply'),
  BLEND_DEST_COLOR: blended('BLEND_ADD', 'BLEND_DEST_COLOR', 'BLEND_ZERO', 'multiply'),
  BLEND_INVERSE_SRC_COLOR: blended('BLEND_ADD', 'BLEND_ONE', 'BLEND_INVERSE_SRC_COLOR', 'screen'),
  BLEND_INVERSE_DEST_COLOR: blended('BLEND_ADD', 'BLEND_INVERSE_DEST_COLOR', 'BLEND_ONE', 'screen'),
};
