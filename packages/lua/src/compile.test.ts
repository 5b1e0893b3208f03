import { describe, expect, it } from 'vitest';
import { compile, globalsUsed, type LuaSyntaxError } from './index.ts';

function errorOf(source: string, place = {}): LuaSyntaxError {
  const compiled = compile(source, { chunkName: 'card.lua', ...place });
  if (compiled.ok) throw new Error('it compiles');
  return compiled.errors[0]!;
}

describe('what is wrong with a source is told with its place', () => {
  it.each([
    ['x = = 1', 1, 5, '=', 'a value'],
    ['x = 1\n  y = }', 2, 7, '}', 'a value'],
    ['local 1 = 2', 1, 7, '1', 'a name'],
    ['f(1 2)', 1, 5, '2', '")"'],
    ['print("open', 1, 7, '"open', 'a closing "'],
    ['x = "\\q"', 1, 6, '\\q', 'an escape such as \\n or \\"'],
    ['x = 3x', 1, 5, '3x', 'a number'],
    ['f() break', 1, 5, 'break', 'a loop around it'],
    ['goto nowhere', 1, 1, 'nowhere', '::nowhere::'],
    ['function f() return ... end', 1, 21, '...', 'a "..." parameter'],
    ['local x = _ENV', 1, 11, '_ENV', '"_G"'],
    ['x = 5 @ 3', 1, 7, '@', 'a statement'],
  ])('%s', (source, line, column, found, expected) => {
    expect(errorOf(source)).toMatchObject({ chunk: 'card.lua', line, column, found, expected });
  });

  it('a missing end names the block that is open', () => {
    const error = errorOf('function go()\n  if x then\n    f()\nend\n');
    expect(error).toMatchObject({ line: 5, column: 1, found: '<eof>', expected: '"end"' });
    expect(error.message).toBe('The code ends, but the "function" of line 1 is still open.');
  });

  it('in the file that the source is a part of', () => {
    const place = { line: 40, column: 9 };
    expect(errorOf('x = = 1', place)).toMatchObject({ line: 40, column: 13 });
    expect(errorOf('\n x = = 1', place)).toMatchObject({ line: 41, column: 6 });
    expect(errorOf('if x then', place).message).toContain('line 40');
  });
});

describe('what nests too deeply is refused, however it nests', () => {
  it.each([
    ['brackets', `x = ${'('.repeat(5000)}1${')'.repeat(5000)}`],
    ['tables', `x = ${'{'.repeat(5000)}${'}'.repeat(5000)}`],
    ['blocks', `${'do '.repeat(5000)}${'end '.repeat(5000)}`],
    ['signs', `x = ${'- '.repeat(50_000)}1`],
    ['not', `x = ${'not '.repeat(50_000)}1`],
    ['joined text', `x = ${'"a" .. '.repeat(20_000)}"a"`],
    ['powers', `x = ${'2 ^ '.repeat(20_000)}2`],
    ['sums', `x = ${'1 + '.repeat(50_000)}1`],
    ['calls', `f${'()'.repeat(50_000)}`],
    ['fields', `x = a${'.a'.repeat(50_000)}`],
    ['functions', `${'function f() '.repeat(5000)}${'end '.repeat(5000)}`],
  ])('%s', (_, source) => {
    expect(errorOf(source).message).toBe('This is nested more than 200 levels deep.');
  });

  it('and 150 levels are fine', () => {
    const source = `x = ${'('.repeat(150)}1${')'.repeat(150)} y = ${'1 + '.repeat(150)}1`;
    expect(compile(source, { chunkName: 'c' }).ok).toBe(true);
  });

  it('200 KB of code compile in a moment', () => {
    const source = 'function f(a, b) if a > b then return g(a, b) else x = a + b end end\n'.repeat(
      3000,
    );
    expect(compile(source, { chunkName: 'c' }).ok).toBe(true);
  });
});

it('lists the globals with what is done to them', () => {
  const compiled = compile(
    'function onPlay(player, ...)\n  local n = getLevel(player) + LIMIT\n  total = math.max(n, 1)\n  attack(n, f())\n  attack(n, (f()))\n  local function attack() end attack()\nend',
    { chunkName: 'card.lua', line: 11 },
  );
  if (!compiled.ok) throw new Error('it does not compile');
  const uses = globalsUsed(compiled.chunk).map(
    ({ name, use, line, column, arguments: count, open, field }) =>
      `${line}:${column} ${use} ${name}${field ? `.${field}` : ''} ${count ?? '-'}${open ? '+' : ''}`,
  );
  expect(uses).toEqual([
    '11:10 assigned onPlay 1+',
    '12:13 called getLevel 1',
    '12:32 read LIMIT -',
    '13:3 assigned total -',
    '13:11 read math.max -',
    '14:3 called attack 1+',
    '14:13 called f 0',
    '15:3 called attack 2',
    '15:14 called f 0',
  ]);
});
