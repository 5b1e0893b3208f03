import { expect } from 'vitest';
import { checkEffect } from '../check/check.ts';
import { effectTypeOf } from '../effect-type.ts';
import { parseEffect } from '../parse.ts';
import { printEffect } from '../print/print.ts';

/** Wordings by what they are about: as players write them, and what they are printed as. */
export type Wordings = Readonly<
  Record<string, readonly (readonly [text: string, meaning: string])[]>
>;

/** A text is read without fault, is printed as its meaning, and that is read the same. */
export function expectReading(text: string, meaning: string): void {
  const parsed = parseEffect(text);
  expect(parsed).toMatchObject({ ok: true });
  if (!parsed.ok) return;
  expect(printEffect(parsed.effect)).toBe(meaning);
  expect(checkEffect(parsed.effect, effectTypeOf(parsed.effect))).toEqual([]);
  expect(parseEffect(meaning)).toEqual(parsed);
}

/** A text is refused, and this is why: it is not understood, or makes no sense. */
export function expectRefusal(text: string, why: string): void {
  const parsed = parseEffect(text);
  const reasons = parsed.ok
    ? checkEffect(parsed.effect, effectTypeOf(parsed.effect)).map(({ reason }) => reason)
    : [parsed.error];
  expect(reasons.join(' ')).toContain(why);
}
