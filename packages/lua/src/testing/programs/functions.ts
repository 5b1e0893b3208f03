/** Functions: arguments, results, closures, methods, errors and how they are caught. */
export const functions = `
local function f(a, b) return b, a end print(f(1, 2)) print(f(1)) print(f(1, 2, 3))
---
local function f(...) return ... end print(f()) print(f(1, nil, 3)) print((f(1, 2)))
---
local function f(...) return select("#", ...) end print(f(), f(nil), f(nil, nil), f(1, 2, 3))
---
local function f(...) local a, b = ... return a, b end print(f(1, 2, 3)) print(f())
---
local function f(a, ...) return a, select("#", ...), ... end print(f(1)) print(f(1, 2, 3))
---
local function f(...) local t = {...} return #t, t[1], t[2] end print(f(5, 6))
---
local function f(...) return {n = select("#", ...), ...} end local t = f(1, 2) print(t.n, t[1], t[2])
---
print(select(2, "a", "b", "c"), select(-1, "a", "b", "c"), select(-2, "a", "b", "c"))
---
print((pcall(select, 0)))
---
print((pcall(select, -5, 1)))
---
print(select("#"), select(3, 1, 2))
---
local t = {v = 5} function t:get(n) return self.v + (n or 0) end print(t:get(), t:get(2), t.get(t, 3))
---
local t = {a = {b = {}}} function t.a.b.f(x) return x end function t.a.b:g(x) return self == t.a.b, x end print(t.a.b.f(1), t.a.b:g(2))
---
local function counter() local n = 0 return function() n = n + 1 return n end end local a, b = counter(), counter() print(a(), a(), b())
---
local function pair() local v = 0 return function() return v end, function(x) v = x end end local get, set = pair() set(7) print(get())
---
local function outer() local x = 1 local function mid() local function inner() x = x + 1 return x end return inner end return mid()() + x end print(outer())
---
local f f = function(n) if n == 0 then return "done" end return f(n - 1) end print(f(50))
---
local function even(n) if n == 0 then return true end return odd(n - 1) end print(pcall(even, 3))
---
function even(n) if n == 0 then return true end return odd(n - 1) end function odd(n) if n == 0 then return false end return even(n - 1) end print(even(10), odd(7))
---
local compose = function(f, g) return function(...) return f(g(...)) end end print(compose(function(x) return x * 2 end, function(a, b) return a + b end)(3, 4))
---
print((function(...) return ... end)(1, 2, 3), "end")
---
print(type(print), type(function() end), type(nil), type({}), type("x"), type(2), type(true))
---
print((pcall(type)))
---
print(pcall(function() error("msg") end))
---
print(pcall(function() error("msg", 0) end))
---
print(select(2, pcall(function() error({code = 5}) end)).code)
---
print((pcall(error)))
---
print((pcall(error, "direct")))
---
print((pcall(error, nil)))
---
local function thrower() error("deep", 2) end local ok, m = pcall(function() thrower() end) print(ok, m)
---
print(pcall(function() local x = nil; x.y = 1 end))
---
print(pcall(function() local x = 5; return x.y end))
---
print(pcall(function() return undefinedvar.field end))
---
print(pcall(function() undefinedfunction() end) == false)
---
print(pcall(function() local t = {} t.x.y = 1 end))
---
print(pcall(function() local t = {} t:nomethod() end))
---
print(pcall(function() local t = {} t.a.b() end))
---
print(pcall(function() return ("x")() end) == false)
---
print((pcall(pcall, error, "e")))
---
print((pcall(pcall)))
---
print(xpcall(function() error("x") end, function(m) return "handled: " .. tostring(m) end))
---
print(xpcall(function(a, b) return a + b end, print, 3, 4))
---
print(xpcall(function() return 1, 2 end, print))
---
print((pcall(xpcall, print)))
---
local ok, e = pcall(function() local ok, e = pcall(error, "inner", 0) error("outer:" .. tostring(e)) end) print(ok, e)
---
print((pcall(assert, false)))
---
print((pcall(assert, nil, "message")))
---
print((pcall(assert, false, {1})))
---
print(assert(1, 2, 3))
---
print((pcall(assert)))
---
error("top level")
---
print("before") local x = nil + 1 print("after")
---
local t = setmetatable({}, {__index = function(t, k) error("no " .. k) end}) print(pcall(function() return t.foo end))
---
local ok, e = pcall(error, setmetatable({}, {__tostring = function() return "custom" end})) print(ok, tostring(e))
---
print((pcall(next, {}, "nokey")))
---
print((pcall(ipairs)))
---
print((pcall(function() for _ in pairs(nil) do end end)))
---
print((pcall(setmetatable, 1, {})))
---
print((pcall(setmetatable, {})))
---
print((pcall(rawset, {}, nil, 1)))
---
print(pcall(function() local t = {} t[nil] = 1 end))
---
print(pcall(function() local t = {} t[0/0] = 1 end))
---
print(({})[nil], ({})[0/0])
---
print(rawequal({}, {}), rawequal("a", "a"), rawequal(1, 1.0), rawequal(1, "1"))
---
print(rawlen({1, 2}), rawlen("abc"), (pcall(rawlen, 5)))
---
local function va(...) local s = 0 for _, v in ipairs({...}) do s = s + v end return s end print(va(1, 2, 3), va())
---
local function va(...) for i = 1, select("#", ...) do print(i, (select(i, ...))) end end va("a", nil, "c")
---
print(table.unpack({1, 2, 3})) print(table.unpack({1, 2, 3}, 2)) print(table.unpack({1, 2, 3}, 2, 3)) print(table.unpack({}, 1, 2))
---
print(table.pack(1, nil, 3).n, table.pack().n)
---
local f = function(a, b, c, d, e) return e, d, c, b, a end print(f(1, 2, 3, 4, 5)) print(f(1, 2, 3, 4))
---
local function many() return 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 end print(many()) print({many()}[10] == nil)
---
local function many() return 1, 2, 3 end print(#{many()}, #{many(), many()}, #{(many())})
---
local t = {(function() return 1, 2 end)(), x = 1} print(#t)
---
print(#{n = 1, (function() return 1, 2 end)()})
---
print(("x"):rep((function() return 3, "-" end)()))
---
local s = "str" print(s:upper(), #s:rep(2), s:sub(1, 1):byte())
---
print(type(math.floor), math.floor == math.floor, print == print)
---
local a = {} function a.b() return "dot" end function a:c() return self == a end print(a.b(), a:c())
---
f = 5 function f() return "now a function" end print(f())
---
local function f(t) t = {} t.x = 1 end local u = {} f(u) print(u.x)
---
local function f(a) a = a or "default" return a end print(f(), f(false), f(0))
---
local x <const> = 1
---
print(f"string call" == nil)
---
local function id(x) return x end print(id"str", id{1}[1], id[[long]])
---
local t = {f = function(self, s) return s end} print(t:f"x", t:f{"y"}[1])
---
print(#"x" == 1 and "yes" or "no", nil == false)
---
print(0.0 == -0.0, 1 / 0.0 > 0, -1 / 0.0 < 0)
---
return (function() print("called") end)()
---
print(next({}), next({10}), next({a = 1}))
---
print((function(...) arg = {8} return arg[1], ... end)(6))
---
print((function(arg) return (function(...) return arg end)(1) end)(5))
---
local arg = 3 print((function(...) return arg end)(1))
`;
