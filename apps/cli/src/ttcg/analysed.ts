import type { AnalysedCard, LanguageWord, Vocabulary } from '@cardscape/studio/analysis';
import type { CardSet, Design } from '@cardscape/ttcg';
import { DEFAULT_EDITION, EDITIONS, LEXEMES } from '@cardscape/ttcg/tools';

/** Designs as they are counted, each once. */
export function analysedCards(designs: readonly Design[]): AnalysedCard[] {
  return designs.map(({ name, type, subtypes, rank, effects }) => ({
    ...{ name, type, subtypes, rank, copies: 1 },
    effects: effects.map(({ text, effect: tree }) => ({ text, tree })),
  }));
}

/** The types of the game, the subtypes of a set, and the words of the effect language. */
export function vocabularyOf({ subtypes }: CardSet): Vocabulary {
  return { types: [...EDITIONS[DEFAULT_EDITION].types, 'spell'], subtypes, language: words() };
}

/** Spellings that mean the same are one word. */
function words(): LanguageWord[] {
  const spellings = new Map<string, string[]>();
  for (const { words, token, value } of LEXEMES) {
    const key = `${token} ${value}`;
    const known = spellings.get(key) ?? [];
    spellings.set(key, known);
    known.push(words.join(' '));
  }
  return [...spellings.values()];
}
