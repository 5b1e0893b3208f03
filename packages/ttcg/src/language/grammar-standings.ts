import type { ParserMethod } from 'chevrotain';
import { rangeOf } from './grammar-ranges.ts';
import { negated, type Simple, TestParser } from './grammar-tests.ts';
import { T } from './tokens.ts';
import type { Condition } from './tree.ts';

type Standing = Extract<Condition, { is: 'compare' }>['than'];

/** How the points and the piles of a player stand. */
export abstract class StandingParser extends TestParser {
  /** "your hand is empty", "your side of the field is empty". */
  protected emptyAt(): boolean {
    const length = this.whoseAt(1);
    if (length === 0) return false;
    const k = length + (this.at(length + 1, T.Side) ? 5 : 2);
    return this.at(k, T.Is) && this.at(k + 1, T.Empty);
  }

  protected empty = this.RULE('empty', (parts: Simple[]) => {
    const whose = this.SUBRULE(this.whose);
    const place = this.OR([
      { ALT: () => this.SUBRULE(this.zone) },
      {
        ALT: () => {
          this.OPTION(() => {
            this.CONSUME(T.Side);
            this.CONSUME(T.Of);
            this.CONSUME(T.The);
          });
          this.CONSUME(T.Field);
          return undefined;
        },
      },
    ]);
    this.CONSUME(T.Is);
    this.CONSUME(T.Empty);
    this.ACTION(() => {
      const card = { noun: 'card', whose, ...(place && { place }) } as const;
      parts.push({ is: 'count', card, range: rangeOf('exactly', 0) });
    });
  });

  protected ownPointsAt(): boolean {
    const length = this.whoseAt(1);
    return length > 0 && this.at(length + 1, T.Point) && this.at(length + 2, T.Is);
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

  /** Whether what the points are compared with are points as well. */
  private comparedAt(): boolean {
    const k = this.at(1, T.The) ? 4 : this.at(1, T.Higher, T.Lower) ? 3 : 2;
    return this.at(k, T.Yours) || this.whoseAt(k) > 0;
  }

  private standing: ParserMethod<[], Standing> = this.RULE('standing', () =>
    this.OR<Standing>([
      this.word(T.MoreThan, 'more'),
      this.word(T.FewerThan, 'fewer'),
      this.word(T.EqualTo, 'as many'),
      {
        ALT: () => {
          const than = this.OR2<Standing>([
            this.word(T.Higher, 'more'),
            this.word(T.Lower, 'fewer'),
          ]);
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
    ]),
  );

  /** "your opponent's", "your opponent's points", "yours". */
  private othersPoints = this.RULE('othersPoints', () =>
    this.OR<'you' | 'opponent'>([
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
    ]),
  );
}
