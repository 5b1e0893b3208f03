/** Statements: loops, branches, jumps, scopes, assignments. */
export const control = `
for i = 1, 5 do io = i print(i) end
---
for i = 5, 1, -1 do print(i) end
---
for i = 1, 10, 3 do print(i) end
---
for i = 1, 0 do print("never") end print("done")
---
for i = 1.0, 2 do print(i) end
---
for i = 1, 2, 0.5 do print(i) end
---
for i = 1, 3.5 do print(i) end
---
for i = 0.1, 0.35, 0.1 do print(i) end
---
for i = 3, 1 do print(i) end for i = 1, 3, -1 do print(i) end print("none")
---
for i = "1", 2 do print(i) end
---
for i = 1, "x" do print(i) end
---
for i = 1, 3 do local j = i i = 10 print(i, j) end
---
for i = 1, 3 do if i == 2 then break end print(i) end
---
for i = 1, math.huge do if i > 3 then break end print(i) end
---
local i = 0 while i < 3 do i = i + 1 print(i) end
---
local i = 0 while true do i = i + 1 if i == 4 then break end end print(i)
---
local i = 0 repeat i = i + 1 print(i) until i >= 3
---
repeat local done = true until done print("ok")
---
local n = 0 repeat local x = n n = n + 1 until x == 2 print(n)
---
if nil then print(1) elseif false then print(2) else print(3) end
---
if 0 then print("zero") end if "" then print("empty") end
---
local x = 5 if x > 3 and x < 10 then print("between") elseif x == 5 then print("five") end
---
local function sign(n) if n > 0 then return 1 elseif n < 0 then return -1 end return 0 end print(sign(5), sign(-5), sign(0))
---
do local hidden = 1 end print(hidden)
---
local a = 1 do local a = 2 print(a) end print(a)
---
local a = 1 local a = a + 1 print(a)
---
local a, b = 1 print(a, b)
---
local a, b, c = 1, 2 print(a, b, c)
---
local a, b = 1, 2, 3 print(a, b)
---
a, b = 1, 2 a, b = b, a print(a, b)
---
local t = {1, 2} local i = 1 i, t[i] = i + 1, 20 print(i, t[1], t[2])
---
local function f() return 1, 2, 3 end local a, b, c, d = f() print(a, b, c, d)
---
local function f() return 1, 2, 3 end local a, b, c = 0, f() print(a, b, c)
---
local function f() return 1, 2, 3 end local a, b, c = f(), 10 print(a, b, c)
---
local function f() return 1, 2 end print(f(), f()) print((f()))
---
local function f() end print(f()) print((f())) print(type(f()) == nil)
---
for i = 1, 3 do for j = 1, 3 do if j == 2 then goto continue end print(i, j) ::continue:: end end
---
local i = 1 ::top:: if i <= 3 then print(i) i = i + 1 goto top end
---
do goto skip print("never") ::skip:: end print("after")
---
for i = 1, 3 do if i == 2 then goto out end end ::out:: print("out")
---
goto missing
---
do local x goto l1 ::l1:: print(x) end
---
goto l1 local x = 1 ::l1:: print(x)
---
::a:: ::a::
---
break
---
local fs = {} for i = 1, 3 do fs[i] = function() return i end end print(fs[1](), fs[2](), fs[3]())
---
local fs = {} local i = 1 while i <= 3 do local j = i fs[i] = function() j = j + 1 return j end i = i + 1 end print(fs[1](), fs[1](), fs[2]())
---
local fs = {} for i = 1, 2 do local x fs[i] = function(v) if v then x = v end return x end end fs[1](5) print(fs[1](), fs[2]())
---
local k = 1 ::again:: local f = function() return k end k = k + 1 if k < 3 then goto again end print(f(), k)
---
return 1, 2
---
do return end print("unreachable")
---
print(1) return print(2)
---
x = 5 print(x) x = nil print(x)
---
local s = 0 for i = 1, 100 do s = s + i end print(s)
---
local s = 0 for i = 10, 1, -2 do s = s * 2 + i end print(s)
---
local a <const> = 5 print(a)
---
local t = {} t.x, t.y = 1, 2 print(t.x, t.y)
---
;;; print("semicolons"); ; print("fine")
---
local function fact(n) if n <= 1 then return 1 end return n * fact(n - 1) end print(fact(10))
---
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end print(fib(15))
---
local n, steps = 27, 0 while n ~= 1 do if n % 2 == 0 then n = n // 2 else n = 3 * n + 1 end steps = steps + 1 end print(steps)
---
local primes = {} for i = 2, 50 do local isprime = true for j = 2, i - 1 do if i % j == 0 then isprime = false break end end if isprime then primes[#primes + 1] = i end end print(table.concat(primes, " "))
---
local a, b = 48, 18 while b ~= 0 do a, b = b, a % b end print(a)
---
print(x == nil, y, z)
---
local x = 1 local function f() x = x + 1 return x end print(f(), f(), x)
---
while false do end repeat until true for i = 1, 0 do end print("empty bodies")
---
if true then else end print(1)
---
local t = {f = function() return {g = function() return "deep" end} end} print(t.f().g())
---
for _, v in ipairs({3, 1, 2}) do if v == 1 then goto next end print(v) ::next:: end
---
local n = 0 for i = 1, 10 do for j = 1, 10 do if j > i then break end n = n + 1 end end print(n)
---
for i = 1, 3 do local x <close> = nil end
---
x = = 1
---
print("unfinished
---
if x then
---
for i = 1 do end
---
local function end
---
f(
---
x = }
---
print(1 2)
---
local 1 = 2
---
return return
---
a.b:c = 1
---
f() = 1
---
(f)
---
x = 1 y = 2 print(x, y)
---
local x = 3 local y = (function() return x * 2 end)() print(y)
---
print(((1)))  print((((("nested")))))
---
local a = {1,2,3} local b = a b[1] = 9 print(a[1], a == b, {} == {})
`;
