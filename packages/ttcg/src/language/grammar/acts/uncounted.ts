import type { Act, Cards, OwnFreedom } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { MoreKeptParser } from './more-kept.ts';

/** The limits of the rules: plays of a turn, cards of a hand. */
const LIMITS = { 'be played besides': 2, 'be kept besides': 10 } as const;

/** Cards that do not count where the rules set a limit. */
export abstract class UncountedParser extends MoreKeptParser {
  /** "does not count toward the limit of ten cards in your hand". */
  protected uncounted = this.RULE('uncounted', (out: Act[], cards: Cards) => {
    this.CONSUME(T.DoNot);
    this.CONSUME(T.CountToward);
    this.OPTION(() =>
      this.OR([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.Your) }]),
    );
    const what = this.OR2<OwnFreedom | undefined>([
      this.word(T.HandLimit, 'be kept besides'),
      {
        ALT: () => {
          this.CONSUME(T.LimitWord);
          this.CONSUME(T.Of);
          const n = this.SUBRULE(this.number);
          this.OR3([
            { ALT: () => this.CONSUME(CATEGORY.noun) },
            { ALT: () => this.CONSUME(T.Play) },
          ]);
          const limit = this.SUBRULE(this.limitOf);
          this.ACTION(() => {
            if (limit && LIMITS[limit] !== n) this.refuse(`the limit is ${LIMITS[limit]}`);
          });
          return limit;
        },
      },
    ]);
    this.ACTION(() => {
      if (cards.the !== 'this') this.refuse('only of this card that can be said');
      if (!what) this.refuse('the field has five columns, and each card takes one');
      else out.push({ do: 'allow', cards, what });
    });
  });

  /** "in your hand", "played each turn", "you can play each turn"; on the field there are the columns. */
  private limitOf = this.oneOf<keyof typeof LIMITS | undefined>('limitOf', [
    {
      ALT: () => {
        this.CONSUME(T.In);
        this.OPTION2(() => this.CONSUME(T.Your));
        this.CONSUME(T.Hand);
        return 'be kept besides';
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.On);
        this.SUBRULE(this.fieldSide);
        return undefined;
      },
    },
    {
      ALT: () => {
        this.OPTION3(() =>
          this.OR4([
            { ALT: () => this.CONSUME(T.Done) },
            {
              ALT: () => {
                this.CONSUME(T.You);
                this.OR5([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]);
                this.CONSUME2(T.Play);
              },
            },
          ]),
        );
        this.OR6([{ ALT: () => this.CONSUME(T.Each) }, { ALT: () => this.CONSUME(T.Per) }]);
        this.CONSUME(T.Turn);
        return 'be played besides';
      },
    },
  ]);
}
