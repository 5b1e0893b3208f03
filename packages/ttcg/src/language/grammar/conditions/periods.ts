import type { ParserMethod } from 'chevrotain';
import type { Period, Phase } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { AmountParser } from '../cards/amounts.ts';

/** Turns and phases. */
export abstract class PeriodParser extends AmountParser {
  /** Whether a turn or phase comes, with its owner. */
  protected periodAt(k: number): boolean {
    if (this.at(k, T.Each) && this.at(k + 1, T.Of)) return this.whoseAt(k + 2) > 0;
    const one = this.at(k, T.The, T.Each, T.That, T.Its) ? 1 : 0;
    let i = k + (this.ofOwnerAt(k) || this.whoseAt(k) || one);
    if (this.at(k, T.Each, T.Either) && this.at(k + 1, T.Player)) i = k + 3;
    if (this.at(i, T.Next)) i++;
    return i > k && this.at(i, T.Turn, T.PhaseName);
  }

  /** "its owner's", "their owners'". */
  private ofOwnerAt(k: number): number {
    return this.at(k, CATEGORY.its) && this.at(k + 1, T.Owner) && this.at(k + 2, T.Possessive)
      ? 3
      : 0;
  }

  /** "your next turn", "your opponent's battle phase", "each turn", "the turn". */
  protected period: ParserMethod<[], Period> = this.RULE('period', () => {
    const each = this.ACTION(() => this.at(1, T.Each));
    const ofOnes = this.ACTION(() => this.ahead(T.Each, T.Of));
    const whose = this.OR<Period['whose']>([
      {
        GATE: () => this.at(2, T.Controller),
        ALT: () => {
          this.CONSUME(CATEGORY.its);
          this.CONSUME(T.Controller);
          this.CONSUME2(T.Possessive);
          return this.ACTION(() => this.controllersPeriod());
        },
      },
      {
        GATE: () => this.at(2, T.Owner),
        ALT: () => {
          this.CONSUME2(CATEGORY.its);
          this.CONSUME(T.Owner);
          this.CONSUME3(T.Possessive);
          return 'owner';
        },
      },
      {
        GATE: () => this.whoseAt(1) > 0 || this.ahead(T.Each, T.Of),
        ALT: () => {
          this.OPTION4(() => {
            this.CONSUME2(T.Each);
            this.CONSUME(T.Of);
          });
          const owner = this.SUBRULE(this.whose);
          return this.ACTION(() => this.ownerOfPeriod(owner));
        },
      },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(T.Each) },
            { ALT: () => this.CONSUME(T.Either) },
            { ALT: () => this.CONSUME(T.Any) },
          ]);
          this.OPTION(() => {
            this.CONSUME(T.Player);
            this.CONSUME(T.Possessive);
          });
          return 'each';
        },
      },
      {
        ALT: () => {
          this.OPTION2(() => this.CONSUME(T.The));
          return 'each';
        },
      },
    ]);
    const next = this.OPTION3(() => this.CONSUME(T.Next));
    const part = this.SUBRULE(this.part);
    return this.ACTION((): Period => {
      this.eachPeriod = ofOnes || (each && part === 'turn');
      return next ? { part, whose, next: true } : { part, whose };
    });
  });

  /** "of its owner's next turn". */
  protected ofOwnersPeriod: ParserMethod<[], Period> = this.RULE('ofOwnersPeriod', () => {
    this.CONSUME(T.OfOwner);
    this.CONSUME(T.Possessive);
    const next = this.OPTION(() => this.CONSUME(T.Next));
    const part = this.SUBRULE(this.part);
    return this.ACTION(
      (): Period => (next ? { part, whose: 'owner', next: true } : { part, whose: 'owner' }),
    );
  });

  /** Whether "each" stood before the turn or phase that was read last. */
  protected eachPeriod = false;

  /** "During its controller's next turn": known if the text has said whose card it is. */
  private controllersPeriod(): Period['whose'] {
    const whose = this.lastKind?.whose;
    if (whose === 'your' || whose === 'opponent') return whose;
    this.refuse('it is not clear whose turn is meant');
    return 'each';
  }

  /** "During their next turn": the opponent's, whoever acts. */
  private ownerOfPeriod(owner: 'your' | 'opponent' | 'their'): Period['whose'] {
    if (owner !== 'their') return owner;
    if (this.doer === 'both') {
      this.theyAreEach = true;
      return 'your';
    }
    if (this.doer !== 'opponent' && this.they !== 'opponent')
      this.refuse('it is not clear whose turn is meant');
    return 'opponent';
  }

  protected part: ParserMethod<[], Period['part']> = this.RULE('part', () =>
    this.OR<Period['part']>([
      this.word(T.Turn, 'turn'),
      {
        ALT: () => {
          const token = this.CONSUME(T.PhaseName);
          return this.ACTION(() => this.value<Phase>(token));
        },
      },
    ]),
  );
}
