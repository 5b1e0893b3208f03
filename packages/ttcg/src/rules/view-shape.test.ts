import { readFileSync } from 'node:fs';
import { below, type Random } from '@cardscape/kernel';
import { isSameVersion, shapeProblem, viewShape } from '@cardscape/kernel/testing';
import { expect, it } from 'vitest';
import { builtIn } from '../testing/built-in.ts';
import type { TtcgOptions } from './ttcg.ts';

/** Decks by chance, in an edition by chance. */
function arranged(random: Random): TtcgOptions {
  const variant = builtIn.variants[below(random, builtIn.variants.length)] ?? '';
  const made = builtIn.arrange({ variant }, random);
  if ('problems' in made) throw new Error(made.problems[0].message);
  return made.options;
}

const FILE = './view-shape.txt';

it('what is seen has the shape that belongs to viewVersion', async () => {
  const shape = viewShape(builtIn, { games: 12, seed: 'shape', options: arranged });
  const kept = readFileSync(new URL(FILE, import.meta.url), 'utf8');
  if (isSameVersion(kept, shape)) expect(shapeProblem(kept, shape)).toBeUndefined();
  else await expect(shape).toMatchFileSnapshot(FILE);
});
