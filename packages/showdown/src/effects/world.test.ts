import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pass, requestFor, spriteOf, worldOf } from './testing/world.ts';
import { type EffectWorld, LONGEST_LIFE, MOST_EFFECTS, MOST_IN_FAMILY } from './world.ts';

const names = (world: EffectWorld) => world.particles.map(({ sprite }) => sprite.name);
const placeOfFirst = (world: EffectWorld) => world.particles[0]!.settings.position;

describe('the life of an effect', () => {
  it('lasts as many frames as it is set to, and ends with onEffectFinish', () => {
    const finish = 'function onEffectFinish() createEffect("after") end';
    const { world } = worldOf([spriteOf('mayfly', finish), spriteOf('after')]);
    world.start(requestFor('mayfly', { duration: [3] }));
    pass(world, 2);
    expect(names(world)).toEqual(['mayfly']);
    pass(world, 1);
    expect(names(world)).toEqual(['after']);
    pass(world, 60);
    expect(world.isEmpty).toBe(true);
  });

  it('calls onEffectUpdate once a frame', () => {
    const update = 'function onEffectUpdate() local r = getEffectTint() setEffectTint(r - 1) end';
    const { world } = worldOf([spriteOf('fading', update)]);
    world.start(requestFor('fading', { tint: [100, 0, 0, 255] }));
    pass(world, 7);
    expect(world.particles[0]!.settings.tint[0]).toBe(93);
  });

  it('goes on as long as its script gives it more time, but no longer than a minute', () => {
    const { world } = worldOf([
      spriteOf('undead', 'function onEffectUpdate() setEffectDuration(9) end'),
    ]);
    world.start(requestFor('undead'));
    pass(world, LONGEST_LIFE - 1);
    expect(world.isEmpty).toBe(false);
    pass(world, 1);
    expect(world.isEmpty).toBe(true);
  });

  it('ends for all its offspring, however they follow each other', () => {
    const again = 'function onEffectFinish() setNewEffectDuration(1) createEffect("phoenix") end';
    const { world } = worldOf([spriteOf('phoenix', again)]);
    world.start(requestFor('phoenix', { duration: [1] }));
    pass(world, LONGEST_LIFE);
    expect(world.isEmpty).toBe(true);
  });

  it('does not begin without a sprite of that name', () => {
    const { world, faults } = worldOf([]);
    world.start(requestFor('nowhere'));
    expect([world.isEmpty, faults]).toEqual([true, []]);
  });
});

describe('the way of an effect', () => {
  it('follows its movement', () => {
    const { world } = worldOf([spriteOf('arrow')]);
    world.start(requestFor('arrow', { position: [10, 20], movement: [3, -1] }));
    pass(world, 5);
    expect(placeOfFirst(world)).toEqual([25, 15]);
  });

  it('random moves change its way for good, by no more than they may in each frame', () => {
    const { world } = worldOf([spriteOf('drunk')]);
    world.start(requestFor('drunk', { duration: [400], randomMove: [4, 0] }));
    const steps: number[] = [];
    for (let frame = 0; frame < 300; frame++) {
      const [before] = placeOfFirst(world);
      pass(world, 1);
      const [x, y] = placeOfFirst(world);
      steps.push(x! - before!);
      expect(y).toBe(0);
      expect(world.particles[0]!.shake).toEqual({ x: 0, y: 0 });
    }
    expect(new Set(steps)).toEqual(new Set([-4, -3, -2, -1, 0, 1, 2, 3, 4]));
  });

  it('random steps draw it beside its way, which they leave as it is', () => {
    const { world } = worldOf([spriteOf('nervous')]);
    world.start(requestFor('nervous', { duration: [400], movement: [1, 0], randomStep: [2, 0] }));
    const drawn = new Set<number>();
    for (let frame = 1; frame <= 200; frame++) {
      pass(world, 1);
      expect(placeOfFirst(world)).toEqual([frame, 0]);
      drawn.add(world.drawn()[0]!.transform[4] - frame);
    }
    expect(drawn).toEqual(new Set([-2, -1, 0, 1, 2]));
  });

  it('is the same for the same seed, and another for another', () => {
    const wanderer = spriteOf(
      'wanderer',
      'function onEffectStart() setEffectMovement(math.random(9), 0) end',
    );
    const end = (seed: string) => {
      const { world } = worldOf([wanderer], seed);
      world.start(requestFor('wanderer', { randomMove: [50, 50] }));
      pass(world, 20);
      return placeOfFirst(world);
    };
    expect(end('a')).toEqual(end('a'));
    expect(end('a')).not.toEqual(end('b'));
  });

  it('begins with its middle at home, if nobody says where', () => {
    const { world } = worldOf([spriteOf('homely')]);
    world.start(requestFor('homely', {}, { x: 100, y: 50 }));
    world.start(requestFor('homely', { position: [7, 8] }, { x: 100, y: 50 }));
    const [home, away] = world.particles.map(({ settings }) => settings);
    expect([home!.position, home!.rotationCenter]).toEqual([
      [100, 50],
      [8, 12],
    ]);
    expect([away!.position, away!.rotationCenter]).toEqual([
      [7, 8],
      [0, 0],
    ]);
  });
});

