import type { ParserMethod } from 'chevrotain';
import type { Act, CardFilter, Cards } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { PassiveParser } from './passives.ts';

/** In which part a unit fights, and whom. */
interface Fight {
  readonly attacks: boolean;
  readonly against?: CardFilter | undefined;
}

/** How units fight otherwise than the rules say: with another value, or not at all. */
export abstract class FightParser extends PassiveParser {
  /** "uses its defense instead of its attack when it attacks a water unit". */
  protected fightingWith = this.RULE('fightingWith', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Activate);
    this.CONSUME(CATEGORY.its);
    const use = this.SUBRULE(this.measure);
    this.CONSUME(T.Instead);
    this.CONSUME(T.Of);
    this.OPTION(() => this.CONSUME2(CATEGORY.its));
    const other = this.SUBRULE2(this.measure);
    const fight = this.OPTION2(() => this.SUBRULE(this.fight));
    this.ACTION(() => {
      if (use === 'rank' || other === 'rank' || use === other)
        this.refuse('a unit fights with its attack or its defense');
      else if (fight && fight.attacks !== (use === 'defense'))
        this.refuse(
          `that is what it fights with anyway when it ${fight.attacks ? 'attacks' : 'is attacked'}`,
        );
      else {
        const against = fight?.against && { against: fight.against };
        out.push({ do: 'fightWith', cards, use, ...against });
      }
    });
  });

  /** "when it attacks a unit", "when it is attacked by a unit", "when attacking". */
  private fight: ParserMethod<[], Fight> = this.RULE('fight', () => {
    this.OR([{ ALT: () => this.CONSUME(T.When) }, { ALT: () => this.CONSUME(T.While) }]);
    this.OPTION(() =>
      this.OR4([
        { ALT: () => this.CONSUME(T.It) },
        { ALT: () => this.CONSUME(T.They) },
        {
          ALT: () => {
            this.CONSUME(T.This);
            this.CONSUME(CATEGORY.noun);
          },
        },
      ]),
    );
    return this.OR2<Fight>([
      {
        ALT: () => {
          this.OR3([
            { ALT: () => this.CONSUME(T.Attack) },
            { ALT: () => this.CONSUME(T.Fighting) },
          ]);
          const attacks = this.ACTION(() => this.LA(0).image !== 'defending');
          const against = this.OPTION2({
            GATE: () => this.kindAt(1) || this.at(1, T.A, T.Another),
            DEF: () => this.SUBRULE(this.kind, { ARGS: [] }),
          });
          return { attacks, against };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Is);
          const done = this.CONSUME(T.Done);
          this.ACTION(() => {
            if (this.value(done) !== 'attacked') this.refuse('say when it fights');
          });
          const against = this.OPTION3(() => {
            this.CONSUME(T.By);
            return this.SUBRULE2(this.kind, { ARGS: [] });
          });
          return { attacks: false, against };
        },
      },
    ]);
  });

  /** "skips its next attack". */
  protected skippingAttack = this.RULE('skippingAttack', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Skip);
    this.CONSUME(CATEGORY.its);
    this.CONSUME(T.Next);
    this.CONSUME(T.Attack);
    this.ACTION(() => out.push({ do: 'skipAttack', cards }));
  });
}
