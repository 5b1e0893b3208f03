import type { Problem } from '@cardscape/kernel';
import type { EffectType } from '../../language/tree/tree.ts';
import type { CardSet } from '../../set/card-set.ts';
import { type CompiledEffect, compileEffect } from '../compile-effect.ts';
import { readPosition } from '../position-file.ts';
import { type Trial, tryEffect } from '../trial.ts';

/** What is said of a text besides its words. */
export interface Printed {
  readonly style?: EffectType | undefined;
  readonly spell?: boolean;
}

/** A text of a test; one that does not work is a broken test. */
function compiled(set: CardSet, text: string, style: EffectType | undefined): CompiledEffect {
  const effect = compileEffect(text, { style, subtypes: set.subtypes });
  if (!effect.ok) throw new Error(effect.error);
  return effect;
}

/** Tries a text in a position. */
export function attempt(
  set: CardSet,
  text: string,
  position: object,
  { style, spell = false }: Printed = {},
): Trial {
  const effect = compiled(set, text, style);
  const file = readPosition(JSON.stringify(position), 'p.json', set, { effect, spell });
  if (!file.ok) throw new Error(file.problems.map(({ message }) => message).join(' '));
  return tryEffect(set, effect, file.read);
}

/** What is wrong with a position in which a text is tried. */
export function problemsOf(
  set: CardSet,
  text: string,
  position: object,
  { style, spell = false }: Printed = {},
): readonly Problem[] {
  const effect = compiled(set, text, style);
  const file = readPosition(JSON.stringify(position), 'p.json', set, { effect, spell });
  return file.ok ? [] : file.problems;
}
