import type { OptionPhrase } from './game.ts';

/** An option in words: its parts, with a space between each two. */
export function phraseText({ verb, object, number }: OptionPhrase): string {
  return [verb, object, number].filter((part) => part !== undefined && part !== '').join(' ');
}
