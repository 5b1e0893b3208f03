import type { ParserMethod } from 'chevrotain';
import { slotsOf } from '../../tree/slots.ts';
import type { CardFilter, Pick } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { isPlural } from './phrase.ts';
import { PhraseParser } from './phrases.ts';

/** One of the cards spoken of, told from the others by a value. */
export abstract class AmongParser extends PhraseParser {
  /** "the one with the lower attack", "the one of them with more defense", "the unit with the lower rank". */
  protected oneOfThoseWithAt(k = 1): boolean {
    if (!this.at(k, T.The)) return false;
    const bare = this.LA(k + 1).image === 'one';
    if (!bare && !this.at(k + 1, CATEGORY.noun)) return false;
    const those = this.at(k + 2, T.Of) && this.at(k + 3, T.Them);
    let i = those ? k + 4 : k + 2;
    if (this.at(i, T.That, T.Who) && this.at(i + 1, T.Has)) i += 2;
    else if (this.at(i, T.With)) i++;
    else return false;
    if (this.at(i, T.The)) i++;
    const most = this.at(i, T.Highest, T.Lowest) && (bare || those);
    const more = this.at(i, T.Higher, T.Lower, T.More, T.Less);
    return (most || more) && this.measureAt(i + 1) && !this.at(i + 2, T.Than);
  }

  protected oneOfThose: ParserMethod<[], Pick> = this.RULE('oneOfThose', () => {
    this.CONSUME(T.The);
    const noun = this.OR<CardFilter['noun']>([
      this.word(T.Number, 'card'),
      this.word(T.Unit, 'unit'),
      this.word(T.Spell, 'spell'),
      this.word(T.Card, 'card'),
    ]);
    this.OPTION(() => {
      this.CONSUME(T.Of);
      this.CONSUME(T.Them);
    });
    this.OR2([
      { ALT: () => this.CONSUME(T.With) },
      {
        ALT: () => {
          this.OR3([{ ALT: () => this.CONSUME(T.That) }, { ALT: () => this.CONSUME(T.Who) }]);
          this.CONSUME(T.Has);
        },
      },
    ]);
    this.OPTION2(() => this.CONSUME2(T.The));
    const end = this.OR4<'highest' | 'lowest'>([
      this.word(T.Highest, 'highest'),
      this.word(T.Higher, 'highest'),
      this.word(T.More, 'highest'),
      this.word(T.Lowest, 'lowest'),
      this.word(T.Lower, 'lowest'),
      this.word(T.Less, 'lowest'),
    ]);
    const stat = this.SUBRULE(this.measure);
    return this.ACTION((): Pick => {
      const cards = this.lastSpoken && slotsOf(this.lastSpoken)[0]?.cards;
      if (!cards || !isPlural(cards)) this.refuse('choose the cards first that it is one of');
      return { the: 'pick', count: { n: 1 }, card: { noun, place: 'that', most: { end, stat } } };
    });
  });
}
