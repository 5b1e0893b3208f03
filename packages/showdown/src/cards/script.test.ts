import { createEnvironment, freshMeter, LuaScript } from '@cardscape/lua';
import { describe, expect, it } from 'vitest';
import { readDescriptor } from './read-descriptor.ts';
import { templateOf } from './templates.ts';

const EMPTY = templateOf('mob').replace(/ {2}-- Runs[\s\S]*/, '');
const FIRST_LINE = EMPTY.split('\n').length;

/** A card with this Lua, which begins in line 1 for the sake of the tests. */
function read(lua: string, options = {}) {
  const { design, script, problems } = readDescriptor(`${EMPTY}${lua}\n}`, 'card.lua', options);
  const shown = problems.map(
    ({ line, column, severity, code }) => `${line - FIRST_LINE + 1}:${column} ${severity} ${code}`,
  );
  return { design, script, problems, shown, names: script?.functions.map(({ name }) => name) };
}

describe('functions', () => {
  it.each([
    [
      'blocks of all kinds',
      'function f() if a then for i = 1, 2 do while b do do end end end repeat until c end end',
    ],
    ['words in strings', `function f() g("end", 'end }', [[ end } ]], "\\" end") end`],
    ['words in comments', 'function f() -- end }\n--[[ end\n} ]] g() --[==[ ]] end ]==] end'],
    ['tables', 'function f() local t = { a = { 1 }, ["}"] = function() return {} end } end'],
    [
      'functions in functions',
      'function f() local function g() end\nfunction h() end\nreturn function() end end',
    ],
    ['long names', 'function f() local endless, doing, iffy = 1 return endless end'],
    ['numbers', 'function f() return 0xFF + 1e5 + .5 .. "" end'],
    ['semicolons', 'function f() ; local a = 1 ; end ;'],
    ['a local function', 'local function f() end'],
    ['a function as a value', 'f = function() end'],
  ])('end where they end: %s', (_, lua) => {
    const { shown, names } = read(`${lua} function after() end`);
    expect(shown).toEqual([]);
    expect(names).toEqual(['f', 'after']);
  });

  it.each([
    ['local bonus = 3'],
    ['local bonus = 1 +\n  2'],
    ['local bonus\nbonus = 3'],
    ['local list = { 1, 2, { 3 } }'],
    ['local a, b = f "x", (g or h)[1].c:d(1)'],
    ['local text = "a" .. "b" -- "c"'],
    ['a, b = 1, 2'],
    ['local negative = not -1'],
    ['local f = function() return 1 end'],
    ['local x = 1;'],
  ])('may stand beside %j', (lua) => {
    const { shown, names, design } = read(`${lua}\n"IMAGE2" "x"\nfunction after() end`);
    expect(shown).toEqual([`${lua.split('\n').length + 1}:1 warning unknown-key`]);
    expect(names?.at(-1)).toBe('after');
    expect(design).toBeDefined();
  });

  it('share their helpers and run', () => {
    const { script } = read(`
      local bonus = 3
      local function double(x) return x * 2 end
      "INFO2" "between"
      function onThinkMob(player) return double(bonus) + 1 end`);
    const services = { print: () => undefined, random: () => 0 };
    const chunks = script ? [script.chunk] : [];
    const loaded = new LuaScript(createEnvironment({}, {}, services), chunks, freshMeter());
    expect(loaded.call('onThinkMob', [true], freshMeter())).toBe(7);
  });

  it('know their place in the file', () => {
    const { script } = read('function f() end\n  local function g() end');
    expect(script?.functions).toEqual([
      { name: 'f', isLocal: false, line: FIRST_LINE, column: 1 },
      { name: 'g', isLocal: true, line: FIRST_LINE + 1, column: 3 },
    ]);
    expect(script?.source).toBe('function f() end\n  local function g() end');
  });

  it('keep their comments for an editor', () => {
    const lua = '-- first\nfunction f() end\n\n-- second\nfunction g() end';
    expect(read(lua).script?.source).toBe(lua);
  });
});

