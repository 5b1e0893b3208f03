import fc from 'fast-check';

/**
 * Random programs: expressions over a few variables of every type, assignments, branches, loops that
 * end, functions, tables and guarded calls. What can differ on purpose (large integers, infinity,
 * unequal notation of floats) is kept out by `show` and `word`, which give only what is comparable.
 */
const PRELUDE = `
local function show(...)
  local words = {}
  for i = 1, select("#", ...) do
    local v = (select(i, ...))
    local t = math.type(v) or type(v)
    if t == "table" then v = "#" .. #v
    elseif t == "function" then v = "f"
    elseif t == "integer" and (v > 100000 or v < -100000) then v = "large"
    elseif t == "float" then
      if v ~= v or v > 100000 or v < -100000 then v = "large"
      else v = math.floor(v * 1000 + 0.5) end
    elseif t == "string" then v = v:sub(1, 40) end
    words[i] = t .. ":" .. tostring(v)
  end
  print(table.concat(words, " "))
end
local function word(v)
  if type(v) ~= "number" or math.type(v) == "integer" then return v end
  if v ~= v or v > 100000 or v < -100000 then return "large" end
  return math.floor(v * 1000 + 0.5)
end
local function small(v)
  if type(v) == "number" and v == v and v < 30000 and v > -30000 then return v end
  if type(v) == "number" then return 7 end
  if type(v) == "string" and #v > 30 then return v:sub(1, 30) end
  return v
end
local a, b, c, d = 3, -2.5, "12", true
local t = {1, 2, 3, x = "field"}
local function f(p, q) return q or p, p end
local function g(...) return ... end
`;

const VARIABLES = ['a', 'b', 'c', 'd'];
const variable = fc.constantFrom(...VARIABLES);

const literal = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map(String),
  fc.constantFrom(
    '0.5',
    '2.0',
    '1e1',
    '-1.25',
    'nil',
    'true',
    'false',
    '"5"',
    '"ab"',
    '""',
    '"0x1f"',
  ),
);

const BINARY = [
  ...['+', '-', '*', '/', '//', '%', '==', '~=', '<', '<=', '>', '>=', 'and', 'or'],
  ...['&', '|', '~'],
];

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    literal,
    variable,
    fc
      .tuple(tie('expression'), fc.constantFrom(...BINARY), tie('expression'))
      .map(([left, operator, right]) => `(small(${left}) ${operator} small(${right}))`),
    fc
      .tuple(tie('expression'), tie('expression'))
      .map(([left, right]) => `(word(small(${left})) .. word(small(${right})))`),
    fc.tuple(fc.constantFrom('not ', '-', '#'), tie('expression')).map(([o, e]) => `(${o}${e})`),
    // fengari takes only integers for `~x`.
    tie('expression').map((e) => `(~#tostring(word(${e})))`),
    tie('expression').map((e) => `tostring(word(${e}))`),
    tie('expression').map((e) => `type(${e})`),
    tie('expression').map((e) => `t[${e}]`),
    tie('expression').map((e) => `tonumber((${e}))`),
    fc.tuple(tie('expression'), tie('expression')).map(([p, q]) => `f(${p}, ${q})`),
    fc.tuple(tie('expression'), tie('expression')).map(([p, q]) => `(select(2, g(${p}, ${q})))`),
    fc.tuple(tie('expression'), tie('expression')).map(([p, q]) => `select("#", ${p}, g(${q}, 1))`),
    fc
      .tuple(tie('expression'), fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }))
      .map(([e, from, to]) => `tostring(word(${e})):sub(${from}, ${to})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('%d', '%a+', '.', '(.)(.)', '[^%w]', 'e$', '^%-'))
      .map(([e, pattern]) => `(tostring(word(${e})):gsub("${pattern}", "<%0>"))`),
  ),
}));

const { statement } = fc.letrec<{ statement: string; block: string }>((tie) => ({
  block: fc.array(tie('statement'), { maxLength: 3 }).map((lines) => lines.join('\n')),
  statement: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(variable, expression).map(([name, e]) => `${name} = small(${e})`),
    fc.array(expression, { minLength: 1, maxLength: 3 }).map((list) => `show(${list.join(', ')})`),
    fc.tuple(expression, expression).map(([p, q]) => `a, b = small(${p}), small(${q})`),
    expression.map((e) => `show(pcall(function() return ${e} end) and "fine" or "failed")`),
    fc.tuple(fc.integer({ min: 1, max: 4 }), expression).map(([k, e]) => `t[${k}] = small(${e})`),
    expression.map((e) => `t.x = small(${e})`),
    fc
      .tuple(expression, tie('block'), tie('block'))
      .map(([e, yes, no]) => `if ${e} then\n${yes}\nelse\n${no}\nend`),
    fc
      .tuple(fc.integer({ min: -2, max: 4 }), fc.constantFrom(1, 2, -1, 0.5), tie('block'))
      .map(([to, step, body]) => `for i = 1, ${to}, ${step} do\n${body}\nshow(i)\nend`),
    fc
      .tuple(expression, tie('block'))
      .map(([e, body]) => `for i = 1, 3 do\n${body}\nif ${e} then break end\nend`),
    fc
      .tuple(variable, tie('block'))
      .map(([name, body]) => `do local ${name} = ${name}\n${body}\nend`),
    fc
      .tuple(variable, expression)
      .map(
        ([name, e]) =>
          `do local k = function() ${name} = small(${e}) return ${name} end show(k(), k()) end`,
      ),
    tie('block').map((body) => `do local n = 0 repeat n = n + 1\n${body}\nuntil n >= 2 end`),
    tie('block').map(
      (body) => `for k, v in ipairs(t) do\n${body}\nshow(k, v)\nif k > 4 then break end end`,
    ),
  ),
}));

/** A program that both must run alike, to its end or to the same error. */
export const generatedProgram = fc
  .array(statement, { minLength: 1, maxLength: 8 })
  .map((lines) => `${PRELUDE}${lines.join('\n')}\nshow(a, b, c, d, t.x, t[1], t[4])`);
