const nest = (open: string, close: string, times: number, inner: string) =>
  open.repeat(times) + inner + close.repeat(times);

/** Programs that call too deeply, by what they do. */
export const DEEP: [string, string][] = [
  ['recursion', 'function go() return 1 + go() end'],
  ['recursion without results', 'function go() go() end'],
  ['endless tail calls', 'function go() return go() end'],
  ['recursion in a deep expression', `function go() return ${nest('(1 + ', ')', 190, 'go()')} end`],
  [
    'recursion in nested arguments',
    `function go() return ${nest('f(1, ', ')', 95, 'go()')} end function f(a,b) return b end`,
  ],
  [
    'recursion in nested branches',
    `function go() ${nest('if true then ', ' end', 180, 'go()')} end`,
  ],
  ['recursion in nested loops', `function go() ${nest('for i=1,1 do ', ' end', 180, 'go()')} end`],
  [
    'recursion in nested functions',
    `function go() return ${nest('(function() return ', ' end)()', 60, 'go()')} end`,
  ],
  ['recursion through pcall', 'function go() return pcall(go) end'],
  ['recursion through xpcall', 'function go() return xpcall(go, go) end'],
  ['recursion through an error handler', 'function go() return xpcall(error, go) end'],
  [
    'recursion through sort',
    'function go() table.sort({3,2,1}, function(a,b) go() return a<b end) end',
  ],
  ['recursion through foreach', 'function go() table.foreach({1}, go) table.foreachi({1}, go) end'],
  ['recursion through gsub', 'function go() return ("abc"):gsub("%w", go) end'],
  [
    '__index that calls itself',
    'function go() local t = {} setmetatable(t, {__index = function(t,k) return t[k..1] end}) return t.x end',
  ],
  [
    '__newindex that calls itself',
    'function go() local t = {} setmetatable(t, {__newindex = function(t,k,v) t[k] = v end}) t.x = 1 end',
  ],
  [
    '__tostring that is tostring',
    'function go() local t = setmetatable({}, {}) getmetatable(t).__tostring = tostring return tostring(t) end',
  ],
  [
    '__eq that calls itself',
    'function go() local mt = {} mt.__eq = function(a,b) return a == b end local a,b = setmetatable({},mt), setmetatable({},mt) return a == b end',
  ],
  [
    '__lt that calls itself',
    'function go() local mt = {} mt.__lt = function(a,b) return a < b end local a,b = setmetatable({},mt), setmetatable({},mt) return a < b end',
  ],
  [
    '__concat that calls itself',
    'function go() local mt = {} mt.__concat = function(a,b) return a .. b end local a = setmetatable({},mt) return a .. a end',
  ],
  [
    '__add that calls itself',
    'function go() local mt = {} mt.__add = function(a,b) return a + b end local a = setmetatable({},mt) return a + a end',
  ],
  [
    '__call that calls itself',
    'function go() local t = setmetatable({}, {}) getmetatable(t).__call = function(s) return s() end return t() end',
  ],
  ['recursion through the host', 'function go() return host() end'],
  ['more and more arguments', 'function go(...) return go(1, 2, 3, ...) end'],
];

/** Programs that build too much. */
export const LARGE: [string, string][] = [
  ['a string that doubles', 'function go() local s = "x" while true do s = s .. s end end'],
  ['a string that grows', 'function go() local s = "" while true do s = s .. "x" end end'],
  ['rep of a thousand million', 'function go() return ("x"):rep(1e9) end'],
  ['rep of rep', 'function go() return ("x"):rep(1e6):rep(1e6) end'],
  [
    'comparing long strings, built each time',
    'function go() local s = ("x"):rep(4000000) local n = 0 while true do if s == ("x"):rep(4000000) then n = n+1 end end end',
  ],
  [
    'arguments as tables',
    'function go() local function f(...) return arg end while true do f(1, 2, 3, 4, 5, 6) end end',
  ],
  ['tables without end', 'function go() local t = {} while true do t[#t+1] = {} end end'],
  [
    'keys without end',
    'function go() local t = {} local i = 0 while true do i = i + 1 t["k"..i] = i end end',
  ],
  [
    'concat of long strings',
    'function go() local t = {} for i=1,1000 do t[i]=("x"):rep(1000) end while true do table.concat(t) end end',
  ],
  ['unpack of many', 'function go() local t = {} while true do table.unpack(t, 1, 9999) end end'],
  [
    'functions without end',
    'function go() local t = {} while true do t = function() return t end end end',
  ],
];

