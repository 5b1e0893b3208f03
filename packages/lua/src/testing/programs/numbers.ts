/** Integers, floats, operators, and numbers as text. */
export const numbers = `
print(1 + 2, 7 - 10, 6 * 7)
---
print(7 / 2, 6 / 2, 1 / 4, -1 / 2)
---
print(7 // 2, -7 // 2, 7 // -2, -7 // -2)
---
print(7.0 // 2, -7.5 // 2, 7 // 2.0, 1 // 0.3)
---
print(7 % 3, -7 % 3, 7 % -3, -7 % -3)
---
print(5.5 % 2, -5.5 % 2, 5.5 % -2, -5.5 % -2)
---
print(6 % 3, -6 % 3, 6 % -3, 0 % 5, 0 % -5)
---
print(2 ^ 10, 2 ^ 0.5, 2 ^ -1, (-2) ^ 3)
---
print((pcall(function() return 1 // 0 end)))
---
print((pcall(function() return 1 % 0 end)))
---
print(-(5), - -5, -(-5), -0)
---
print(1 == 1.0, 1 ~= 1.0, 0.1 + 0.2 == 0.3)
---
print(1 < 2, 2 <= 2, 3 > 4, 4 >= 4, 1 < 1.5, 2.0 <= 2)
---
print(3.0, 3.5, 100.0, -2.0, 0.1)
---
print(1e3, 2.5e-3, 1e2 + 1, 5e-1)
---
print(0x10, 0xff, 0xA, 0Xa)
---
print(0x0.8, 0x1p4, 0xA.8p0)
---
print(3 .. "", 3.0 .. "", 2.5 .. "", -1 .. "")
---
print("10" + 5, "3" * "4", 10 - "2.5", "0x10" + 0)
---
print(" 7 " + 1, "1e1" * 1, -"2", -"2.0")
---
print(pcall(function() return "abc" + 1 end))
---
print(pcall(function() return {} + 1 end))
---
print(pcall(function() local n; return n + 1 end))
---
print(pcall(function() return 1 + unknownglobal end))
---
print(10 / 2 * 3, 10 // 3 * 3 + 10 % 3)
---
print(2 + 3 * 4 ^ 2 / 2, (2 + 3) * 4, 2 ^ 3 ^ 2)
---
print(-2 ^ 2, not nil == true, not (1 == 2))
---
print(1 .. 2 .. 3, 1 + 1 .. "")
---
print(5 & 3, 5 | 3, 5 ~ 3, ~5)
---
print(1 << 4, 256 >> 4, 1 << 0, -1 & 255)
---
print(3.0 & 1, "7" & 3, 2.0 | 1)
---
print(pcall(function() return 1.5 & 1 end))
---
print(pcall(function() return {} & 1 end))
---
print(math.floor(3.7), math.floor(-3.7), math.ceil(3.2), math.ceil(-3.2))
---
print(math.floor(5), math.ceil(5), math.floor(5.0))
---
print(math.max(1, 5, 3), math.min(4, 2, 8), math.max(1.5, 2), math.max(2, 2.0))
---
print(math.abs(-5), math.abs(5.5), math.abs(-0.5), math.abs(-3.0))
---
print(math.sqrt(16), math.sqrt(2), math.pi)
---
print(math.fmod(7, 3), math.fmod(-7, 3), math.fmod(7.5, 2))
---
print(math.modf(3.7), math.modf(-3.7), math.modf(5))
---
print(math.type(1), math.type(1.0), math.type("1"), math.type(nil))
---
print(math.tointeger(3.0), math.tointeger(3.5), math.tointeger(7))
---
print(math.huge > 1, -math.huge < 0, math.huge == math.huge)
---
print(math.ult(1, 2), math.ult(2, 1), math.ult(1, -1))
---
print(string.format("%.6f %.6f", math.sin(1), math.cos(1)))
---
print(string.format("%.6f %.6f %.6f", math.tan(1), math.asin(0.5), math.acos(0.5)))
---
print(string.format("%.6f %.6f %.6f", math.atan(1), math.atan(1, -1), math.atan(-1, -1)))
---
print(string.format("%.6f %.6f %.6f", math.exp(1), math.log(10), math.log(8, 2)))
---
print(math.log(100, 10), math.log(1024, 2), math.exp(0))
---
print(string.format("%.5f %.5f", math.deg(1), math.rad(180)))
---
print(tonumber("10"), tonumber("10.5"), tonumber("0x1F"), tonumber("  5  "))
---
print(tonumber("abc"), tonumber(""), tonumber("5x"), tonumber("1e"), tonumber("0x"))
---
print(tonumber("101", 2), tonumber("ff", 16), tonumber("zz", 36), tonumber("8", 8))
---
print(tonumber("-7", 10), tonumber(" 11 ", 2), tonumber(nil))
---
print((pcall(tonumber)))
---
print(tonumber(5), tonumber(5.5), tonumber({}), tonumber(true))
---
print((pcall(tonumber, 10, 99)))
---
print(8 // 3 .. "|" .. 8.0 // 3 .. "|" .. 8 % 3.5)
---
local x = 0.1; for i = 1, 9 do x = x + 0.1 end print(x, x == 1)
---
print(100 * 1.1, 1 / 3, 2 / 3, 10 / 3)
---
print(1e13, 123456.789, 0.0001, 1e-10)
---
print(2147483647, -2147483647, 65536 * 2)
---
print(7 // 1 | 0, 7.0 // 1 | 0)
---
print(1 and 2, nil and 1, false or 3, nil or false, 0 and "zero is true", "" and "so is this")
---
print(not 0, not "", not nil, not false, not not 1)
---
print(5 // 2 * 2 == 5 - 5 % 2, (5 / 2) * 2 == 5)
---
print(#"abc" + 1, -#"abc", 2 ^ #"abc")
---
print(pcall(function() return -{} end))
---
print(pcall(function() return 1 < "2" end))
---
print(pcall(function() return {} < {} end))
---
print(pcall(function() return nil > 1 end))
---
print("a" < "b", "a" < "B", "abc" < "abd", "" < "a", "Z" < "a", "10" < "9")
---
print(math.floor(-0.5), math.ceil(-0.5), math.floor(2 ^ 20))
---
print(3 % math.huge, -3 % math.huge == math.huge)
---
print(7 // 0.0 == math.huge, -7 // 0.0 == -math.huge, 0/0 ~= 0/0)
---
print((pcall(math.floor, "x")))
---
print((pcall(math.max)))
---
print((pcall(math.random, 0)))
---
print(math.floor("3.7"), math.ceil("3.2"))
`;
