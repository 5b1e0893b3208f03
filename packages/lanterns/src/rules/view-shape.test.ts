import { readFileSync } from 'node:fs';
import { isSameVersion, shapeProblem, viewShape } from '@cardscape/kernel/testing';
import { expect, it } from 'vitest';
import { openedLanterns } from '../testing/game.ts';

const FILE = './view-shape.txt';

it('what is seen has the shape that belongs to viewVersion', async () => {
  const shape = viewShape(openedLanterns, {
    games: 100,
    seed: 'shape',
    options: () => ({ turns: 40 }),
  });
  const kept = readFileSync(new URL(FILE, import.meta.url), 'utf8');
  if (isSameVersion(kept, shape)) expect(shapeProblem(kept, shape)).toBeUndefined();
  else await expect(shape).toMatchFileSnapshot(FILE);
});
