import type { SpriteFrame } from '../cards/index.ts';
import { type BlendMode, blendingOf } from './blending.ts';
import type { Particle } from './particle.ts';

/** Where the pixels of a picture go: x' = a x + c y + e, y' = b x + d y + f. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** An effect as a renderer draws it: a part of a sheet, and how. */
export interface DrawnEffect {
  readonly source: string;
  readonly frame: SpriteFrame;
  readonly transform: Transform;
  /** What its colours are multiplied with: 0xRRGGBB. */
  readonly tint: number;
  readonly alpha: number;
  readonly blend: BlendMode;
}

/** Which settings each draw type uses, by its number. */
const DRAW_TYPES: Readonly<Record<number, { scale?: true; tint?: true; rotation?: true }>> = {
  1: {},
  2: { scale: true },
  3: { tint: true },
  4: { rotation: true },
  5: { scale: true, tint: true, rotation: true },
};

const WHITE = [255, 255, 255, 255];
const HORIZONTAL = 1;
const VERTICAL = 2;

/** How an effect is drawn in this frame; nothing if it cannot be seen. */
export function drawnParticle({
  sprite,
  settings,
  family,
  age,
  shake,
}: Particle): DrawnEffect | null {
  const { frames, source } = sprite;
  const picture = Math.floor(age / (settings.spriteDuration[0] ?? 1)) % frames.length;
  const frame = frames[picture];
  const uses = DRAW_TYPES[settings.drawType[0] ?? 0] ?? {};
  const [red = 0, green = 0, blue = 0, opacity = 0] = uses.tint ? settings.tint : WHITE;
  const [scaleX = 1, scaleY = 1] = uses.scale ? settings.scale : [];
  const { mode } = blendingOf(settings.blending);
  if (!frame || opacity === 0 || scaleX === 0 || scaleY === 0 || mode === 'none') return null;
  const [x = 0, y = 0] = settings.position;
  const { unit } = family.space;
  return {
    source,
    frame,
    transform: transformOf({
      x: family.space.x + (x + shake.x) * unit,
      y: family.space.y + (y + shake.y) * unit,
      scale: [scaleX * unit, scaleY * unit],
      angle: uses.rotation ? (settings.rotationAngle[0] ?? 0) : 0,
      // The centre is the point of the picture that lies at the position.
      center: uses.rotation ? settings.rotationCenter : [],
      flips: settings.flags[0] ?? 0,
      frame,
    }),
    tint: (Math.trunc(red) << 16) | (Math.trunc(green) << 8) | Math.trunc(blue),
    alpha: opacity / 255,
    blend: mode,
  };
}

interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: readonly [number, number];
  readonly angle: number;
  readonly center: readonly number[];
  readonly flips: number;
  readonly frame: SpriteFrame;
}

/** From the inside out: mirrored in its own rectangle, scaled and turned around its centre, moved. */
function transformOf({ x, y, scale, angle, center, flips, frame }: Placing): Transform {
  const [centerX = 0, centerY = 0] = center;
  const isMirrored = (flips & HORIZONTAL) !== 0;
  const isUpsideDown = (flips & VERTICAL) !== 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [signX, signY] = [isMirrored ? -1 : 1, isUpsideDown ? -1 : 1];
  // Where the left top corner is, seen from the centre.
  const left = ((isMirrored ? frame.width : 0) - centerX) * scale[0];
  const top = ((isUpsideDown ? frame.height : 0) - centerY) * scale[1];
  return [
    cos * scale[0] * signX,
    sin * scale[0] * signX,
    -sin * scale[1] * signY,
    cos * scale[1] * signY,
    x + cos * left - sin * top,
    y + sin * left + cos * top,
  ];
}
