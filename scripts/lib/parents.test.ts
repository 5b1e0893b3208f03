import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkParents } from './parents.mjs';
import { root } from './root.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardscape-parents-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** What is wrong with these files, by the classes that are to blame. */
async function blamed(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return checkParents(folder).problems.map((problem) => problem.split('. ', 1)[0] ?? '');
}

const PIECE = 'export class Piece {}';
const UNIT = "import { Piece } from './piece.ts';\nexport class Unit extends Piece {}";

describe('a class', () => {
  it('has at most one parent of ours in this repository', () => {
    const { classes, problems } = checkParents(root);
    expect(problems).toEqual([]);
    expect(classes).toBeGreaterThan(100);
  });

  it('may extend one of ours, and that one somebody else’s', async () => {
    const fault = 'export class Fault extends Error {}';
    const refusal = "import { Fault } from './fault.ts';\nexport class Refusal extends Fault {}";
    const files = { 'packages/a/src/fault.ts': fault, 'packages/a/src/refusal.ts': refusal };
    expect(await blamed(files)).toEqual([]);
  });

  it('is no grandchild of ours within a file', async () => {
    const all = 'class A {}\nclass B<T> extends A {}\nexport const C = class extends B<number> {};';
    expect(await blamed({ 'bench/all.ts': all })).toEqual([
      'bench/all.ts: C extends B, which extends A (bench/all.ts)',
    ]);
  });

  it.each([
    ["import { Unit } from './unit.ts';", 'Unit'],
    ["import { Unit as Base } from './unit.ts';", 'Base'],
    ["import * as units from './unit.ts';", 'units.Unit'],
    ["import { Unit } from './index.ts';", 'Unit'],
    ["import { Unit } from '@cardscape/a/units';", 'Unit'],
  ])('is no grandchild of ours over files: %s', async (line, parent) => {
    const files = {
      'packages/a/src/piece.ts': PIECE,
      'packages/a/src/unit.ts': UNIT,
      'packages/a/src/index.ts': "export { Unit } from './unit.ts';",
      'packages/a/src/boss.ts': `${line}\nexport class Boss extends ${parent} {}`,
    };
    expect(await blamed(files)).toEqual([
      'packages/a/src/boss.ts: Boss extends Unit, which extends Piece (packages/a/src/piece.ts)',
    ]);
  });

  it('is not taken for another one of its name', async () => {
    const files = {
      'packages/a/src/piece.ts': PIECE,
      'packages/a/src/unit.ts': UNIT,
      'packages/b/src/unit.ts': 'export class Unit {}',
      'packages/b/src/boss.ts': "import { Unit } from './unit.ts';\nclass Boss extends Unit {}",
      'packages/b/src/king.ts': "import { Unit } from 'units';\nclass King extends Unit {}",
    };
    expect(await blamed(files)).toEqual([]);
  });

  it('of the reader of TTCG may stand upon the others', async () => {
    const all = 'class A {}\nclass B extends A {}\nclass C extends B {}';
    expect(await blamed({ 'packages/ttcg/src/language/grammar/all.ts': all })).toEqual([]);
    expect(await blamed({ 'packages/ttcg/src/language/all.ts': all })).toHaveLength(1);
  });
});
