import { type AnalysedCard, type Count, type CountGrid, countWhere } from './analysed-card.ts';
import { countWords, type LanguageWord } from './language-words.ts';
import { mentionsOf } from './mentions.ts';
import { type SimilarCards, similarCards } from './similar.ts';
import { countFamilies, type EqualEffects, equalEffects } from './trees.ts';

/** What is counted, beside what the cards themselves bring along. */
export interface Vocabulary {
  /** In lower case, in the order in which they are shown. */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** All that the language of the effects can say. */
  readonly language: readonly LanguageWord[];
}

/** What a list of cards is made of, and what its effects speak of. */
export interface Analysis {
  readonly cards: number;
  readonly types: readonly Count[];
  readonly subtypes: readonly Count[];
  readonly ranks: readonly Count[];
  /** How many cards speak of each type, and of each subtype. */
  readonly typeMentions: readonly Count[];
  readonly subtypeMentions: readonly Count[];
  /** Cards of each type that speak of each type and subtype. */
  readonly typeByMention: CountGrid;
  /** The subtypes alone, by the type that speaks of them. */
  readonly subtypeMentionsByType: CountGrid;
  readonly families: readonly Count[];
  /** How many cards use each word of the language. */
  readonly words: readonly Count[];
  readonly unusedWords: readonly string[];
  readonly equalEffects: readonly EqualEffects[];
  readonly similarCards: readonly SimilarCards[];
}

const MOST_SIMILAR = 20;
const RANKS = [1, 2, 3, 4, 5];

/** Counts everything there is to count on cards. */
export function analyse(cards: readonly AnalysedCard[], vocabulary: Vocabulary): Analysis {
  const ownTypes = cards.map(({ type }) => type).filter((type) => type !== '');
  const types = [...new Set([...vocabulary.types, ...ownTypes])];
  const subtypes = [
    ...new Set([...vocabulary.subtypes, ...cards.flatMap((card) => card.subtypes)]),
  ];
  const mentions = mentionsOf(cards, [...types, ...subtypes]);
  const mention = (word: string) => (card: AnalysedCard) => mentions.get(card)?.has(word) === true;
  const grid = (columns: readonly string[]): CountGrid => ({
    rows: types,
    columns,
    counts: types.map((type) => {
      const own = cards.filter((card) => card.type === type);
      return columns.map((word) => countWhere(word, own, mention(word)));
    }),
  });
  const words = countWords(cards, vocabulary.language);
  return {
    cards: cards.reduce((sum, { copies }) => sum + copies, 0),
    types: types.map((type) => countWhere(type, cards, (card) => card.type === type)),
    subtypes: subtypes.map((one) => countWhere(one, cards, (card) => card.subtypes.includes(one))),
    ranks: RANKS.map((rank) => countWhere(`rank ${rank}`, cards, (card) => card.rank === rank)),
    typeMentions: types.map((type) => countWhere(type, cards, mention(type))),
    subtypeMentions: subtypes.map((one) => countWhere(one, cards, mention(one))),
    typeByMention: grid([...types, ...subtypes]),
    subtypeMentionsByType: grid(subtypes),
    families: countFamilies(cards),
    words,
    unusedWords: words.flatMap(({ name, count }) => (count === 0 ? [name] : [])),
    equalEffects: equalEffects(cards),
    similarCards: similarCards(cards, MOST_SIMILAR),
  };
}
