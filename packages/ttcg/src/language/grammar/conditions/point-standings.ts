import type { ParserMethod } from 'chevrotain';
import type { Condition } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { negated, type Simple, TestParser } from './tests.ts';

export type Compared = Extract<Condition, { is: 'compare' }>;
export type Standing = Compared['than'];

/** How the points of the players stand. */
export abstract class PointStandingParser extends TestParser {
  protected ownPointsAt(from = 1): boolean {
    const length = this.whoseAt(from);
    const k = from + length;
    return length > 0 && this.at(k, T.Point) && this.at(k + 1, T.Is);
  }

  /** "your points are 10 or fewer", "your points are lower than your opponent's". */
  protected ownPoints = this.RULE('ownPoints', (parts: Simple[]) => {
    const whose = this.SUBRULE(this.whose);
    this.CONSUME(T.Point);
    this.CONSUME(T.Is);
    const not = this.OPTION(() => this.CONSUME(T.Not));
    const who = this.ACTION(() => (whose === 'your' ? 'you' : 'opponent'));
    this.OR([
      {
        GATE: () => this.comparedAt(),
        ALT: () => {
          const than = this.SUBRULE(this.standing);
          const other = this.SUBRULE(this.othersPoints);
          this.ACTION(() => {
            if (other === who) this.refuse('a player is compared with the other player');
            parts.push(negated({ is: 'compare', who, than, of: 'points' }, not !== undefined));
          });
        },
      },
      {
        ALT: () => {
          const range = this.SUBRULE(this.range);
          this.ACTION(() => parts.push(negated({ is: 'points', who, range }, not !== undefined)));
        },
      },
    ]);
  });

  /** "the difference is five or less", "the difference between your points and your opponent's is 3". */
  protected difference = this.RULE('difference', (parts: Simple[]) => {
    this.CONSUME(T.The);
    this.CONSUME(T.Difference);
    const named = this.OPTION(() => {
      this.CONSUME(T.Between);
      this.SUBRULE(this.whose);
      this.CONSUME(T.Point);
      this.CONSUME(T.And);
      return this.SUBRULE(this.othersPoints);
    });
    this.CONSUME(T.Is);
    const not = this.OPTION2(() => this.CONSUME(T.Not));
    const range = this.SUBRULE(this.range);
    this.ACTION(() => {
      const spoken = this.lastAct?.do === 'exchange' && this.lastAct.what === 'points';
      if (!named && !spoken) this.refuse('say the difference between what');
      parts.push(negated({ is: 'difference', range }, not !== undefined));
    });
  });

  /** Whether what the points are compared with are points as well. */
  private comparedAt(): boolean {
    const k = this.at(1, T.The) ? 4 : this.at(1, T.Higher, T.Lower) ? 3 : 2;
    return this.at(k, T.Yours) || this.whoseAt(k) > 0;
  }

  private standing: ParserMethod<[], Standing> = this.oneOf<Standing>('standing', [
    this.word(T.MoreThan, 'more'),
    this.word(T.FewerThan, 'fewer'),
    this.word(T.EqualTo, 'as many'),
    {
      ALT: () => {
        const than = this.OR2<Standing>([this.word(T.Higher, 'more'), this.word(T.Lower, 'fewer')]);
        this.CONSUME(T.Than);
        return than;
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.The);
        this.CONSUME(T.Same);
        this.CONSUME(T.As);
        return 'as many';
      },
    },
  ]);

  /** "your opponent's", "your opponent's points", "yours". */
  private othersPoints = this.oneOf<'you' | 'opponent'>('othersPoints', [
    this.word(T.Yours, 'you'),
    {
      ALT: () => {
        const whose = this.SUBRULE(this.whose);
        const named = this.OPTION(() => this.CONSUME(T.Point));
        return this.ACTION(() => {
          if (whose === 'your' && !named) this.refuse('say "yours"');
          return whose === 'your' ? 'you' : 'opponent';
        });
      },
    },
  ]);
}
