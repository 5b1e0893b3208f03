import type { AnalysedCard } from './analysed-card.ts';
import type { LanguageWord } from './language-words.ts';

/** A card as a game has it. */
export interface DesignLike {
  readonly name: string;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly rank: number;
  readonly effects: readonly { readonly text: string; readonly effect: unknown }[];
}

/** A spelling of the lexicon of a game's language: what it stands for, and in which form or value. */
export interface LexemeLike {
  readonly words: readonly string[];
  readonly token: string;
  readonly value: string | number;
}

/** Designs as they are counted: each once, or as often as it is in a deck. */
export function analysedCards(
  designs: readonly DesignLike[],
  copiesOf: (design: DesignLike) => number = () => 1,
): AnalysedCard[] {
  return designs.map((design) => {
    const { name, type, subtypes, rank } = design;
    const effects = design.effects.map(({ text, effect: tree }) => ({ text, tree }));
    return { name, type, subtypes, rank, effects, copies: copiesOf(design) };
  });
}

/** The values of a verb are its forms. */
const VERB_FORMS: readonly unknown[] = ['base', 's'];

/** Spellings that mean the same are one word, and so are the forms of a verb. */
export function languageWords(lexicon: readonly LexemeLike[]): LanguageWord[] {
  const spellings = new Map<string, string[]>();
  for (const { words, token, value } of lexicon) {
    const key = VERB_FORMS.includes(value) ? token : `${token} ${value}`;
    const known = spellings.get(key) ?? [];
    spellings.set(key, known);
    known.push(words.join(' '));
  }
  return [...spellings.values()];
}
