/** Strings, patterns and formats. */
export const strings = String.raw`
print("a\tb", 'single', "quote\"s", 'it\'s')
---
print("\65\066\x43\u{44}", "line\
break", "\z
      skipped")
---
print([[long]], [==[with ]] inside]==], [[
first newline goes]])
---
print(#"hello", #"", #"a\0b", ("x"):len())
---
print("a" .. "b" .. "c", "n" .. 1 .. 2.5 .. -3)
---
print(pcall(function() return "a" .. nil end))
---
print(pcall(function() local t = {} return "a" .. t end))
---
print(pcall(function() return true .. "x" end))
---
print(("hello"):upper(), ("HeLLo"):lower(), ("abc"):reverse())
---
print(("hello"):sub(2, 4), ("hello"):sub(-3), ("hello"):sub(2), ("hello"):sub(0), ("hello"):sub(10))
---
print(("hello"):sub(-100, 2), ("hello"):sub(3, 2), ("hello"):sub(-2, -1), ("hello"):sub(2, -2))
---
print(("ab"):rep(3), ("ab"):rep(0), ("ab"):rep(-1), ("ab"):rep(3, "-"), ("x"):rep(1, "-"))
---
print(("ABC"):byte(), ("ABC"):byte(2), ("ABC"):byte(-1), ("ABC"):byte(1, -1), ("ABC"):byte(10))
---
print(string.char(72, 105), string.char(), #string.char(0, 1))
---
print((pcall(string.char, -1)))
---
print(("hello world"):find("wor"), ("hello"):find("l"), ("hello"):find("xyz"), ("hello"):find(""))
---
print(("hello"):find("l", 4), ("hello"):find("l", -1), ("hello"):find("", 10), ("hello"):find("", 6))
---
print(("a.b"):find("."), ("a.b"):find(".", 1, true), ("a+b"):find("+", 1, true), ("a%b"):find("%", 1, true))
---
print(("hello"):match("l+"), ("hello"):match("(h)(e)"), ("hello"):match("x"), ("hello"):match(".-o"))
---
print(("key = value"):match("^(%w+)%s*=%s*(%w+)$"))
---
print(("2024-01-15"):match("(%d+)-(%d+)-(%d+)"))
---
print(("hello"):find("(l)(l)"), ("hello"):match("()ll()"))
---
print(("[[nested]]"):match("%[%[(.-)%]%]"), ("f(a(b)c)d"):match("%b()"))
---
print(("THE (quick) fox"):find("%((%a+)%)"))
---
print(("hello world"):gsub("o", "0"), ("hello"):gsub("", "-"), ("abc"):gsub("%w", "%0%0"))
---
print(("hello world"):gsub("(%w+) (%w+)", "%2 %1"), ("abc"):gsub("b", "%%"))
---
print(("hello"):gsub("l", {l = "L"}), ("hello"):gsub("[eo]", {e = "3"}), ("hello"):gsub(".", {h = false}))
---
print(("hello"):gsub("l", function(c) return c:upper() end), ("abc"):gsub("%w", function() end))
---
print(("hello"):gsub("l", "x", 1), ("hello"):gsub("l", "x", 0), ("aaa"):gsub("a", "b", 2))
---
print(("abc def"):gsub("%f[%w]%w+", string.upper))
---
print((pcall(string.gsub, "abc", "(", "x")))
---
print((pcall(string.gsub, "abc", "%", "x")))
---
print((pcall(string.gsub, "abc", "a", "%2")))
---
print((pcall(string.gsub, "abc", "[a", "x")))
---
print((pcall(string.gsub, "abc", "a", "%x")))
---
print((pcall(string.gsub, "abc", "a", true)))
---
print((pcall(string.gsub, "abc", "a", function() return {} end)))
---
for w in ("one two three"):gmatch("%a+") do print(w) end
---
for k, v in ("a=1, b=2"):gmatch("(%w+)=(%w+)") do print(k, v) end
---
for p in ("abc"):gmatch("()") do print(p) end
---
local n = 0 for _ in ("aXbXc"):gmatch("X") do n = n + 1 end print(n)
---
print(("x"):rep(5):gsub("x", "y"))
---
print(("  trim  "):match("^%s*(.-)%s*$") .. "|", ("a,b,,c"):gsub(",", ";"))
---
print(("%d"):gsub("%%d", "number"), ("a-b"):gsub("-", "+"), ("a.b.c"):gsub("%.", "/"))
---
print(("abc123"):match("%a+"), ("abc123"):match("%d+"), ("abc123"):match("%A+"), ("a_b"):match("[%w_]+"))
---
print(("0x1F"):match("%x+", 3), ("Hello"):match("%u"), ("Hello"):match("%l+"), ("a b"):match("%s"))
---
print(("a]b"):match("[]]"), ("a-b"):match("[a%-]+"), ("a^b"):match("[%^]"), ("a^b"):match("[b^]"))
---
print(("hello"):match("^h"), ("hello"):match("^e"), ("hello"):match("o$"), ("hello"):match("l$"), ("a$b"):match("a$b"))
---
print(("aaa"):match("a-"), ("aaab"):match("a-b"), ("aaa"):match("a*"), ("bbb"):match("a*") == "", ("aaa"):match("a?"))
---
print(("abab"):match("(ab)%1"), ("abcb"):match("(.)c%1"), ("xyzzy"):match("(.)%1"))
---
print(("[test]"):gsub("[%[%]]", ""), ("x^2"):gsub("%^", "**"))
---
print(("one;two;;four"):gsub(";;", ";nil;"), ("abc"):gsub("$", "!"), ("abc"):gsub("^", "!"))
---
print(string.format("%d %5d %-5d| %05d %+d", 42, 42, 42, 42, 42))
---
print(string.format("%x %X %o %c", 255, 255, 8, 65))
---
print(string.format("%.2f %8.3f %-8.1f| %08.2f", 3.14159, 3.14159, 3.14159, 3.14159))
---
print(string.format("%g %g %g", 0.1, 100000, 123.0))
---
print(string.format("%s %10s %-10s| %.3s", "hi", "hi", "hi", "abcdef"))
---
print(string.format("%s %s %s %s", 1, 1.5, true, nil))
---
print(string.format("%q", 'a "quoted" \\ line'))
---
print(string.format("%%"), string.format("100%%"), string.format("%5s%%", 50))
---
print(string.format("%d", 3.0), string.format("%d", "10"), string.format("%s", 3.0))
---
print((pcall(string.format, "%d", 3.5)))
---
print((pcall(string.format, "%d", "x")))
---
print((pcall(string.format, "%d")))
---
print((pcall(string.format, "%y", 1)))
---
print(string.format("%5.1f|%i", 2.26, 7))
---
print(tostring(12), tostring(1.0), tostring(nil), tostring(true), tostring("x"))
---
print(("x"):rep(3, ", "), ("abc"):len(), #("abc"):rep(10))
---
local s = "" for i = 1, 5 do s = s .. i .. "," end print(s)
---
print(("a"):byte() + 1, string.char(("a"):byte() + 1))
---
print(("test"):upper():lower():reverse():sub(1, 2))
---
print(pcall(function() return ("x"):nosuchmethod() end))
---
print(pcall(function() return #5 end))
---
print((pcall(string.rep)))
---
print((pcall(string.rep, "x", {})))
---
print(type(("abc").len), ("abc").nothing)
---
print("abc" == "abc", "abc" ~= "abd", "1" == 1, "" == false)
---
print(string.len("é") > 0, "SLOT_PLAYERMOB" .. 3, "x" .. (2 + 3))
---
print((("a b c"):gsub(" ", "")))
---
print(table.concat({("a,b,c"):match("(%w),(%w),(%w)")}, "+"))
---
print(("CamelCaseWord"):gsub("(%u)", " %1"))
---
print(("%5"):gsub("%%(%d)", "<%1>"), ("a\nb"):gsub("\n", "\\n"))
---
print(string.find("abc", "b", nil, true), string.find("a\0b", "\0"))
---
print(("x=1;y=2"):find("(%w)=(%w);"), ("aXb"):find("%u"))
---
print(string.format("[%3d][%-3d][%03d]", 5, 5, 5), string.format("%3s|%-3s|", "a", "b"))
---
print((pcall(string.sub)))
---
print(("hello"):sub("2", "3"), ("hello"):sub(2.0))
---
print((pcall(string.sub, "hello", 1.5)))
---
print(#tostring(print) > 0, tostring(print):match("^function") or tostring(print):match("^builtin"))
---
print(("%a"):len(), ("a%sb"):format("X"), ("%d items"):format(3))
`;
