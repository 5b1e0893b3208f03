import type { ParserMethod } from 'chevrotain';
import type { Act } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { DrawParser } from './draws.ts';

/** Numbers of the rules that an effect changes: cards drawn in a draw phase, cards kept in a hand. */
export abstract class AllotParser extends DrawParser {
  /** After a player: "have no maximum hand size", "have a maximum hand size of 12". */
  protected handLimitAt(k: number): boolean {
    if (!this.at(k, T.Has)) return false;
    if (this.at(k + 1, T.No)) return this.at(k + 2, T.HandLimit);
    return this.at(k + 1, T.A) && this.at(k + 2, T.HandLimit);
  }

  protected handLimit = this.RULE('handLimit', (out: Act[]) => {
    this.CONSUME(T.Has);
    const n = this.OR<number | 'any'>([
      {
        ALT: () => {
          this.CONSUME(T.No);
          this.CONSUME(T.HandLimit);
          return 'any';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.A);
          this.CONSUME2(T.HandLimit);
          this.CONSUME(T.Of);
          return this.SUBRULE(this.cardsKept);
        },
      },
    ]);
    this.ACTION(() => out.push({ do: 'allot', who: this.player(), what: 'hand', n }));
  });

  /** "your maximum hand size is 12", "there is no maximum hand size". */
  protected handLimitsAt(k: number): boolean {
    const length = this.whoseAt(k);
    if (length > 0) return this.at(k + length, T.HandLimit);
    return this.at(k, T.There) && this.at(k + 2, T.No) && this.at(k + 3, T.HandLimit);
  }

  protected handLimits = this.RULE('handLimits', (out: Act[]) => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.There);
          this.CONSUME2(T.Is);
          this.CONSUME(T.No);
          this.CONSUME(T.HandLimit);
          this.ACTION(() => out.push({ do: 'allot', who: 'both', what: 'hand', n: 'any' }));
        },
      },
      {
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          this.CONSUME2(T.HandLimit);
          this.OR2([{ ALT: () => this.CONSUME(T.Is) }, { ALT: () => this.CONSUME(T.Become) }]);
          const n = this.SUBRULE(this.cardsKept);
          this.ACTION(() => {
            const who = whose === 'your' ? 'you' : 'opponent';
            out.push({ do: 'allot', who, what: 'hand', n });
          });
        },
      },
    ]);
  });

  private cardsKept: ParserMethod<[], number> = this.RULE('cardsKept', () => {
    const n = this.SUBRULE(this.number);
    this.OPTION(() => this.CONSUME(T.Card));
    return n;
  });
}