describe('effects that create effects', () => {
  it('may do so in each of their functions', () => {
    const code = ['Start', 'Update', 'Finish'].map(
      (when) => `function onEffect${when}() createEffect("${when}") end`,
    );
    const made = ['Start', 'Update', 'Finish'].map((name) => spriteOf(name));
    const { world } = worldOf([spriteOf('maker', code.join('\n')), ...made]);
    world.start(requestFor('maker', { duration: [2] }));
    pass(world, 2);
    expect(names(world)).toEqual(['Start', 'Update', 'Update', 'Finish']);
  });

  it('cannot hand on what they set, except to what they create in the same call', () => {
    const maker = spriteOf('maker', 'function onEffectStart() setNewEffectDuration(5) end');
    const other = spriteOf('other', 'function onEffectStart() createEffect("made") end');
    const { world } = worldOf([maker, other, spriteOf('made')]);
    world.start(requestFor('maker'));
    world.start(requestFor('other'));
    expect(world.particles.at(-1)!.settings.duration).toEqual([60]);
  });

  it('are held to the number of a family, and that of all', () => {
    const rabbit = spriteOf('rabbit', 'function onEffectStart() createEffect("rabbit") end');
    const { world, faults } = worldOf([rabbit]);
    world.start(requestFor('rabbit'));
    expect(world.particles).toHaveLength(MOST_IN_FAMILY);
    for (let more = 0; more < 5; more++) {
      pass(world, 1);
      world.start(requestFor('rabbit'));
    }
    expect(world.particles).toHaveLength(MOST_EFFECTS);
    pass(world, LONGEST_LIFE);
    expect([world.isEmpty, faults]).toEqual([true, []]);
  });
});

describe('a broken sprite', () => {
  const failing = (code: string) => {
    const { world, faults } = worldOf([spriteOf('bad', code), spriteOf('good')]);
    world.start(requestFor('bad', { movement: [1, 0] }));
    world.start(requestFor('good'));
    pass(world, 10);
    return { world, faults };
  };

  it.each([
    ['an error', 'function onEffectUpdate() error("no") end', 'bad.lua'],
    ['an unknown function', 'function onEffectUpdate() attack(1) end', 'attack'],
    ['an endless loop', 'function onEffectUpdate() while true do end end', 'steps'],
    [
      'a loop that catches everything',
      'function onEffectUpdate() while true do pcall(error) end end',
      'steps',
    ],
    ['endless depth', 'function f() return 1 + f() end function onEffectUpdate() f() end', 'depth'],
    [
      'a growing text',
      'function onEffectUpdate() local s = "x" while true do s = s .. s end end',
      'memory',
    ],
  ])('is told once and goes on without the function: %s', (_, code, said) => {
    const { world, faults } = failing(code);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('bad, onEffectUpdate: ');
    expect(faults[0]).toContain(said);
    expect(names(world)).toEqual(['bad', 'good']);
    expect(placeOfFirst(world)).toEqual([10, 0]);
  });

  it('keeps its other functions', () => {
    const code =
      'function onEffectStart() error("no") end function onEffectUpdate() setEffectMovement(0, 2) end';
    const { world } = failing(code);
    expect(placeOfFirst(world)).toEqual([0, 20]);
  });

  it('is not called broken because others have used up the frame', () => {
    const busy = spriteOf(
      'busy',
      'function onEffectUpdate() for i = 1, 3000 do local x = i end end',
    );
    const { world, faults } = worldOf([busy]);
    for (let count = 0; count < 200; count++) world.start(requestFor('busy', { duration: [9999] }));
    pass(world, 5);
    expect(faults).toEqual([]);
    expect(world.particles).toHaveLength(200);
  });

  it('never throws, whatever numbers its settings hold', () => {
    const number = fc.oneof(fc.double(), fc.integer(), fc.constant(Number.NaN));
    const names = ['duration', 'spriteDuration', 'tint', 'scale', 'flags', 'blending', 'drawType'];
    const attributes = fc.dictionary(
      fc.constantFrom(...names, 'randomMove', 'randomStep', 'position', '__proto__', 'other'),
      fc.array(number, { maxLength: 4 }),
    );
    fc.assert(
      fc.property(attributes, (given) => {
        const { world } = worldOf([spriteOf('any')]);
        world.start(requestFor('any', given));
        pass(world, 3);
        for (const { transform, alpha } of world.drawn())
          expect([...transform, alpha].every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
