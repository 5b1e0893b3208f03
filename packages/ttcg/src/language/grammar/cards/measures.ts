import type { ParserMethod } from 'chevrotain';
import type { CardRef } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { RefParser } from './refs.ts';

/** A value that cards are measured by. */
export type Measure = 'attack' | 'defense' | 'rank';

/** The values of a card that is pointed at. */
export abstract class MeasureParser extends RefParser {
  protected measure: ParserMethod<[], Measure> = this.oneOf<Measure>('measure', [
    this.word(T.Attack, 'attack'),
    this.word(T.Defense, 'defense'),
    this.word(T.Rank, 'rank'),
  ]);

  protected measureAt(k: number): boolean {
    return this.at(k, T.Attack, T.Defense, T.Rank);
  }

  /** Whether "this card's attack", "its rank", "the attack of it" comes. */
  protected measureOfAt(k = 1): boolean {
    if (this.at(k, T.Its)) return this.measureAt(this.at(k + 1, T.New) ? k + 2 : k + 1);
    if (this.at(k, T.Their)) return this.measureAt(k + 1);
    if (this.at(k, T.The) && this.measureAt(k + 1))
      return this.at(k + 2, T.Of) && this.refAt(k + 3);
    const length = this.refLength(k);
    return length > 0 && this.at(k + length, T.Possessive) && this.measureAt(k + length + 1);
  }

  /** "this card's attack", "its rank", "the attack of the rest". */
  protected measureOf: ParserMethod<[], { stat: Measure; of: CardRef }> = this.oneOf<{
    stat: Measure;
    of: CardRef;
  }>('measureOf', [
    {
      ALT: () => {
        this.CONSUME(CATEGORY.its);
        const isNew = this.OPTION(() => this.CONSUME(T.New));
        this.ACTION(() => {
          this.meansOne();
          if (isNew) this.newCard();
        });
        return { stat: this.SUBRULE(this.measure), of: { the: 'that' } };
      },
    },
    {
      GATE: () => this.at(2, T.Attack, T.Defense, T.Rank),
      ALT: () => {
        this.CONSUME(T.The);
        const stat = this.SUBRULE2(this.measure);
        this.CONSUME(T.Of);
        return { stat, of: this.SUBRULE(this.ref) };
      },
    },
    {
      ALT: () => {
        const of = this.SUBRULE2(this.ref);
        this.CONSUME(T.Possessive);
        return { stat: this.SUBRULE3(this.measure), of };
      },
    },
  ]);
}
