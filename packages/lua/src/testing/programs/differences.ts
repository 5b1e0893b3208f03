/** A program whose outcome differs from that of Lua 5.3 or of fengari. */
export interface Difference {
  readonly because: string;
  readonly program: string;
  /** What ours prints; nothing if it fails. */
  readonly prints: readonly string[];
}

const OLDER_WAYS: Readonly<Record<string, string>> = {
  'unpack({1, 2})': '1\t2',
  'table.getn({4, 5})': '2',
  'table.maxn({4, 5, [9] = 1, [2.5] = 1, x = 3})': '9',
  'table.maxn({})': '0',
  'table.foreach({x = 7}, function(k, v) return k .. v end)': 'x7',
  'table.foreachi({4, 5, 6}, function(i, v) if v == 5 then return i end end)': '2',
  'select("#", table.foreach({1, 2}, function() end))': '0',
  'pcall(table.setn, {}, 3)': "false\tcard:1: 'setn' is obsolete",
  'math.pow(2, 10)': '1024',
  'math.mod(7, 3)': '1',
  'math.log10(1000)': '3',
  'math.ldexp(0.75, 4), math.ldexp(1, -1074) > 0, math.ldexp(1, 1e6)': '12\ttrue\tinf',
  'math.frexp(12)': '0.75\t4',
  'math.frexp(-0.25)': '-0.5\t-1',
  'math.frexp(0)': '0\t0',
  'math.atan2(1, 1) == math.atan(1, 1)': 'true',
  'math.cosh(0), math.sinh(0), math.tanh(0)': '1\t0\t0',
  '(function() local t = {} for w in string.gfind("a b", "%a") do t[#t + 1] = w end return #t end)()':
    '2',
  '(function(...) return arg.n, arg[1], #arg end)(nil, 2)': '2\tnil\t2',
  '(function(a, ...) return table.getn(arg) + arg.n end)(1)': '0',
  '(function(...) return (function() return arg[1] end)() end)(6)': '6',
};

/** Where our Lua differs on purpose from Lua 5.3; `index.ts` tells the same in words. */
export const ON_PURPOSE: readonly Difference[] = [
  ...Object.entries(OLDER_WAYS).map(([call, printed]) => ({
    because: `old files use it: ${call}`,
    program: `print(${call})`,
    prints: [printed],
  })),
  {
    because: 'integers have 53 bits',
    program: 'print(math.maxinteger, math.maxinteger + 1)',
    prints: ['9007199254740991\t9.007199254741e+15'],
  },
  {
    because: 'a float that is whole is written as in Lua 5.1',
    program:
      'print(10 / 2, 4 / 2 .. "x", tostring(2 ^ 3), string.format("%s", -1.0), #(3.0 .. ""))',
    prints: ['5\t2x\t8\t-1\t1'],
  },
  {
    because: 'strings are rows of UTF-16 units',
    program: 'print(#"\u00e9")',
    prints: ['1'],
  },
  {
    because: 'bytes go up to 65535, so that char undoes byte',
    program: 'print(string.char(8364))',
    prints: ['\u20ac'],
  },
  {
    because: 'pairs goes through the list first, then in the order of insertion',
    program: 'for k in pairs({10, z = 1, 20, a = 2}) do print(k) end',
    prints: ['1', '2', 'z', 'a'],
  },
  {
    because: 'tables are numbered',
    program: 'print(tostring({}), tostring({}))',
    prints: ['table: 1\ttable: 2'],
  },
  {
    because: 'functions are numbered',
    program: 'print(print)',
    prints: ['function: 1'],
  },
  {
    because: 'a sort keeps the order of equal values',
    program:
      'local t = {} for i = 1, 9 do t[i] = {i % 2, i} end table.sort(t, function(a, b) return a[1] < b[1] end) local s = "" for i = 1, 9 do s = s .. t[i][2] end print(s)',
    prints: ['246813579'],
  },
  {
    because: 'a loop with step 0 is an error',
    program: 'for i = 1, 0, 0 do break end print("never")',
    prints: [],
  },
  {
    because: 'there is no _ENV',
    program: 'local x = _ENV print(x ~= nil)',
    prints: [],
  },
  {
    because: 'only tables have metatables to look at',
    program: 'print(getmetatable("").__index == string)',
    prints: [],
  },
  {
    because: 'what reaches out does not exist',
    program:
      'print(load, loadstring, loadfile, dofile, require, io, os, debug, coroutine, package, collectgarbage, utf8, string.dump, string.pack)',
    prints: [Array(14).fill('nil').join('\t')],
  },
  {
    because: 'errors of library functions name the place even where pcall calls them directly',
    program: 'print(pcall(error, "x"))',
    prints: ['false\tcard:1: x'],
  },
  {
    because: 'pairs complains itself, not the loop around it',
    program: 'print((pcall(pairs, nil)))',
    prints: ['false'],
  },
  {
    because: 'a hexadecimal number needs a digit before its point (luaparse)',
    program: 'print(0x.8)',
    prints: [],
  },
  {
    because: 'an unknown function is told its likely name',
    program: 'print(pcall(function() prin() end))',
    prints: ["false\tcard:1: attempt to call a nil value (global 'prin'); did you mean 'print'?"],
  },
  {
    because: 'what is left out is not mistaken for another name',
    program: 'print(pcall(function() loadstring("x") end))',
    prints: [
      "false\tcard:1: attempt to call a nil value (global 'loadstring'); a script is what stands in its descriptor, and loads nothing else",
    ],
  },
  {
    because: 'numbers given as text are compared as numbers by max',
    program: 'print(math.max("2", 10))',
    prints: ['10'],
  },
];

/** Where fengari differs from Lua 5.3 and ours does not. */
export const OF_FENGARI: readonly Difference[] = [
  {
    because: 'its integers have 32 bits',
    program: 'print(2147483647 + 1, 1 << 40)',
    prints: ['2147483648\t1099511627776'],
  },
  {
    because: 'infinity and nan have the names of JavaScript',
    program: 'print(1 / 0, -1 / 0, 0 / 0)',
    prints: ['inf\t-inf\tnan'],
  },
  {
    because: 'large and small floats are written as JavaScript does',
    program: 'print(1e15, 0.00001, 2 ^ 53)',
    prints: ['1e+15\t1e-05\t9.007199254741e+15'],
  },
  {
    because: 'minus zero loses its sign',
    program: 'print(-0.0)',
    prints: ['-0'],
  },
  {
    because: 'format rounds ties up',
    program: 'print(string.format("%.1f %.0f", 0.25, 2.5))',
    prints: ['0.2 2'],
  },
  {
    because: 'format lacks some forms',
    program: 'print(string.format("%#x %e", 255, 12345.678))',
    prints: ['0xff 1.234568e+04'],
  },
];
