import { describe, expect, it } from 'vitest';
import { freshMeter } from './index.ts';
import { card, thrownBy } from './testing/card.ts';

/** Names that every object of JavaScript answers to. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];

/** What a script gives that has the name in it. */
const result = (code: string) =>
  card(`function go() ${code} end`).script.call('go', [], freshMeter());

describe.each(NAMES)('%s is a name like any other', (name) => {
  it('as a global: nil until it is set', () => {
    expect(result(`return ${name} == nil and _G.${name} == nil`)).toBe(true);
    expect(result(`${name} = 5 return ${name} + _G["${name}"]`)).toBe(10);
  });

  it('as a key of a table', () => {
    expect(result(`local t = {} return t.${name} == nil and rawget(t, "${name}") == nil`)).toBe(
      true,
    );
    const counted = `local t, n = {}, 0 t.${name} = 1 for k, v in pairs(t) do n = n + v end return n`;
    expect(result(counted)).toBe(1);
    expect(result(`local t = { ${name} = 1 } t.${name} = nil return next(t) == nil`)).toBe(true);
  });

  it('as a field of a text, of the libraries and of a function', () => {
    expect(result(`return ("x").${name} == nil and string.${name} == nil`)).toBe(true);
    expect(result(`return math.${name} == nil and table.${name} == nil`)).toBe(true);
    for (const code of [
      `("x"):${name}()`,
      `${name}()`,
      `return go.${name}`,
      `return print.${name}`,
    ])
      expect(thrownBy(() => result(code))).toMatchObject({ name: 'LuaError' });
  });

  it('as the name of a metamethod', () => {
    expect(result(`local t = setmetatable({}, { ${name} = 1 }) return t.${name} == nil`)).toBe(
      true,
    );
    expect(
      result(`local t = setmetatable({}, { __index = { ${name} = 7 } }) return t.${name}`),
    ).toBe(7);
  });

  it('as the name of a function of its own', () => {
    const { script } = card(`function ${name}() return 3 end`);
    expect(script.call(name, [], freshMeter())).toBe(3);
  });
});

it('nothing of it reaches the objects of the host', () => {
  result('local t = {} t.__proto__ = { polluted = 1 } t["constructor"] = { prototype = t }');
  expect('polluted' in {}).toBe(false);
});
