import { describe, expect, it } from 'vitest';
import { builtIn } from '../testing/built-in.ts';
import { compileEffect } from './compile-effect.ts';
import { readPosition } from './position-file.ts';
import { tryInPosition } from './try-in-position.ts';

const { cardSet } = builtIn;

/** What comes of a text in a position. */
function tried(text: string, position: object) {
  const effect = compileEffect(text, { subtypes: cardSet.subtypes });
  if (!effect.ok) throw new Error(effect.error);
  const read = readPosition(JSON.stringify(position), 'p.json', cardSet, { effect });
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return tryInPosition(builtIn, effect, read.read);
}

const [one, two] = cardSet.designs.map(({ name }) => name);
const players = [{ hand: [one, two], deck: [one, two] }, {}];

describe('an effect in a position', () => {
  it('works, and counts the choices that were not needed', () => {
    const outcome = tried('Draw a card.', { players, choices: [0] });
    expect(outcome).toMatchObject({ trial: { worked: true }, unused: { deeds: 0, choices: 1 } });
  });

  it('refuses a choice at its place in the file, with what there was to choose', () => {
    const outcome = tried('Discard a card.', { players, choices: ['no such card'] });
    expect(outcome).toMatchObject({ problems: [{ file: 'p.json', part: 'choices', position: 0 }] });
    expect('problems' in outcome && outcome.problems[0]?.message).toMatch(
      /^Choice 0 is "no such card"\. Player 1 was asked: .* The options are "/,
    );
  });
});
