import type { IOrAlt, ParserMethod } from 'chevrotain';
import type { Range } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { BaseParser } from '../base.ts';

/** How a value stands to another. */
export type Comparison = 'more' | 'less' | 'as much' | 'no more' | 'no less';

/** More or as much, less or as much. */
export const orEqual = (than: Comparison): Comparison =>
  than === 'more' ? 'no less' : than === 'less' ? 'no more' : than;

/** No number of the game is larger. */
const MOST = 1_000_000;

/** A range as it is written: the bounds of ranks and of numbers are the same words. */
export function rangeOf(than: Range['than'], n: number): Range {
  return { than, n };
}

/** Numbers, and those above or below them. */
export abstract class RangeParser extends BaseParser {
  /** Made once, as numbers are read often. */
  private readonly ranges: IOrAlt<Range>[] = [
    {
      ALT: () => {
        const n = this.SUBRULE(this.number);
        return this.SUBRULE(this.openEnd, { ARGS: [n] });
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Exactly);
        return rangeOf('exactly', this.SUBRULE2(this.number));
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.AtLeast);
        return rangeOf('at least', this.SUBRULE3(this.number));
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.AtMost);
        return rangeOf('at most', this.SUBRULE4(this.number));
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.MoreThan);
        return this.SUBRULE(this.bound, { ARGS: ['more'] });
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.FewerThan);
        return this.SUBRULE2(this.bound, { ARGS: ['less'] });
      },
    },
    {
      ALT: () => {
        const than = this.OR2<Comparison>([
          this.word(T.Higher, 'more'),
          this.word(T.Lower, 'less'),
        ]);
        this.CONSUME(T.Than);
        return this.SUBRULE3(this.bound, { ARGS: [than] });
      },
    },
    {
      ALT: () => {
        const than = this.OR3<Comparison>([this.word(T.Above, 'more'), this.word(T.Below, 'less')]);
        return this.SUBRULE4(this.bound, { ARGS: [than] });
      },
    },
  ];

  /** "2", "2 or higher", "exactly 2", "at least 2", "more than 2" ... */
  protected range: ParserMethod<[], Range> = this.RULE('range', () => this.OR(this.ranges));

  /** After "greater than": "500", "or equal to 500". */
  protected bound: ParserMethod<[than: Comparison], Range> = this.RULE(
    'bound',
    (than: Comparison) => {
      const equal = this.OPTION(() => {
        this.CONSUME(T.Or);
        return this.CONSUME(T.EqualTo);
      });
      const n = this.SUBRULE(this.number);
      const step = equal ? 0 : 1;
      return this.ACTION((): Range => {
        if (than === 'as much') return { than: 'exactly', n };
        if (than === 'no more') return { than: 'at most', n };
        if (than === 'no less') return { than: 'at least', n };
        return than === 'more'
          ? { than: 'at least', n: n + step }
          : { than: 'at most', n: n - step };
      });
    },
  );

  /** What may follow a number: "or more", "or fewer". A bare number is exact. */
  protected openEnd: ParserMethod<[n: number], Range> = this.RULE('openEnd', (n: number) => {
    const than = this.OPTION(() =>
      this.OR<Range['than']>([
        {
          ALT: () => {
            this.OR2([
              { ALT: () => this.CONSUME(T.OrMore) },
              { ALT: () => this.CONSUME(T.OrHigher) },
            ]);
            return 'at least';
          },
        },
        {
          ALT: () => {
            this.OR3([
              { ALT: () => this.CONSUME(T.OrFewer) },
              { ALT: () => this.CONSUME(T.OrLower) },
            ]);
            return 'at most';
          },
        },
      ]),
    );
    return rangeOf(than ?? 'exactly', n);
  });

  protected number: ParserMethod<[], number> = this.RULE('number', () => {
    const token = this.CONSUME(T.Number);
    return this.ACTION(() => {
      const n = this.value<number>(token);
      if (n > MOST) this.refuse(`numbers go up to ${MOST}`);
      return n;
    });
  });
}
