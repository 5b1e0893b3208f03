import { type Environment, freshMeter, isScriptFault, LuaScript, type Meter } from '@cardscape/lua';
import { framesOf, type LoadedSprite, type SpriteFrame } from '../cards/index.ts';
import type { SpritePointcutName } from '../interface/index.ts';

/** A sprite that effects can be made of. */
export interface Sprite {
  readonly name: string;
  /** The file with the sheet. */
  readonly source: string;
  readonly frames: readonly SpriteFrame[];
  /** Its functions that can be called; one that fails is taken out. */
  readonly hears: Set<string>;
  call(pointcut: SpritePointcutName, meter: Meter): void;
}

/** Opens sprites under their names; of two with one name the later counts. */
export function openSprites(
  loaded: readonly LoadedSprite[],
  environment: Environment,
  sheetWidth: (source: string) => number | undefined,
): ReadonlyMap<string, Sprite> {
  const sprites = new Map<string, Sprite>();
  for (const { sprite, script } of loaded) {
    const { name, source } = sprite;
    const loadedScript = script && load(environment, script.chunk);
    sprites.set(name, {
      name,
      source,
      // A sheet of unknown width is read as a single row.
      frames: framesOf(sprite, sheetWidth(source) ?? Number.POSITIVE_INFINITY),
      hears: new Set(loadedScript?.functions),
      call: (pointcut, meter) => void loadedScript?.call(pointcut, [], meter),
    });
  }
  return sprites;
}

type Chunk = NonNullable<LoadedSprite['script']>['chunk'];

/** A script whose top level fails has no functions, as with cards (R-S7). */
function load(environment: Environment, chunk: Chunk): LuaScript | undefined {
  try {
    return new LuaScript(environment, [chunk], freshMeter());
  } catch (error) {
    if (!isScriptFault(error)) throw error;
    return undefined;
  }
}
