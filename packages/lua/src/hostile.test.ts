import { describe, expect, it } from 'vitest';
import { freshMeter, LuaBudgetError, type LuaScript } from './index.ts';
import { card, thrownBy } from './testing/card.ts';
import { DEEP, LARGE, LONG } from './testing/programs/hostile.ts';

/** Runs `go` of a hostile script, which can call itself through the host; what stopped it. */
function stopped(source: string): LuaBudgetError {
  const host: { script?: LuaScript } = {};
  const meter = freshMeter();
  const { script } = card(source, {
    functions: { host: () => host.script?.call('go', [], meter) },
  });
  host.script = script;
  const error = thrownBy(() => script.call('go', [], meter));
  expect(error).toBeInstanceOf(LuaBudgetError);
  return error as LuaBudgetError;
}

describe('a script that goes too deep is stopped', () => {
  it.each(DEEP)('%s', (_, source) => {
    expect(stopped(source).limit).toBe('depth');
  });
});

describe('a script that builds too much is stopped', () => {
  it.each(LARGE)('%s', (_, source) => {
    expect(stopped(source).limit).toBe('memory');
  });
});

describe('a script that runs too long is stopped', () => {
  it.each(LONG)('%s', (_, source) => {
    expect(stopped(source).limit).not.toBe('depth');
  });
});

describe('a hostile script ends by itself', () => {
  it.each([
    [
      'a chain of __call',
      'function go() local t = setmetatable({}, {}) getmetatable(t).__call = t return t() end',
    ],
    [
      'a chain of __index',
      'function go() local t = {} t.__index = t setmetatable(t, t) return t.x end',
    ],
    [
      'a pattern too complex',
      'function go() return (("a"):rep(200)):find(("a?"):rep(200) .. ("a"):rep(200)) end',
    ],
    ['too many results', 'function go() return table.unpack({}, 1, 1e8) end'],
    ['too many arguments to the host', 'function go() host(table.unpack({}, 1, 9999)) end'],
  ])('%s', (_, source) => {
    const { script } = card(source, { functions: { host: () => 1 } });
    expect(() => script.call('go', [], freshMeter())).toThrow(/too (long|complex|many)/);
  });
});

it('a limit that is exceeded cannot be caught, and stays exceeded', () => {
  const { script, printed } = card(
    'function go() pcall(function() while true do end end) print("alive") end function after() return 1 end',
  );
  const meter = freshMeter();
  expect(thrownBy(() => script.call('go', [], meter))).toMatchObject({ limit: 'steps' });
  expect(thrownBy(() => script.call('after', [], meter))).toMatchObject({ limit: 'steps' });
  expect(printed).toEqual([]);
  expect(script.call('after', [], freshMeter())).toBe(1);
});

it('tells where the script was when it was stopped', () => {
  const { script } = card(
    'function go()\n  while true do\n    helper()\n  end\nend\nfunction helper()\n  return f()\nend\nfunction f() end',
  );
  const error = thrownBy(() => script.call('go', [], freshMeter())) as LuaBudgetError;
  expect(error.trace.at(-1)).toMatchObject({ line: 3, function: 'go' });
});
