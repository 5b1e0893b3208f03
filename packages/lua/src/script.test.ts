import { describe, expect, it } from 'vitest';
import { freshMeter, LuaError, LuaHandle, type LuaScript, NO } from './index.ts';
import { card, thrownBy } from './testing/card.ts';

describe('nothing lasts between calls', () => {
  it.each([
    ['a global that a call assigns', 'n = 0 function go() n = n + 1 return n end'],
    ['a new global', 'function go() made = (made or 0) + 1 return made end'],
    ['a local of the top level', 'local n = 0 function go() n = n + 1 return n end'],
    ['a table of the top level', 't = {n = 0} function go() t.n = t.n + 1 return t.n end'],
    ['a local table', 'local t = {n = 0} function go() t.n = t.n + 1 return t.n end'],
    ['a field of _G', 'function go() _G.n = (_G.n or 0) + 1 return _G.n end'],
    ['a field of the library', 'function go() math.n = (math.n or 0) + 1 return math.n end'],
    ['a method of strings', 'function go() function string:n() return 1 end return ("x"):n() end'],
    [
      'a replaced function',
      'function go() local old = one() function one() return 5 end return old end function one() return 1 end',
    ],
  ])('%s', (_, source) => {
    const { script } = card(source);
    expect(script.call('go', [], freshMeter())).toBe(1);
    expect(script.call('go', [], freshMeter())).toBe(1);
  });

  it('a library changed by one script is whole in another', () => {
    const changed = card(
      'function go() math.floor = nil string.upper = 5 return math.floor end',
    ).script;
    expect(changed.call('go', [], freshMeter())).toBe(undefined);
    expect(
      card('function go() return ("x"):upper() .. math.floor(2.5) end').script.call(
        'go',
        [],
        freshMeter(),
      ),
    ).toBe('X2');
  });

  it('a call within a call has globals of its own', () => {
    const host: { script?: LuaScript } = {};
    const meter = freshMeter();
    const { script } = card(
      'n = 1 function outer() n = 5 local inner = again() return n * 100 + inner end function inner() n = n + 1 return n end',
      { functions: { again: () => host.script?.call('inner', [], meter) } },
    );
    host.script = script;
    expect(script.call('outer', [], meter)).toBe(502);
  });
});

