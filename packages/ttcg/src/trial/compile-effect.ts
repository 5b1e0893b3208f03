import { checkBearer } from '../language/check/bearer.ts';
import { checkEffect } from '../language/check/check.ts';
import { effectTypeOf } from '../language/effect-type.ts';
import { parseEffect } from '../language/parse.ts';
import type { ParseError } from '../language/parse-errors.ts';
import { printEffect } from '../language/print/print.ts';
import { stepsOf } from '../language/steps.ts';
import type { EffectType } from '../language/tree/tree.ts';
import type { PrintedEffect } from '../set/design.ts';

/** An effect text that works, in all its forms. */
export interface CompiledEffect extends PrintedEffect {
  readonly ok: true;
  /** The text as it is printed from its tree. */
  readonly english: string;
  /** What happens, step by step. */
  readonly steps: readonly string[];
}

/** What is known of a text beside its words. */
export interface CompileOptions {
  readonly style?: EffectType | undefined;
  readonly subtypes?: readonly string[];
  /** What kind of card it is on: it may say of "this card" what no such card can do. */
  readonly on?: 'unit' | 'spell' | undefined;
}

/** Understands an effect text, or says what is wrong with it (R-T18, R-T22). */
export function compileEffect(
  text: string,
  { style, subtypes, on }: CompileOptions = {},
): CompiledEffect | ParseError {
  const parsed = parseEffect(text, { ...(subtypes && { subtypes }) });
  if (!parsed.ok) return parsed;
  const { effect } = parsed;
  const type = style ?? effectTypeOf(effect);
  const complaints = [...checkEffect(effect, type), ...(on ? checkBearer(effect, on, type) : [])];
  if (complaints.length > 0) {
    const error = complaints.map(({ reason }) => reason).join(' ');
    return { ok: false, error, leftover: [], at: { start: 0, end: text.length } };
  }
  const english = printEffect(effect);
  const steps = stepsOf(effect, type, on);
  return { ok: true, text, effect, type, named: style !== undefined, english, steps };
}
