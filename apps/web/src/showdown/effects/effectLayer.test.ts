import { type DrawnEffect, ownSprites, readSprite } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { canvasPainter, type PaintContext } from './canvasPainter.ts';
import { EffectLayer } from './effectLayer.ts';
import type { Painter, Sheets } from './painter.ts';

const FRAME = 1000 / 60;

/** A clock that goes on by hand. */
function handClock() {
  let waiting: ((time: number) => void) | null = null;
  let time = 0;
  return {
    clock: {
      request: (frame: (time: number) => void) => {
        waiting = frame;
        return 1;
      },
      cancel: () => {
        waiting = null;
      },
    },
    get isWaited() {
      return waiting !== null;
    },
    pass(milliseconds: number) {
      time += milliseconds;
      const frame = waiting;
      waiting = null;
      frame?.(time);
    },
  };
}

function painterThatNotes() {
  const painted: (readonly DrawnEffect[])[] = [];
  const painter: Painter = {
    resize: () => undefined,
    paint: (effects) => painted.push(effects),
    destroy: () => undefined,
  };
  return { painter, painted };
}

const SPRITE = `ZTCG_SPRITE { "SPR_SOURCE" "dot.png" "SPR_NAME" "dot" "SPR_COUNT" "1"
  SPRITE { "SPR_ITEM_X" "0" "SPR_ITEM_Y" "0" "SPR_ITEM_DX" "8" "SPR_ITEM_DY" "8" } }`;

function layerWithDot() {
  const hand = handClock();
  const noted = painterThatNotes();
  const { sprite } = readSprite(SPRITE, 'dot.lua');
  const sprites = sprite ? [{ file: 'dot.lua', sprite }] : [];
  const { clock } = hand;
  const layer = new EffectLayer({ ...noted, sprites, sheets: new Map(), seed: 'test', clock });
  const show = (duration: number) => {
    const space = { x: 0, y: 0, unit: 1 };
    const attributes = { duration: [duration], movement: [1, 0] };
    layer.show([{ sprite: 'dot', attributes, space, home: null }]);
  };
  return { layer, show, hand, painted: noted.painted };
}

describe('a layer of effects', () => {
  it('sleeps until something is shown, and again when it is over', () => {
    const { layer, show, hand, painted } = layerWithDot();
    expect(layer.isAsleep).toBe(true);
    show(3);
    expect(hand.isWaited).toBe(true);
    for (let frame = 0; frame < 3; frame++) hand.pass(FRAME);
    expect(hand.isWaited).toBe(false);
    expect(painted.map((effects) => effects.length)).toEqual([1, 1, 0]);
  });

  it('stays asleep for what it cannot show', () => {
    const { layer, hand } = layerWithDot();
    const space = { x: 0, y: 0, unit: 1 };
    layer.show([{ sprite: 'unknown', attributes: {}, space, home: null }]);
    expect([layer.isAsleep, hand.isWaited]).toEqual([true, false]);
  });

  it('goes as fast on every screen', () => {
    const placeAfter = (step: number, steps: number) => {
      const { show, hand, painted } = layerWithDot();
      show(600);
      hand.pass(FRAME);
      for (let frame = 0; frame < steps; frame++) hand.pass(step);
      return painted.at(-1)?.[0]?.transform[4];
    };
    expect(placeAfter(1000 / 60, 60)).toBe(61);
    expect(placeAfter(1000 / 120, 120)).toBe(61);
    expect(placeAfter(1000 / 30, 30)).toBe(61);
  });

  it('does not make up for a long pause', () => {
    const { show, hand, painted } = layerWithDot();
    show(600);
    hand.pass(FRAME);
    hand.pass(60_000);
    expect(painted.at(-1)?.[0]?.transform[4]).toBe(5);
  });

  it('waits for nothing any more when it is destroyed', () => {
    const { layer, show, hand } = layerWithDot();
    show(600);
    layer.destroy();
    expect([layer.isAsleep, hand.isWaited]).toEqual([true, false]);
  });

  it('draws each of our own effects', () => {
    const { painter, painted } = painterThatNotes();
    const hand = handClock();
    const { clock } = hand;
    const sprites = ownSprites();
    const layer = new EffectLayer({ painter, sprites, sheets: new Map(), seed: 'own', clock });
    const space = { x: 0, y: 0, unit: 1 };
    const home = { x: 0, y: 0 };
    for (const sprite of ['deploy', 'destroy', 'levelup'])
      layer.show([{ sprite, attributes: {}, space, home }]);
    hand.pass(FRAME);
    const sources = new Set(painted[0]?.map(({ source }) => source));
    expect(sources).toEqual(new Set(['deploy.png', 'destroy.png', 'levelup.png']));
  });
});

describe('the painter of a 2D canvas', () => {
  const image = { name: 'the sheet' } as unknown as CanvasImageSource;
  const sheets: Sheets = new Map([['dot.png', { image, width: 16, height: 8 }]]);
  const effect: DrawnEffect = {
    source: 'dot.png',
    frame: { x: 8, y: 0, width: 8, height: 8 },
    transform: [1, 0, 0, 1, 30, 40],
    tint: 0xffffff,
    alpha: 0.5,
    blend: 'add',
  };

  function paint(effects: readonly DrawnEffect[]): unknown[] {
    const calls: unknown[] = [];
    const context = {
      globalAlpha: 1,
      globalCompositeOperation: 'source-over',
      setTransform: (...args: unknown[]) => calls.push(['at', ...args]),
      clearRect: () => calls.splice(0),
      drawImage: (...args: unknown[]) =>
        calls.push([context.globalAlpha, context.globalCompositeOperation, ...args]),
    } as unknown as PaintContext;
    const tinted = { picture: () => ({ name: 'tinted' }) as unknown as HTMLCanvasElement };
    const painter = canvasPainter({ width: 0, height: 0 }, context, sheets, tinted);
    painter.resize(100, 100, 2);
    painter.paint(effects);
    return calls;
  }

  it('draws the part of the sheet where it belongs, as sharp as the screen is', () => {
    expect(paint([effect])).toEqual([
      ['at', 2, 0, 0, 2, 60, 80],
      [0.5, 'lighter', image, 8, 0, 8, 8, 0, 0, 8, 8],
    ]);
  });

  it('draws a coloured picture for a tint', () => {
    expect(paint([{ ...effect, tint: 0xff0000 }])[1]).toEqual([
      0.5,
      'lighter',
      { name: 'tinted' },
      0,
      0,
      8,
      8,
    ]);
  });

  it('leaves out what its sheet does not have', () => {
    expect(paint([{ ...effect, source: 'lost.png' }])).toEqual([]);
    expect(paint([{ ...effect, frame: { x: 12, y: 0, width: 8, height: 8 } }])).toEqual([]);
  });
});
