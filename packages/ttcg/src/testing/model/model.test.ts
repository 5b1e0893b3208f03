import { randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { Answers } from './answers.ts';
import type { Model } from './model.ts';
import { MODELS } from './models.ts';
import { type Plain, randomPlain, SOURCE, stacksIn } from './plain.ts';
import { laidOut, pictureOf, playOut, tablePicture } from './play.ts';

/** Positions in which each text is tried. */
const POSITIONS = 40;

/** Lets game and model do what a text says in the same position; gives whether it could be used. */
function compare({ text, can, change }: Model, seed: string): boolean {
  const random = randomFrom(seed);
  const plain = randomPlain(random);
  const at = laidOut(plain, text);
  const usable = can?.(plain) ?? true;
  expect(at.can({ act: 'use', name: SOURCE, effect: 0 }), `${seed} can be used`).toBe(usable);
  if (!usable) return false;
  const answers = new Answers(playOut(at, random));
  tapSource(plain);
  change(plain, answers);
  expect(tablePicture(at, plain.shuffled), seed).toEqual(pictureOf(plain));
  expect(answers.isDone, `${seed} asks nothing more`).toBe(true);
  return true;
}

function tapSource({ sides: [you] }: Plain): void {
  for (const stack of stacksIn(you.spells))
    if (stack.cards.some(({ name }) => name === SOURCE)) stack.tapped = true;
}

describe('what a small model says must change is what changes', () => {
  it('of at least sixty verbs and conditions', () => {
    expect(MODELS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(MODELS.map((model) => [model.text, model] as const))('%s', (text, model) => {
    const used = Array.from({ length: POSITIONS }, (_, i) => compare(model, `${text} ${i}`));
    expect(used.filter(Boolean).length, 'it could be used').toBeGreaterThan(2);
  });
});