/** Programs that run too long. */
export const LONG: [string, string][] = [
  [
    'a chain of thousands of pcalls',
    'function go() local l = {} for i=1,9000 do l[i] = pcall end return pcall(table.unpack(l)) end',
  ],
  [
    'a pattern of many shortest matches',
    'function go() return (("a"):rep(30000)):find(".-.-.-.-b") end',
  ],
  [
    'a pattern of many longest matches',
    'function go() return (("a"):rep(30000)):find("(.*)(.*)(.*)(.*)(.*)b") end',
  ],
  ['while true', 'function go() while true do end end'],
  ['for to infinity', 'function go() for i = 1, math.huge do end end'],
  ['repeat until false', 'function go() repeat until false end'],
  ['goto in a circle', 'function go() ::a:: goto a end'],
  [
    'find in a long string',
    'function go() local a = ("x"):rep(2000000) while true do a:find("y", 1, true) end end',
  ],
  [
    'find of a long string',
    'function go() local a = ("x"):rep(100000) while true do a:find(("x"):rep(1000).."y", 1, true) end end',
  ],
  [
    'upper of a long string',
    'function go() local a = ("x"):rep(200000) while true do a:upper() end end',
  ],
  ['insert at the front', 'function go() local t = {} while true do table.insert(t, 1, 1) end end'],
  [
    'insert and remove at the front',
    'function go() local t = {} for i=1,100000 do t[i]=i end while true do table.insert(t, 1, 1) table.remove(t, 1) end end',
  ],
  [
    'next past removed keys',
    'function go() local t = {} for i=1,50000 do t["k"..i]=i end for k in pairs(t) do t[k]=nil end t.z=1 while true do next(t) end end',
  ],
  [
    'next past removed items',
    'function go() local t = {} for i=1,100000 do t[i]=i end for i=1,99999 do t[i]=nil end while true do next(t) end end',
  ],
  [
    'sort again and again',
    'function go() local t = {} for i=1,100000 do t[i]=-i end while true do table.sort(t) end end',
  ],
  [
    'sort with a senseless order',
    'function go() local t = {} for i=1,1000 do t[i]=i end while true do table.sort(t, function() return true end) end end',
  ],
  [
    'many arguments',
    'function go(...) while true do go2(table.unpack({}, 1, 9999)) end end function go2(...) return select("#", ...) end',
  ],
  ['errors caught without end', 'function go() while true do pcall(error, "x") end end'],
  [
    'unknown names called without end',
    'function go() while true do pcall(function() atackk() end) end end',
  ],
  [
    'an endless loop in pcall in an endless loop',
    'function go() while true do pcall(function() while true do end end) end end',
  ],
  ['format with all digits', 'function go() while true do string.format("%99.99f", 1e308) end end'],
  [
    'tonumber of a long text',
    'function go() local s = ("1"):rep(1000000) while true do tonumber(s) end end',
  ],
  [
    'tonumber of a long hexadecimal text',
    'function go() local s = "0x" .. ("1"):rep(1000000) .. ".1" while true do tonumber(s) end end',
  ],
  [
    'arithmetic on a long text',
    'function go() local s = ("1"):rep(1000000) while true do local x = s + 1 end end',
  ],
  ['powers', 'function go() local x = 1.5 while true do x = 1.0001 ^ 1000.5 end end'],
  [
    'angles and logarithms',
    'function go() while true do math.sin(1e300) math.exp(1.5) math.log(1e-300) end end',
  ],
  [
    'gsub of each letter',
    'function go() local s = ("a"):rep(10000) while true do s:gsub("a", "bb") end end',
  ],
  [
    'gmatch of each letter',
    'function go() local s = ("a"):rep(100000) while true do for w in s:gmatch(".") do end end end',
  ],
  [
    'printing without end',
    'function go() local s = ("a"):rep(100000) while true do print(s, s) end end',
  ],
  [
    'reverse of a long string',
    'function go() local s = ("a"):rep(1000000) while true do s:reverse() end end',
  ],
  ['byte of many', 'function go() local s = ("a"):rep(5000) while true do s:byte(1, -1) end end'],
  ['move of a thousand million', 'function go() table.move({}, 1, 1e9, 2) end'],
  [
    'select from many',
    'function go() local function f(...) for i=1,1e9 do select(i, ...) end end f(table.unpack({},1,9999)) end',
  ],
  [
    'wide bit operations',
    'function go() local x = 1 while true do x = x << 3 x = x >> 3 x = ~x end end',
  ],
  [
    'writing floats',
    'function go() local x = 0.1 while true do x = x + 0.1 local y = tostring(x) end end',
  ],
  ['throwing dice', 'function go() while true do math.random(1, 100) end end'],
  ['counting in a captured variable', 'local n = 0 function go() while true do n = n + 1 end end'],
];
