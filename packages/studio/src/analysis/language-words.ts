import type { AnalysedCard, Count } from './analysed-card.ts';
import { wordsOf } from './mentions.ts';

/** Something that the language can say, in all its spellings; the first names it. */
export type LanguageWord = readonly string[];

/** In how many cards each word or phrase of a language occurs, as whole words. */
export function countWords(
  cards: readonly AnalysedCard[],
  language: readonly LanguageWord[],
): Count[] {
  const texts = cards.map((card) => ({
    card,
    said: card.effects.map(({ text }) => ` ${plain(text)} `).join('|'),
  }));
  const all = texts.map(({ said }) => said).join('|');
  return language.flatMap((spellings): Count[] => {
    const forms = spellings.map(plain).filter((form) => form !== '');
    const [name] = spellings;
    if (name === undefined || forms.length === 0) return [];
    const used = forms.map((form) => ` ${form} `).filter((form) => all.includes(form));
    const having = texts.filter(({ said }) => used.some((form) => said.includes(form)));
    const count = having.reduce((sum, { card }) => sum + card.copies, 0);
    return [{ name, count, cards: having.map(({ card }) => card.name) }];
  });
}

function plain(text: string): string {
  return wordsOf(text).join(' ');
}