describe('a script', () => {
  it('is made of chunks that see each other', () => {
    const { script } = card([
      'function go() return helper(4) end',
      'function helper(n) return n * 2 end',
    ]);
    expect(script.call('go', [], freshMeter())).toBe(8);
    expect([...script.functions].sort()).toEqual(['go', 'helper']);
  });

  it('gives all results, or the first', () => {
    const { script } = card('function go(a, b) return b, a end function none() end');
    expect(script.callAll('go', [1, 'x'], freshMeter())).toEqual(['x', 1]);
    expect(script.call('go', [1, 'x'], freshMeter())).toBe('x');
    expect(script.callAll('none', [], freshMeter())).toEqual([]);
  });

  it('says so if a function does not exist', () => {
    expect(() => card('').script.call('go', [], freshMeter())).toThrow("there is no function 'go'");
  });

  it('takes constants, and several results of the host', () => {
    const { script } = card('function go() local a, b = pair() return a + b + LIMIT end', {
      functions: { pair: () => [1, 2] },
      constants: { LIMIT: 100 },
    });
    expect(script.call('go', [], freshMeter())).toBe(103);
  });

  it('passes as many arguments as are written, nil at the end included', () => {
    const counts: number[] = [];
    const { script } = card(
      'function go() f() f(nil) f(1, nil) f(1, 2, 3, 4, 5, nil) f(g()) end function g() return 1, nil end',
      {
        functions: { f: (...args) => counts.push(args.length) },
      },
    );
    script.call('go', [], freshMeter());
    expect(counts).toEqual([0, 1, 2, 6, 2]);
  });

  it('compares handles of the host by identity', () => {
    const one = new LuaHandle('card', 1);
    const { script } = card('function go(a, b, c) return a == b, a == c, type(a), tostring(a) end');
    const results = script.callAll('go', [one, one, new LuaHandle('card', 1)], freshMeter());
    expect(results).toEqual([true, false, 'userdata', 'card: 1']);
  });

  it('takes chance from the host', () => {
    const bounds: number[] = [];
    const { script } = card(
      'function go() return math.random(6), math.random(3, 5), math.random() end',
      {
        random: (bound) => {
          bounds.push(bound);
          return 1;
        },
      },
    );
    const [die, between, part] = script.callAll('go', [], freshMeter());
    expect([die, between]).toEqual([2, 4]);
    expect(part).toBeLessThan(1);
    expect(bounds).toEqual([6, 3, 2 ** 26, 2 ** 27]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype'])(
    'knows nothing of %s',
    (name) => {
      const { script } = card(
        `function go() local t = {} return ${name}, t.${name}, math.${name}, ("x").${name} end`,
      );
      expect(script.callAll('go', [], freshMeter())).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      const own = card(
        `${name} = 5 function go() local t = {${name} = 1} return ${name} + t.${name} end`,
      );
      expect(own.script.call('go', [], freshMeter())).toBe(6);
    },
  );
});

describe('an error', () => {
  it('knows its place and the functions under way', () => {
    const { script } = card(
      'function go()\n  local x = 1\n  return helper()\nend\nfunction helper()\n  return 1 + nothing.field\nend',
    );
    const error = thrownBy(() => script.call('go', [], freshMeter())) as LuaError;
    expect(error).toBeInstanceOf(LuaError);
    expect(error.message).toBe("card.lua:6: attempt to index a nil value (global 'nothing')");
    expect(error.trace).toEqual([
      { chunk: 'card.lua', line: 6, column: 22, function: 'helper' },
      { chunk: 'card.lua', line: 3, column: 10, function: 'go' },
    ]);
    expect(error.position).toMatchObject({ line: 6, column: 22 });
  });

  it('names the nearest known name when an unknown one is called', () => {
    const { script } = card('function go() atack(1) end', { functions: { attack: () => 1 } });
    expect(() => script.call('go', [], freshMeter())).toThrow(
      "(global 'atack'); did you mean 'attack'?",
    );
  });

  it('does not name the same name again when the script itself has set it to nil', () => {
    const { script } = card('attack = nil function go() attack(1) end', {
      functions: { attack: () => 1 },
    });
    expect(() => script.call('go', [], freshMeter())).toThrow(
      "(global 'attack'); the script has set it to nil itself",
    );
  });

  it('of the host is placed where the host was called, and can be caught', () => {
    const functions = {
      rule: () => {
        throw new LuaError('not now');
      },
    };
    const { script } = card(
      'function go()\n rule()\nend function guarded() return pcall(rule) end',
      { functions },
    );
    const error = thrownBy(() => script.call('go', [], freshMeter())) as LuaError;
    expect(error.message).toBe('card.lua:2: not now');
    expect(script.callAll('guarded', [], freshMeter())).toEqual([false, 'card.lua:3: not now']);
  });

  it('keeps the value that a script gives it', () => {
    const { script } = card('function go() error({}) end');
    const error = thrownBy(() => script.call('go', [], freshMeter())) as LuaError;
    expect(error.message).toBe('(error object is a table value)');
  });
});

describe('what the host throws', () => {
  class Question extends Error {}
  const functions = {
    ask: () => {
      throw new Question('which?');
    },
  };

  it.each([
    'pcall(ask)',
    'xpcall(ask, print)',
    'pcall(pcall, pcall, ask)',
    'table.sort({2, 1}, function() ask() end)',
    '("x"):gsub("x", function() ask() end)',
    'local t = setmetatable({}, {__index = function() ask() end}) return t.x',
    'for _ in ask do end',
  ])('passes through %s', (code) => {
    const { script } = card(`function go() ${code} end function after() return 1 end`, {
      functions,
    });
    const meter = freshMeter();
    const { depth, levels } = meter;
    expect(thrownBy(() => script.call('go', [], meter))).toBeInstanceOf(Question);
    expect(meter).toMatchObject({ depth, levels, run: undefined });
    expect(script.call('after', [], meter)).toBe(1);
  });
});

it('tells the host where the script is', () => {
  const meter = freshMeter();
  const seen: unknown[] = [];
  const { script } = card('function go()\n  inner()\nend\nfunction inner()\n  look()\nend', {
    functions: { look: () => void seen.push(...meter.where()) },
  });
  script.call('go', [], meter);
  expect(seen).toEqual([
    { chunk: 'card.lua', line: 5, column: 3, function: 'inner' },
    { chunk: 'card.lua', line: 2, column: 3, function: 'go' },
  ]);
  expect(meter.where()).toEqual([]);
});

describe('the 0 of the host that counts as false', () => {
  it.each([
    ['no() and 1 or 2', 2],
    ['not no()', true],
    ['no() + 1', 1],
    ['5 * no()', 0],
    ['-no()', 0],
    ['no() == 0', true],
    ['no() > 0', false],
    ['no() < 1', true],
    ['tostring(no())', '0'],
    ['"is " .. no()', 'is 0'],
    ['type(no())', 'number'],
  ])('%s', (expression, result) => {
    const { script } = card(`function go() return ${expression} end`, {
      functions: { no: () => NO },
    });
    expect(script.call('go', [], freshMeter())).toBe(result);
  });

  it('as a condition', () => {
    const { script } = card('function go() if no() then return 1 end while no() do end end', {
      functions: { no: () => NO },
    });
    expect(script.call('go', [], freshMeter())).toBe(undefined);
  });
});
