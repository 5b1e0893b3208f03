/** Tables, metatables and the table library. */
export const tables = `
local t = {1, 2, 3} print(#t, t[1], t[3], t[4])
---
local t = {a = 1, ["b c"] = 2, [10] = 3} print(t.a, t["b c"], t[10], t.zzz)
---
local t = {} t[1] = "a" t[2] = "b" print(#t) t[#t + 1] = "c" print(#t, t[3]) t[#t] = nil print(#t)
---
local t = {1, 2, nil} print(#t) local u = {nil} print(#u)
---
local t = {[1] = "a", "b"} print(t[1], #t)
---
local t = {10, 20, 30, x = 1} for i, v in ipairs(t) do print(i, v) end
---
local t = {1, 2, nil, 4} for i, v in ipairs(t) do print(i, v) end
---
local t = {} for k, v in pairs({10, 20, 30}) do t[k] = v * 2 end print(t[1], t[2], t[3])
---
local n = 0 for k, v in pairs({a = 1, b = 2, c = 3}) do n = n + v end print(n)
---
local t = {a = 1, b = 2, c = 3} for k in pairs(t) do t[k] = nil end print(next(t))
---
local t = {1, 2, 3, 4} for k in pairs(t) do t[k] = nil end print(next(t), #t)
---
local t = {} for i = 1, 100 do t[i] = i end for i = 1, 100 do t[i] = nil end print(#t, next(t))
---
local t = {} for i = 10, 1, -1 do t[i] = i end print(#t, t[5])
---
local t = {} t[1.0] = "one" t[2] = "two" print(t[1], t[2.0], #t)
---
local t = {} t["1"] = "s" t[1] = "n" print(t["1"], t[1])
---
local t = {} t[true] = 1 t[false] = 0 print(t[true], t[false])
---
local k = {} local t = {[k] = "table key"} print(t[k], t[{}])
---
local t = {} t[1.5] = "x" print(t[1.5], t[1])
---
local t = {{1, 2}, {3, 4}} print(t[1][2], t[2][1], #t[1])
---
local t = {f = function() return 5 end} print(t.f(), t["f"]())
---
local t = {1, 2, 3} table.insert(t, 4) table.insert(t, 1, 0) table.insert(t, 3, 1.5) print(table.concat(t, " "))
---
local t = {1, 2, 3, 4} print(table.remove(t), table.remove(t, 1), table.concat(t, ","), #t)
---
local t = {} print(table.remove(t), #t, table.remove(t, 0), table.remove(t, #t))
---
local t = {1, 2, 3} print(table.remove(t, 4), #t) print((pcall(table.remove, t, 6)))
---
print((pcall(table.insert, {1}, 5, 2)))
---
print((pcall(table.insert, {1})))
---
print((pcall(table.insert, nil, 1)))
---
print((pcall(table.insert, {}, 1, 2, 3)))
---
print(table.concat({}), table.concat({1}), table.concat({1, 2.5, "x"}, "-"), table.concat({1, 2, 3}, ",", 2, 3))
---
print((pcall(table.concat, {1, {}, 3})))
---
print(table.concat({1, 2, 3}, ", ", 3), table.concat({1, 2, 3}, ", ", 4))
---
local t = {3, 1, 2} table.sort(t) print(table.concat(t, " "))
---
local t = {3, 1, 2} table.sort(t, function(a, b) return a > b end) print(table.concat(t, " "))
---
local t = {"banana", "apple", "Cherry"} table.sort(t) print(table.concat(t, " "))
---
local t = {5, 2.5, -1, 0, 10} table.sort(t) print(table.concat(t, " "))
---
print((pcall(table.sort, {1, "x", 2})))
---
local t = {} for i = 1, 50 do t[i] = (i * 37) % 51 end table.sort(t) for i = 2, 50 do assert(t[i - 1] <= t[i]) end print(t[1], t[50])
---
local t = {{n = "b", v = 2}, {n = "a", v = 1}} table.sort(t, function(x, y) return x.v < y.v end) print(t[1].n, t[2].n)
---
print(table.unpack(table.move({1, 2, 3}, 1, 3, 2))) print(table.unpack(table.move({1, 2, 3}, 2, 3, 1))) print(table.unpack(table.move({1, 2}, 1, 2, 1, {})))
---
local t = table.pack(1, 2, nil) print(t.n, t[1], t[3])
---
local mt = {__index = {x = 5}} local t = setmetatable({}, mt) print(t.x, t.y, rawget(t, "x"))
---
local t = setmetatable({}, {__index = function(t, k) return k .. "!" end}) print(t.foo, t[1], rawget(t, "foo"))
---
local log = {} local t = setmetatable({}, {__newindex = function(t, k, v) rawset(t, k, v * 2) end}) t.x = 5 t.x = 3 print(t.x)
---
local store = {} local t = setmetatable({}, {__newindex = store}) t.x = 5 print(rawget(t, "x"), store.x)
---
local mt = {__add = function(a, b) return "add" end, __sub = function() return "sub" end, __mul = function() return "mul" end} local t = setmetatable({}, mt) print(t + 1, 1 + t, t - t, 2 * t)
---
local mt = {__div = function() return "div" end, __mod = function() return "mod" end, __pow = function() return "pow" end, __idiv = function() return "idiv" end, __unm = function() return "unm" end} local t = setmetatable({}, mt) print(t / 1, t % 1, t ^ 2, t // 1, -t)
---
local mt = {__band = function() return "and" end, __bor = function() return "or" end, __bxor = function() return "xor" end, __shl = function() return "shl" end, __shr = function() return "shr" end, __bnot = function() return "not" end} local t = setmetatable({}, mt) print(t & 1, 1 | t, t ~ t, t << 1, t >> 1, ~t)
---
local mt = {__concat = function(a, b) return type(a) .. "+" .. type(b) end} local t = setmetatable({}, mt) print(t .. "x", "x" .. t, 1 .. t, t .. t)
---
local mt = {__concat = function(a, b) return "c" end} local t = setmetatable({}, mt) print("a" .. "b" .. t .. "d")
---
local mt = {__eq = function(a, b) return a.v == b.v end} local a, b, c = setmetatable({v = 1}, mt), setmetatable({v = 1}, mt), setmetatable({v = 2}, mt) print(a == b, a == c, a ~= b, a == 1)
---
local mt = {__lt = function(a, b) return a.v < b.v end, __le = function(a, b) return a.v <= b.v end} local a, b = setmetatable({v = 1}, mt), setmetatable({v = 2}, mt) print(a < b, a > b, a <= b, a >= b)
---
local mt = {__lt = function(a, b) return a.v < b.v end} local a, b = setmetatable({v = 1}, mt), setmetatable({v = 2}, mt) print(a <= b, b <= a)
---
local mt = {__len = function() return 42 end, __call = function(self, a, b) return a + b end, __tostring = function() return "T!" end} local t = setmetatable({}, mt) print(#t, t(3, 4), tostring(t))
---
local t = setmetatable({}, {__call = function(self, ...) return select("#", ...), ... end}) print(t(), t(1, nil), pcall(t, 5))
---
local t = setmetatable({}, {__metatable = "locked"}) print(getmetatable(t), (pcall(setmetatable, t, {})))
---
local mt = {} local t = setmetatable({}, mt) print(getmetatable(t) == mt, getmetatable({}), setmetatable(t, nil) == t, getmetatable(t))
---
local base = {greet = function(self) return "hi " .. self.name end} base.__index = base local o = setmetatable({name = "bob"}, base) print(o:greet())
---
local A = {} A.__index = A function A.new(x) return setmetatable({x = x}, A) end function A:get() return self.x end local B = setmetatable({}, {__index = A}) B.__index = B local b = setmetatable({x = 7}, B) print(b:get(), A.new(3):get())
---
local t = setmetatable({}, {__index = setmetatable({a = 1}, {__index = {b = 2}})}) print(t.a, t.b, t.c)
---
local t = setmetatable({}, {__pairs = function(t) return function(_, k) if not k then return 1, "one" end end, t, nil end}) for k, v in pairs(t) do print(k, v) end
---
local t = setmetatable({1, 2}, {__index = function(t, i) if i <= 4 then return i * 10 end end}) for i, v in ipairs(t) do print(i, v) end
---
print(pcall(function() local t = setmetatable({}, {}) return t + 1 end))
---
print(pcall(function() return setmetatable({}, {__lt = 5}) < {} end) == false)
---
local loop = {} loop.__index = loop setmetatable(loop, loop) print(pcall(function() return loop.x end) == false)
---
local t = setmetatable({}, {__tostring = function() return 5 end}) print(pcall(tostring, t) == false or "numbers pass")
---
local t = {} t.t = t print(t.t.t.t == t)
---
local t = {1, 2, 3} local s = 0 for i = 1, #t do s = s + t[i] end print(s)
---
local function map(t, f) local r = {} for i, v in ipairs(t) do r[i] = f(v) end return r end print(table.concat(map({1, 2, 3}, function(x) return x * x end), " "))
---
local keys = {} for k in pairs({x = 1, y = 2, z = 3}) do keys[#keys + 1] = k end table.sort(keys) print(table.concat(keys))
---
local t = {n = 0} t.n = t.n + 1 t["n"] = t["n"] + 1 print(t.n)
---
local q = {} for i = 1, 5 do q[#q + 1] = i end while #q > 0 do io = table.remove(q, 1) end print(io, #q)
---
local m = {} for i = 1, 3 do m[i] = {} for j = 1, 3 do m[i][j] = i * j end end print(m[2][3], m[3][3])
---
local t = {5, 3, 8} local max = t[1] for _, v in ipairs(t) do if v > max then max = v end end print(max)
---
local t = {} t.a = nil print(next(t)) t.a = 1 t.a = nil print(next(t))
---
local t = {x = 1} t.x = nil t.x = 2 local n = 0 for _ in pairs(t) do n = n + 1 end print(n, t.x)
---
local t = {} for i = 1, 20 do t["k" .. i] = i end for i = 1, 20, 2 do t["k" .. i] = nil end local n = 0 for _, v in pairs(t) do n = n + v end print(n)
---
local t = {1, 2, 3, nil, 5} print(t[5], select("#", table.unpack(t, 1, 5)))
---
print(#"", #{}, #{{}}, #{{}, {}})
---
local t = {f = 1, [2] = "two", "one"} print(t.f, t[1], t[2])
---
local a = {1, 2} local b = {table.unpack(a)} b[1] = 9 print(a[1], b[1], #b)
---
local i = 1 local t = {i, i + 1, [i + 5] = "x"} print(t[1], t[2], t[6])
---
print(next({}, nil), type(next), next({5}, 1))
---
local t = {} t[-1] = "neg" t[0] = "zero" print(t[-1], t[0], #t)
---
local t = {} t[3] = 3 t[2] = 2 t[1] = 1 print(#t) for i, v in ipairs(t) do print(i, v) end
`;
