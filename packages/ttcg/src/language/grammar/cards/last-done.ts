import type { ParserMethod } from 'chevrotain';
import type { Amount } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { ForEachParser } from './for-each.ts';
import type { Measure } from './measures.ts';
import { settle } from './phrase.ts';

/** A value of cards, and of which. */
export interface Summed {
  readonly stat: Measure;
  readonly of: Extract<Amount, { equal: Measure }>['of'];
}

/** Values of the card that something has happened to last. */
export abstract class LastDoneParser extends ForEachParser {
  /** "the rank of the last ...". */
  protected lastDoneAt(k: number): boolean {
    if (!this.at(k, T.The) || !this.measureAt(k + 1) || !this.at(k + 2, T.Of)) return false;
    return this.at(k + 3, T.The) && this.at(k + 4, T.Last);
  }

  /** "the rank of the last unit destroyed this turn". */
  protected lastDone: ParserMethod<[], Summed> = this.RULE('lastDone', () => {
    this.CONSUME(T.The);
    const stat = this.SUBRULE(this.measure);
    this.CONSUME(T.Of);
    this.CONSUME2(T.The);
    this.CONSUME(T.Last);
    const phrase = this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => ONE)] });
    return this.ACTION((): Summed => {
      const { past, place, beside, ...card } = settle(phrase, 'anywhere', this.doer);
      if (past?.did !== 'destroyed' || past.not || place || beside)
        this.refuse('say "the last unit destroyed this turn"');
      const event = { what: 'destroyed', card } as const;
      return { stat, of: { the: 'last', event, in: past?.in ?? 'this turn' } };
    });
  });
}

const ONE = { count: { n: 1 } } as const;
