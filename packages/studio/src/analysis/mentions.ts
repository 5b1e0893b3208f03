import type { AnalysedCard } from './analysed-card.ts';

/** Which of some words the effects of a card speak of: whole words, in whatever case, in the plural too. */
export function mentionsOf(
  cards: readonly AnalysedCard[],
  words: readonly string[],
): ReadonlyMap<AnalysedCard, ReadonlySet<string>> {
  const meant = new Map(
    words.flatMap((word) => formsOf(word).map((form) => [form, word] as const)),
  );
  return new Map(
    cards.map((card) => {
      const said = card.effects.flatMap(({ text }) => wordsOf(text));
      return [card, new Set(said.flatMap((word) => meant.get(word) ?? []))];
    }),
  );
}

/** The words of a text in lower case; what hyphens tie together is one word, and counts by its parts too. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])]);
}

function formsOf(word: string): string[] {
  const plain = word.toLowerCase();
  const many = /[^aeiou]y$/.test(plain)
    ? `${plain.slice(0, -1)}ies`
    : /(s|x|z|ch|sh)$/.test(plain)
      ? `${plain}es`
      : `${plain}s`;
  return [plain, many];
}