describe('a broken function', () => {
  it('is left out, the card and the others stay', () => {
    const { design, shown, names } = read(
      'function a() end\nfunction b() x = = 1 end\nfunction c() y( end\nfunction d() end',
    );
    expect(shown).toEqual(['2:18 error script', '3:17 error script']);
    expect(names).toEqual(['a', 'd']);
    expect(design?.name).toBe('My Mob');
  });

  it('without its end does not swallow the next one', () => {
    const { shown, names } = read(
      'function a()\n  if x then\nend\n\nfunction b() end\nfunction c() end',
    );
    expect(shown).toEqual(['3:4 error script']);
    expect(names).toEqual(['b', 'c']);
  });

  it('without its end does not swallow the brace of the card', () => {
    const { shown, design } = read('function a() if x then y() end');
    expect(shown).toEqual(['1:31 error script']);
    expect(design).toBeDefined();
  });

  it('with an end too many is whole, if nothing follows', () => {
    const { shown, names } = read('function a() x() end end\nfunction b() end');
    expect(shown).toEqual(['1:22 error script']);
    expect(names).toEqual(['a', 'b']);
  });

  it('that is closed too early is left out with what follows', () => {
    const { shown, names } = read('function a() x() end\n  y = 1\n  z()\nend\nfunction b() end');
    expect(shown).toEqual(['3:3 error script']);
    expect(names).toEqual(['b']);
  });

  it('that is closed too early leaves the one before it alone', () => {
    const { names } = read('function a() end\nfunction b() x() end y() end end\nfunction c() end');
    expect(names).toEqual(['a', 'c']);
  });

  it.each(['if x then y() end', 'print("x")', 'for i = 1, 2 do end', 'return 1'])(
    'is not what stands before %j outside of functions',
    (lua) => {
      const { shown, names } = read(`${lua}\nlocal a = 1\nfunction b() end\n${lua}`);
      expect(shown).toEqual(['1:1 error script', '4:1 error script']);
      expect(names).toEqual(['b']);
    },
  );

  it('has its place in files with Windows line ends, too', () => {
    const text = `${EMPTY}function f()\n  x = = 1\nend\n}`.replaceAll('\n', '\r\n');
    const [problem] = readDescriptor(text, 'card.lua').problems;
    expect(problem).toMatchObject({ file: 'card.lua', line: FIRST_LINE + 1, column: 7 });
  });

  it('leaves no script if it was the only one', () => {
    const { script, design } = read('function a() = end');
    expect(script).toBeUndefined();
    expect(design).toBeDefined();
  });
});

describe('long code (R-S18)', () => {
  const lines = (count: number) =>
    `function f(p)\n${'  -- Heals.\n  refreshHP(p, getSourceCARD(), 20)\n'.repeat(count)}end`;

  it('is read up to 8000 words and signs, however many letters they have', () => {
    const { shown, names } = read(lines(799));
    expect(lines(799).length).toBeGreaterThan(24 * 1024);
    expect({ shown, names }).toEqual({ shown: [], names: ['f'] });
  });

  it('is refused beyond, in whatever pieces', () => {
    const halves = [1, 2].map((each) => lines(400).replace('f(', `f${each}(`)).join('\n');
    for (const lua of [lines(800), halves]) {
      const { shown, script, problems } = read(lua);
      expect(shown).toEqual(['1:1 error script']);
      expect(script).toBeUndefined();
      expect(problems[0]?.expected).toEqual(['at most 8000 words and signs of Lua']);
    }
  });
});

describe('names', () => {
  const knownNames = new Set(['drawCard', 'print']);

  it('that are not known get a warning with the nearest known one', () => {
    const { shown, problems } = read('function f(p)\n  drawCrad(p)\n  drawCard(p)\nend', {
      knownNames,
    });
    expect(shown).toEqual(['2:3 warning unknown-name']);
    expect(problems[0]?.expected).toEqual(['drawCard']);
  });

  it('that the card itself defines are known', () => {
    const lua = 'function f(p) return helper(p) end function helper(p) count = 1 return count end';
    expect(read(lua, { knownNames }).shown).toEqual([]);
  });

  it('of functions stand once', () => {
    const { shown, names } = read('function f() end\nfunction f() end');
    expect(shown).toEqual(['2:1 warning repeated-function']);
    expect(names).toEqual(['f']);
  });
});
