import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { framesOf, readSprite } from '../cards/index.ts';
import { pngSize } from '../cards/png-size.ts';
import { EFFECT_FUNCTION_NAMES } from '../interface/index.ts';
import { opened } from '../testing/built-in.ts';
import { effectFiles } from '../testing/core-files.ts';
import { OWN_EFFECTS } from './own.ts';
import { pass, requestFor } from './testing/world.ts';
import { EffectWorld } from './world.ts';

const { sprites } = opened();
const sheet = (source: string) => readFileSync(new URL(`../../effects/${source}`, import.meta.url));
const sizeOf = (source: string) => pngSize(sheet(source))!;
const LIBRARY = ['math', 'round'];

describe('our own effects', () => {
  it('show each of the nine things that happen', () => {
    const names = sprites.map(({ sprite }) => sprite.name);
    expect(OWN_EFFECTS.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are descriptors without a fault', () => {
    const knownNames = new Set([...EFFECT_FUNCTION_NAMES, ...LIBRARY]);
    for (const { path, text } of effectFiles())
      expect(readSprite(text, path, { knownNames }).problems).toEqual([]);
  });

  it('lie within their sheets', () => {
    for (const { sprite } of sprites) {
      const { width, height } = sizeOf(sprite.source);
      for (const frame of framesOf(sprite, width)) {
        expect(frame.x + frame.width).toBeLessThanOrEqual(width);
        expect(frame.y + frame.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it.each(OWN_EFFECTS)('%s can be seen, breaks nothing, and is over within two seconds', (name) => {
    const faults: string[] = [];
    const report = (fault: string) => faults.push(fault);
    const sheetWidth = (source: string) => sizeOf(source).width;
    const world = new EffectWorld(sprites, { seed: name, sheetWidth, report });
    world.start(requestFor(name, {}, { x: 0, y: 0 }));
    const first = world.drawn();
    expect(first.length).toBeGreaterThan(0);
    let most = 0;
    for (let frame = 0; frame < 120; frame++) {
      pass(world, 1);
      most = Math.max(most, world.drawn().length);
    }
    expect(world.isEmpty).toBe(true);
    expect(most).toBeLessThanOrEqual(40);
    expect(faults).toEqual([]);
  });

  it('have no sprite that none of them uses', () => {
    const texts = effectFiles()
      .map(({ text }) => text)
      .join('\n');
    const unused = sprites
      .map(({ sprite }) => sprite.name)
      .filter((name) => !(OWN_EFFECTS as readonly string[]).includes(name))
      .filter((name) => !texts.includes(`createEffect("${name}")`));
    expect(unused).toEqual([]);
  });
});
