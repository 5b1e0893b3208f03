import { describe, expect, it } from 'vitest';
import { CONTEXTS } from '../interface/index.ts';
import { blendingOf } from './blending.ts';
import type { DrawnEffect } from './drawn.ts';
import { pass, requestFor, spriteOf, worldOf } from './testing/world.ts';

function drawn(attributes: Record<string, number[]>, frames = 0): DrawnEffect | undefined {
  const { world } = worldOf([spriteOf('seen')]);
  world.start(requestFor('seen', attributes));
  pass(world, frames);
  return world.drawn()[0];
}

/** Where a point of the picture is drawn. */
function at(effect: DrawnEffect | undefined, x: number, y: number): number[] {
  const [a, b, c, d, e, f] = effect!.transform;
  return [a * x + c * y + e, b * x + d * y + f].map((place) => Math.round(place * 1000) / 1000 + 0);
}

const [SOURCE, SCALED, TINTED, ROTATED, COMPLEX] = [1, 2, 3, 4, 5].map((type) => [type]);

describe('how an effect is drawn', () => {
  it('shows its pictures one after the other, each for its time, and again from the first', () => {
    const seen = Array.from({ length: 8 }, (_, frames) => {
      return drawn({ spriteDuration: [2] }, frames)?.frame.x;
    });
    expect(seen).toEqual([0, 0, 16, 16, 32, 32, 0, 0]);
  });

  it('has its left top corner at its position', () => {
    expect(at(drawn({ position: [100, 50] }), 0, 0)).toEqual([100, 50]);
    expect(at(drawn({ position: [100, 50] }), 16, 24)).toEqual([116, 74]);
  });

  it('turns clockwise around its centre, which lies at its position', () => {
    const turned = drawn({
      position: [100, 50],
      rotationCenter: [8, 12],
      rotationAngle: [Math.PI / 2],
    });
    expect(at(turned, 8, 12)).toEqual([100, 50]);
    expect(at(turned, 16, 12)).toEqual([100, 58]);
  });

  it('is scaled around the same point', () => {
    const scaled = drawn({ position: [100, 50], rotationCenter: [8, 12], scale: [2, 0.5] });
    expect(at(scaled, 8, 12)).toEqual([100, 50]);
    expect(at(scaled, 0, 0)).toEqual([84, 44]);
  });

  it('is mirrored within its own rectangle', () => {
    expect(at(drawn({ flags: [1] }), 0, 0)).toEqual([16, 0]);
    expect(at(drawn({ flags: [2] }), 0, 0)).toEqual([0, 24]);
    expect(at(drawn({ flags: [3] }), 16, 24)).toEqual([0, 0]);
  });

  it('uses of its settings what its draw type says', () => {
    const all = {
      scale: [3, 3],
      tint: [255, 128, 0, 51],
      rotationAngle: [Math.PI],
      rotationCenter: [8, 12],
    };
    const summary = [SOURCE, SCALED, TINTED, ROTATED, COMPLEX].map((drawType) => {
      const effect = drawn({ ...all, drawType: drawType! });
      const [a] = effect!.transform;
      return [Math.round(a), effect?.tint.toString(16), effect?.alpha];
    });
    expect(summary).toEqual([
      [1, 'ffffff', 1],
      [3, 'ffffff', 1],
      [1, 'ff8000', 0.2],
      [-1, 'ffffff', 1],
      [-3, 'ff8000', 0.2],
    ]);
  });

  it('is left out where nothing of it can be seen', () => {
    expect(drawn({ tint: [255, 255, 255, 0] })).toBeUndefined();
    expect(drawn({ scale: [0, 1] })).toBeUndefined();
    expect(drawn({ blending: [0, 0, 1] })).toBeUndefined();
  });

  it('lies in the space of its family, and is as large as it', () => {
    const { world } = worldOf([spriteOf('seen')]);
    const space = { x: 200, y: 100, unit: 0.5 };
    world.start({ sprite: 'seen', attributes: { position: [10, 20] }, space, home: null });
    expect(at(world.drawn()[0], 0, 0)).toEqual([205, 110]);
    expect(at(world.drawn()[0], 16, 24)).toEqual([213, 122]);
  });
});

describe('blending', () => {
  it('knows the modes of renderers by their flags', () => {
    expect(blendingOf([0, 2, 3])).toEqual({ mode: 'normal', exact: true });
    expect(blendingOf([0, 2, 1])).toEqual({ mode: 'add', exact: true });
    expect(blendingOf([0, 5, 0])).toEqual({ mode: 'multiply', exact: true });
    expect(blendingOf([0, 1, 6])).toEqual({ mode: 'screen', exact: true });
    expect(blendingOf([0, 7, 6])).toEqual({ mode: 'exclusion', exact: true });
    expect(blendingOf([1, 2, 1])).toEqual({ mode: 'subtract-screen', exact: true });
    expect(blendingOf([2, 2, 1])).toEqual({ mode: 'subtract', exact: true });
  });

  it('takes the nearest mode for everything else', () => {
    expect(blendingOf([1, 4, 1])).toEqual({ mode: 'subtract-screen', exact: false });
    expect(blendingOf([2, 1, 0])).toEqual({ mode: 'subtract', exact: false });
    const modes = CONTEXTS.find(({ name }) => name === 'ZTCG_BLENDMODE')!.numbers;
    const sums = [...modes.values()].flatMap((effect) =>
      [...modes.values()].map((screen) => blendingOf([0, effect, screen])),
    );
    expect(sums).toHaveLength(64);
    expect(sums.filter(({ exact }) => exact)).toHaveLength(12);
    expect(blendingOf([0, 4, 1]).mode).toBe('add');
    expect(blendingOf([0, 4, 0]).mode).toBe('normal');
  });
});
