import { readFileSync } from 'node:fs';
import { isSameVersion, shapeProblem, viewShape } from '@cardscape/kernel/testing';
import { expect, it } from 'vitest';
import { openedKolyma } from '../testing/built-in.ts';
import { drawCharacters } from '../testing/draw-characters.ts';

const kolyma = openedKolyma();

const FILE = './view-shape.txt';

it('what is seen has the shape that belongs to viewVersion', async () => {
  const shape = viewShape(kolyma, {
    games: 60,
    seed: 'shape',
    options: drawCharacters(kolyma.cardSet),
  });
  const kept = readFileSync(new URL(FILE, import.meta.url), 'utf8');
  if (isSameVersion(kept, shape)) expect(shapeProblem(kept, shape)).toBeUndefined();
  else await expect(shape).toMatchFileSnapshot(FILE);
});
