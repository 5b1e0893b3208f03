import type { Act } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { SubjectParser } from './subjects.ts';

/** Points that are kept from being lost or gained. */
export abstract class AbsorbParser extends SubjectParser {
  /** After "prevent": "the next two points of damage". */
  protected nextPointsAt(): boolean {
    if (!this.ahead(T.The, T.Next)) return false;
    return this.at(this.at(3, T.Number) ? 4 : 3, T.Point, T.Damage);
  }

  /** "the next two points of damage you would take", "the next point your opponent gains". */
  protected absorbing = this.RULE('absorbing', (out: Act[]) => {
    this.CONSUME(T.The);
    this.CONSUME(T.Next);
    const n = this.OPTION(() => this.SUBRULE(this.number));
    const one = this.ACTION(() => this.at(1, T.Point) && this.LA(1).image.endsWith('t'));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Point);
          this.OPTION2(() => {
            this.CONSUME(T.Of);
            this.CONSUME(T.Damage);
          });
        },
      },
      { ALT: () => this.CONSUME2(T.Damage) },
    ]);
    this.OPTION3(() => this.CONSUME(T.That));
    const who = this.OR2<'you' | 'opponent'>([
      this.word(T.You, 'you'),
      this.word(T.Opponent, 'opponent'),
    ]);
    this.OPTION4(() => this.CONSUME(T.Would));
    const of = this.OR3<'gain' | 'lose'>([
      this.word(T.Lose, 'lose'),
      this.word(T.Gain, 'gain'),
      this.word(T.Suffer, 'lose'),
    ]);
    this.ACTION(() => {
      this.onlyYou();
      if (n === undefined && !one) this.refuse('say how many points');
      if (n !== undefined && n < 1) this.refuse('that prevents nothing');
      out.push({ do: 'absorb', who, of, n: n ?? 1 });
    });
  });
}
