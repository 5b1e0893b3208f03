import { readFileSync } from 'node:fs';
import type { Random } from '@cardscape/kernel';
import { isSameVersion, shapeProblem, viewShape } from '@cardscape/kernel/testing';
import { expect, it } from 'vitest';
import { opened } from '../testing/built-in.ts';
import type { ShowdownOptions } from './turn/setup.ts';

const showdown = opened();

/** Characters and decks by chance. */
function arranged(random: Random): ShowdownOptions {
  const made = showdown.arrange({}, random);
  if ('problems' in made) throw new Error(made.problems[0].message);
  return made.options;
}

const FILE = './view-shape.txt';

it('what is seen has the shape that belongs to viewVersion', async () => {
  const shape = viewShape(showdown, { games: 10, seed: 'shape', options: arranged });
  const kept = readFileSync(new URL(FILE, import.meta.url), 'utf8');
  if (isSameVersion(kept, shape)) expect(shapeProblem(kept, shape)).toBeUndefined();
  else await expect(shape).toMatchFileSnapshot(FILE);
});
