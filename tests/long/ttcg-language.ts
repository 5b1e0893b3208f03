import { isDeepStrictEqual } from 'node:util';
import { randomFrom } from '@cardscape/kernel';
import { randomEffect } from '@cardscape/ttcg/testing';
import { parseEffect, printEffect } from '@cardscape/ttcg/tools';

/** A text that is not read back to the tree it was printed from. */
export interface Misread {
  readonly text: string;
  readonly error: string;
}

/** Prints random effects and reads them back; what comes back differently is told. */
export function fuzzTtcgLanguage(run: {
  readonly seed: string;
  readonly trees: number;
}): Misread[] {
  const random = randomFrom(run.seed);
  const misread: Misread[] = [];
  for (let i = 0; i < run.trees; i++) {
    const effect = randomEffect(random);
    const text = printEffect(effect);
    const parsed = parseEffect(text);
    if (!parsed.ok) misread.push({ text, error: parsed.error });
    else if (!isDeepStrictEqual(parsed.effect, effect)) {
      misread.push({ text, error: `was read as: ${printEffect(parsed.effect)}` });
    }
  }
  return misread;
}
