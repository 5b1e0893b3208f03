import type { ParserMethod } from 'chevrotain';
import type { Act, PlayerDeed, PointCause } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { ChangeParser } from './changes.ts';

/** What is not lost: all of it, or what is lost for one reason. */
type NotLost = { readonly from: 'lose points'; readonly because?: PointCause };

/** What players do not do, or do not suffer. */
export abstract class NotDoneParser extends ChangeParser {
  /** After "you cannot lose points": "when this card is destroyed", or "because of a direct attack". */
  protected notLost: ParserMethod<[out: Act[], cannot: boolean], NotLost | undefined> = this.RULE(
    'notLost',
    (out: Act[], cannot: boolean) => {
      const spared = this.OPTION({
        GATE: () => this.sparedAt(cannot),
        DEF: () => {
          this.SUBRULE(this.spared, { ARGS: [out] });
          return true;
        },
      });
      const because = this.OPTION2({
        GATE: () => !spared && this.lossCauseAt(),
        DEF: () => this.SUBRULE(this.lossCause),
      });
      if (spared) return undefined;
      return { from: 'lose points' as const, ...(because && { because }) };
    },
  );

  /** "You take no damage this turn.", "You lose no points from direct attacks." */
  protected losingNone = this.RULE('losingNone', (out: Act[]) => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Lose);
          this.CONSUME(T.No);
          this.CONSUME(T.Point);
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Suffer);
          this.CONSUME2(T.No);
          this.CONSUME(T.Damage);
        },
      },
    ]);
    const not = this.SUBRULE(this.notLost, { ARGS: [out, false] });
    this.ACTION(() => {
      if (not) out.push({ do: 'bar', who: this.player(), ...not });
    });
  });

  /** "You do not draw during your next turn.", "You do not lose points this turn." */
  protected notDoing = this.RULE('notDoing', (out: Act[]) => {
    this.CONSUME(T.DoNot);
    const not = this.OR<{ from: PlayerDeed; because?: PointCause } | undefined>([
      {
        ALT: () => {
          this.CONSUME(T.Draw);
          this.OPTION(() => {
            this.OPTION2(() => this.CONSUME(T.A));
            this.CONSUME(T.Card);
          });
          return { from: 'draw' };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Gain);
          this.CONSUME(T.Point);
          return { from: 'gain points' };
        },
      },
      {
        ALT: () => {
          this.OR2([
            {
              ALT: () => {
                this.CONSUME(T.Lose);
                this.CONSUME2(T.Point);
              },
            },
            {
              ALT: () => {
                this.CONSUME(T.Suffer);
                this.CONSUME(T.Damage);
              },
            },
          ]);
          return this.SUBRULE(this.notLost, { ARGS: [out, false] });
        },
      },
    ]);
    this.ACTION(() => {
      if (!not) return;
      const { from } = not;
      // What an empty deck costs is all that would happen (R-T12).
      if (from === 'lose points' && this.replacesEmptyDraw()) {
        out.push({ do: 'nothing' });
        return;
      }
      if (from === 'draw' && !this.durationAt())
        this.refuse('say how long, like "during your next turn"');
      out.push({ do: 'bar', who: this.player(), ...not });
    });
  });

  /** Whether what is read takes the place of a draw from an empty deck. */
  protected replacesEmptyDraw(): boolean {
    return this.replaced?.what === 'draws' && this.replaced.empty === true;
  }
}
