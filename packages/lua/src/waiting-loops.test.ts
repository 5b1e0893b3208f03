import { expect, it } from 'vitest';
import { compile } from './compile.ts';
import { isInWaitingLoop } from './waiting-loops.ts';

/** Does the first call of `ask` stand in a loop that waits? */
function waits(source: string): boolean {
  const compiled = compile(source, { chunkName: 'card.lua', line: 3, column: 5 });
  if (!compiled.ok) throw new Error(compiled.errors.map(({ message }) => message).join(' '));
  const lines = source.slice(0, source.indexOf('ask(')).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + (lines.length === 1 ? 5 : 1);
  return isInWaitingLoop(compiled.chunk, { chunk: 'card.lua', line: lines.length + 2, column });
}

it.each([
  ['while card == 0 do card = ask() end', true],
  ['repeat card = ask() until card ~= 0', true],
  ['while ask() == 0 do end', true],
  ['local left = 2\nwhile left > 0 do\n  if ask() ~= 0 then left = left - 1 end\nend', true],
  ['while length(list) > 0 do ask() end', true],
  ['for i = 1, 2 do while card == 0 do card = ask() end end', true],
  ['ask()', false],
  ['for i = 1, 3 do ask() end', false],
  ['while card == 0 do for i = 1, 3 do ask() end end', false],
  ['local i = 0\nwhile i < 3 do\n  ask()\n  i = i + 1\nend', false],
  ['local n = 3 repeat ask() n = n - 1 until n == 0', false],
  ['while card == 0 do card = 1 end ask()', false],
])('%s: %s', (source, isWaiting) => {
  expect(waits(source)).toBe(isWaiting);
});
