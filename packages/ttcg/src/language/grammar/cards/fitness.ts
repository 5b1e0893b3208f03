import type { IToken } from 'chevrotain';
import type { CardFilter } from '../../tree/tree.ts';
import type { Word } from '../../words/lex.ts';
import type { SubtypeValue } from '../../words/lexicon.ts';
import { T } from '../../words/tokens.ts';

/** How well a noun fits what a card was called before: 2 the same word, 1 possible, 0 not. */
export function fitness(noun: IToken, card: CardFilter): number {
  if (noun.tokenType === T.Subtype) {
    const { subtype } = (noun as Word).payload as SubtypeValue;
    return card.subtypes?.includes(subtype) ? 2 : 0;
  }
  const said = noun.tokenType === T.Unit ? 'unit' : noun.tokenType === T.Spell ? 'spell' : 'card';
  if (card.noun === said) return 2;
  return said === 'card' || card.noun === 'card' ? 1 : 0;
}
