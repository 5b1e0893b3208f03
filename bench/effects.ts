/** How fast effects of Showdown are moved on: a full world of particles, without drawing. */
import { readSprite } from '../packages/showdown/src/cards/index.ts';
import { EffectWorld, MOST_EFFECTS } from '../packages/showdown/src/effects/world.ts';
import { perCpuSecond } from './support/measure.ts';
import { report } from './support/report.ts';

const SPAN = { warmUp: 1, measured: 3 };

/** A spark that moves, trembles and turns; `code` is what its script does besides. */
function worldOfSparks(code: string): EffectWorld {
  const text = `ZTCG_SPRITE { "SPR_SOURCE" "spark.png" "SPR_NAME" "spark" "SPR_COUNT" "4"
    "SPR_AUTO_DX" "16" "SPR_AUTO_DY" "16"
    SPRITE { "SPR_ITEM_X" "0" "SPR_ITEM_Y" "0" "SPR_ITEM_DX" "16" "SPR_ITEM_DY" "16" }
    ${code} }`;
  const { sprite, script } = readSprite(text, 'spark.lua');
  if (!sprite) throw new Error('the sprite cannot be read');
  const loaded = [{ file: 'spark.lua', sprite, ...(script && { script }) }];
  const world = new EffectWorld(loaded, { seed: 'bench', report: (fault) => console.error(fault) });
  fill(world);
  return world;
}

/** Starts sparks until there are as many as there can be. */
function fill(world: EffectWorld): void {
  const space = { x: 0, y: 0, unit: 1 };
  const attributes = {
    duration: [3000],
    movement: [1, -1],
    randomMove: [2, 2],
    randomStep: [1, 1],
  };
  while (world.particles.length < MOST_EFFECTS)
    world.start({ sprite: 'spark', attributes, space, home: { x: 0, y: 0 } });
}

/** One step: everything is moved on, and what is to be drawn is worked out. */
function step(world: EffectWorld): number {
  if (world.isEmpty) fill(world);
  world.tick();
  if (world.drawn().length > MOST_EFFECTS) throw new Error('there are too many effects');
  return 1;
}

for (const [metric, code] of [
  ['particles that only move', ''],
  [
    'particles that turn and fade by a script',
    `function onEffectUpdate()
      setEffectRotationAngle(getEffectRotationAngle() + 0.1)
      setEffectTint(255, 255, 255, getEffectDuration() % 256)
    end`,
  ],
] as const) {
  const world = worldOfSparks(code);
  report({
    bench: 'effects',
    metric: `${MOST_EFFECTS} ${metric}`,
    unit: 'steps per CPU-second',
    value: perCpuSecond(() => step(world), SPAN),
    // A screen wants 60 a second, and the drawing needs its share.
    target: { value: 120 },
  });
}
