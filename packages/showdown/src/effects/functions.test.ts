import { describe, expect, it } from 'vitest';
import { EFFECT_FUNCTION_NAMES, FUNCTIONS } from '../interface/index.ts';
import { effectFunctions, titleOf } from './functions.ts';
import { SETTING_NAMES, type SettingName, type Settings, usualSettings } from './settings.ts';
import { pass, requestFor, spriteOf, worldOf } from './testing/world.ts';

/** What an effect is like after its script has started it. */
function started(code: string, attributes: Record<string, number[]> = {}): Settings {
  const { world, faults } = worldOf([spriteOf('seen', `function onEffectStart() ${code} end`)]);
  world.start(requestFor('seen', attributes));
  expect(faults).toEqual([]);
  return world.particles[0]!.settings;
}

/** For each setting what a script writes, and the numbers it then has. */
const WRITTEN: Readonly<Record<SettingName, readonly [args: string, numbers: readonly number[]]>> =
  {
    duration: ['120', [120]],
    spriteDuration: ['9', [9]],
    tint: ['10, 20, 30, 40', [10, 20, 30, 40]],
    position: ['600, 300', [600, 300]],
    movement: ['-2, 5', [-2, 5]],
    randomMove: ['3, 4', [3, 4]],
    randomStep: ['5, 6', [5, 6]],
    scale: ['0.5, 2.25', [0.5, 2.25]],
    rotationCenter: ['8, 12', [8, 12]],
    rotationAngle: ['1.5', [1.5]],
    flags: ['"FLIP_VERTICAL"', [2]],
    blending: ['"BLEND_DEST_MINUS_SRC", "BLEND_ONE", "BLEND_DEST_COLOR"', [2, 1, 5]],
    drawType: ['"DRAW_ROTATED"', [4]],
  };

describe('the functions of sprites (5.4.2)', () => {
  it('are all those of the table', () => {
    const bench = { current: null, next: {}, usual: usualSettings, create: () => undefined };
    expect(Object.keys(effectFunctions(bench)).sort()).toEqual([...EFFECT_FUNCTION_NAMES].sort());
  });

  for (const name of SETTING_NAMES) {
    const [args, numbers] = WRITTEN[name];
    const title = titleOf(name);

    it(`setEffect${title} writes, and getEffect${title} reads the effect that runs`, () => {
      expect(started(`setEffect${title}(${args})`)[name]).toEqual(numbers);
      const read = `local a, b, c, d = getEffect${title}() resetEffectAttributes()
        setEffect${title}(a, b, c, d)`;
      expect(started(read, { [name]: [...numbers] })[name]).toEqual(numbers);
    });

    it(`setNewEffect${title} is for the next effect, and not for the one that runs`, () => {
      const code = `setNewEffect${title}(${args}) createEffect("made")`;
      const maker = spriteOf('maker', `function onEffectStart() ${code} end`);
      const { world } = worldOf([maker, spriteOf('made')]);
      world.start(requestFor('maker'));
      expect(world.particles.map(({ settings }) => settings[name])).toEqual([
        usualSettings()[name],
        numbers,
      ]);
    });
  }

  it('resetEffectAttributes puts everything back', () => {
    const all = SETTING_NAMES.map((name) => `setEffect${titleOf(name)}(${WRITTEN[name][0]})`);
    expect(started(`${all.join(' ')} resetEffectAttributes()`)).toEqual(usualSettings());
  });

  it('resetNewEffectAttributes forgets what was set for the next one', () => {
    const code = `setNewEffectDuration(5) createEffect("made")
      resetNewEffectAttributes() createEffect("made")`;
    const maker = spriteOf('maker', `function onEffectStart() ${code} end`);
    const { world } = worldOf([maker, spriteOf('made')]);
    world.start(requestFor('maker'));
    expect(world.particles.map(({ settings }) => settings.duration)).toEqual([[60], [5], [60]]);
  });

  it('take flags as text, as numbers, and joined', () => {
    expect(started('setEffectFlags("FLIP_HORIZONTAL | FLIP_VERTICAL")').flags).toEqual([3]);
    expect(started('setEffectFlags(1)').flags).toEqual([1]);
    expect(started('setEffectDrawType("NO_SUCH_FLAG")').drawType).toEqual([5]);
  });

  it('never fail on odd arguments', () => {
    const odd = ['nil', '{}', 'true', '"x"', 'print', '1/0', '0/0', 'ZTCG_MAXVALUE', 'ZTCG_NIL'];
    for (const name of SETTING_NAMES) {
      for (const value of odd) {
        const numbers = started(`setEffect${titleOf(name)}(${value})`)[name];
        expect(numbers).toHaveLength(WRITTEN[name][1].length);
        expect(numbers.every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('give what is usual for arguments left out: a tint without opacity is opaque', () => {
    expect(started('setEffectTint(10, 20, 30)').tint).toEqual([10, 20, 30, 255]);
  });

  it('are all that a sprite can reach besides the Lua library', () => {
    const forbidden = ['attack', 'getPlayerHP', 'drawCard', 'load', 'require', 'os', 'io'];
    for (const name of forbidden)
      expect(started(`if ${name} == nil then setEffectDuration(7) end`).duration).toEqual([7]);
    expect(started('setEffectDuration(math.max(3, #"abcd"))').duration).toEqual([4]);
  });

  it.each(
    FUNCTIONS.filter(({ example }) => /function onEffect(Start|Update|Finish)\b/.test(example)),
  )('work as the reference shows: $name', ({ example }) => {
    const { world, faults } = worldOf([spriteOf('shown', example), spriteOf('spark')]);
    world.start(requestFor('shown', { duration: [3] }));
    pass(world, 80);
    expect(faults).toEqual([]);
  });
});
