import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedProgram } from './testing/generated-program.ts';
import { ours, programs, theirs, withoutPoints } from './testing/outcome.ts';
import { control } from './testing/programs/control.ts';
import { OF_FENGARI, ON_PURPOSE } from './testing/programs/differences.ts';
import { functions } from './testing/programs/functions.ts';
import { numbers } from './testing/programs/numbers.ts';
import { strings } from './testing/programs/strings.ts';
import { tables } from './testing/programs/tables.ts';

const FAMILIES = { numbers, strings, control, functions, tables };

describe.each(Object.entries(FAMILIES))('a program does the same in fengari: %s', (_, text) => {
  it.each(programs(text))('%s', (program) => {
    expect(withoutPoints(ours(program))).toEqual(withoutPoints(theirs(program)));
  });
});

it('does the same in fengari, whatever the program', () => {
  fc.assert(
    fc.property(generatedProgram, (program) => {
      expect(ours(program)).toEqual(theirs(program));
    }),
    { numRuns: 150 },
  );
});

describe('our Lua differs on purpose', () => {
  it.each(ON_PURPOSE)('$because', ({ program, prints }) => {
    const outcome = ours(program);
    expect(outcome).toEqual({ printed: prints, failed: prints.length === 0 });
    expect(outcome).not.toEqual(theirs(program));
  });
});

describe('fengari differs from Lua 5.3', () => {
  it.each(OF_FENGARI)('$because', ({ program, prints }) => {
    expect(ours(program)).toEqual({ printed: prints, failed: false });
    expect(theirs(program)).not.toEqual(ours(program));
  });
});
