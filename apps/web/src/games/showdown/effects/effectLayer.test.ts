import { opened } from '@cardscape/showdown/testing';
import { type DrawnEffect, readSprite } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { EffectLayer } from './effectLayer.ts';
import type { Painter } from './painter.ts';

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
    const { sprites } = opened();
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
