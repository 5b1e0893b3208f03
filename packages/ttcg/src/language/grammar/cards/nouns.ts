import type { IOrAlt } from 'chevrotain';
import type { CardFilter, CardState } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { CompareParser } from './compare.ts';
import { newPhrase, type Phrase } from './phrase.ts';

/** The nouns for cards. */
export abstract class NounParser extends CompareParser {
  /** The phrase that is being described. */
  protected described = newPhrase();

  private readonly nouns: IOrAlt<unknown>[] = [
    {
      ALT: () => {
        const token = this.CONSUME(T.QuotedName);
        this.ACTION(() => this.say(this.described.filter, 'named', this.value<string>(token)));
      },
    },
    {
      ALT: () => {
        // "one attacking unit"; "the attacking unit" is pointed at.
        const fighting = this.OR2<CardState>([
          this.word(T.Attacker, 'attacking'),
          this.word(T.Defender, 'defending'),
        ]);
        this.ACTION(() => {
          const { filter } = this.described;
          filter.noun = this.LA(0).image.endsWith('card') ? 'card' : 'unit';
          filter.states = [...(filter.states ?? []), fighting];
        });
      },
    },
    {
      // "a copy of this card": a card of its name.
      ALT: () => {
        const token = this.CONSUME(T.Copy);
        this.CONSUME(T.Of);
        const as = this.SUBRULE(this.ref);
        this.ACTION(() => {
          this.say(this.described.filter, 'same', { what: 'name', as });
          this.described.number = this.value(token) === 'base' ? 'one' : 'many';
        });
      },
    },
    {
      ALT: () => {
        const token = this.CONSUME(CATEGORY.noun);
        const last = this.OPTION(() => this.CONSUME(T.Card)) ?? token;
        this.ACTION(() => {
          this.described.filter.noun = nounOf(token.tokenType);
          this.described.number = this.value(last);
        });
      },
    },
  ];

  /** "card", "unit", "spell card", or a name in quotes. */
  protected noun = this.RULE('noun', (phrase: Phrase) => {
    if (this.isReading) this.described = phrase;
    this.OR(this.nouns);
  });
}

function nounOf(type: typeof T.Card): CardFilter['noun'] {
  if (type === T.Unit) return 'unit';
  return type === T.Spell ? 'spell' : 'card';
}
