// Pixi would write shaders' helpers with `eval`, which the site forbids.
import 'pixi.js/unsafe-eval';
import type { DrawnEffect } from '@cardscape/showdown/tools';
import { type BLEND_MODES, Container, Matrix, Sprite, Ticker, WebGLRenderer } from 'pixi.js';
import { BLENDS, ownJoints } from './blends.ts';
import type { Painter, Sheets } from './painter.ts';
import { SheetTextures } from './sheetTextures.ts';

/** Paints with WebGL on a canvas that it puts into `host`; throws where there is no WebGL. */
export async function pixiPainter(host: HTMLElement, sheets: Sheets): Promise<Painter> {
  const renderer = new WebGLRenderer<HTMLCanvasElement>();
  await renderer.init({
    canvas: document.createElement('canvas'),
    backgroundAlpha: 0,
    antialias: true,
    powerPreference: 'low-power',
    // Nothing on the canvas is touched, read out or listed for screen readers.
    skipExtensionImports: true,
    gcActive: false,
  });
  // Only what tidies up unused textures waits for it, and a layer that sleeps wakes nobody.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const blends = {
    contextChange: (gl: WebGLRenderingContext) => {
      const { blendModesMap } = renderer.state as unknown as { blendModesMap: object };
      Object.assign(blendModesMap, ownJoints(gl));
    },
  };
  blends.contextChange(renderer.gl);
  renderer.runners.contextChange.add(blends);
  renderer.canvas.dataset.effects = 'canvas';
  host.append(renderer.canvas);

  const textures = new SheetTextures(sheets);
  const stage = new Container();
  const sprites: Sprite[] = [];
  const matrix = new Matrix();
  let used = 0;

  function put(effect: DrawnEffect, blend: BLEND_MODES): void {
    const texture = textures.find(effect);
    if (!texture) return;
    const sprite = sprites[used] ?? stage.addChild(new Sprite());
    sprites[used++] = sprite;
    sprite.visible = true;
    sprite.texture = texture;
    sprite.tint = effect.tint;
    sprite.alpha = effect.alpha;
    sprite.blendMode = blend;
    sprite.setFromMatrix(matrix.set(...effect.transform));
  }

  return {
    resize: (width, height, ratio) => renderer.resize(width, height, ratio),
    paint(effects) {
      used = 0;
      for (const effect of effects) for (const blend of BLENDS[effect.blend]) put(effect, blend);
      for (const idle of sprites.slice(used)) idle.visible = false;
      renderer.render(stage);
    },
    destroy() {
      stage.destroy({ children: true });
      textures.destroy();
      renderer.destroy({ removeView: true, releaseGlobalResources: true });
    },
  };
}
