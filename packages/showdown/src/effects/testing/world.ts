import { type LoadedSprite, readSprite } from '../../cards/index.ts';
import { type EffectRequest, EffectWorld } from '../world.ts';

/** A sprite of three pictures of 16 x 24, one beside the other, with these functions. */
export function spriteOf(name: string, code = ''): LoadedSprite {
  const file = `${name}.lua`;
  const text = `ZTCG_SPRITE {
    "SPR_SOURCE" "sheet.png" "SPR_NAME" "${name}" "SPR_COUNT" "3"
    "SPR_AUTO_DX" "16" "SPR_AUTO_DY" "24"
    SPRITE { "SPR_ITEM_X" "0" "SPR_ITEM_Y" "0" "SPR_ITEM_DX" "16" "SPR_ITEM_DY" "24" }
    ${code}
  }`;
  const { sprite, script, problems } = readSprite(text, file);
  if (!sprite) throw new Error(problems.map(({ message }) => message).join('\n'));
  return { file, sprite, ...(script && { script }) };
}

/** A request for an effect on a drawing as large as the screen of scripts. */
export function requestFor(
  sprite: string,
  attributes: EffectRequest['attributes'] = {},
  home: EffectRequest['home'] = null,
): EffectRequest {
  return { sprite, attributes, space: { x: 0, y: 0, unit: 1 }, home };
}

/** A world with these sprites, and what it reports. */
export function worldOf(
  sprites: readonly LoadedSprite[],
  seed = 'test',
): { world: EffectWorld; faults: string[] } {
  const faults: string[] = [];
  const world = new EffectWorld(sprites, { seed, report: (fault) => faults.push(fault) });
  return { world, faults };
}

/** Lets frames go by. */
export function pass(world: EffectWorld, frames: number): void {
  for (let frame = 0; frame < frames; frame++) world.tick();
}
