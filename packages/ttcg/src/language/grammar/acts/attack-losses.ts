import type { ParserMethod } from 'chevrotain';
import type { Act, CardFilter } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { StatParser } from './stats.ts';

/** By which attacks points are lost. */
type Through = NonNullable<Extract<Act, { do: 'scalePoints' }>['through']>;

/** Points that are lost through attacks. */
export abstract class AttackLossParser extends StatParser {
  /** "through attacks", "from this card's attacks", "by a direct attack". */
  protected throughAt(): boolean {
    if (!this.at(1, T.Through, T.From, T.By)) return false;
    const ends = [T.Stop, T.Comma, T.Is, T.Number, T.Lose];
    return this.before(T.Attack, ...ends) || this.before(T.ADirectAttack, ...ends);
  }

  protected throughAttacks: ParserMethod<[], Through> = this.RULE('throughAttacks', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.Through) },
      { ALT: () => this.CONSUME(T.From) },
      { ALT: () => this.CONSUME(T.By) },
    ]);
    return this.OR2<Through>([
      {
        GATE: () => this.at(1, T.This),
        ALT: () => {
          this.SUBRULE(this.ref);
          this.CONSUME(T.Possessive);
          const directly = this.SUBRULE(this.attackNoun);
          return { attacksOf: 'this', ...(directly && { directly }) };
        },
      },
      {
        ALT: () => {
          this.OPTION(() =>
            this.OR3([{ ALT: () => this.CONSUME(T.A) }, { ALT: () => this.CONSUME(T.The) }]),
          );
          const directly = this.SUBRULE2(this.attackNoun);
          const attacksOf = this.OPTION2({
            GATE: () => this.at(1, T.Of, T.By) && !this.at(2, T.Number),
            DEF: () => this.SUBRULE(this.attackingCards),
          });
          return { attacksOf: attacksOf ?? { noun: 'unit' }, ...(directly && { directly }) };
        },
      },
    ]);
  });

  /** "attacks", "direct attacks". */
  private attackNoun: ParserMethod<[], true | undefined> = this.RULE('attackNoun', () => {
    return this.OR<true | undefined>([
      this.word(T.ADirectAttack, true),
      {
        ALT: () => {
          const direct = this.OPTION(() => this.CONSUME(T.Direct));
          this.CONSUME(T.Attack);
          return direct && true;
        },
      },
    ]);
  });

  /** After an attack: "of this card", "of water units", "by your opponent's dragons". */
  private attackingCards: ParserMethod<[], Through['attacksOf']> = this.RULE(
    'attackingCards',
    () => {
      this.OR([{ ALT: () => this.CONSUME(T.Of) }, { ALT: () => this.CONSUME(T.By) }]);
      return this.OR2<'this' | CardFilter>([
        {
          GATE: () => this.at(1, T.This),
          ALT: () => {
            this.SUBRULE(this.ref);
            return 'this';
          },
        },
        { ALT: () => this.SUBRULE(this.kind, { ARGS: [] }) },
      ]);
    },
  );

  protected loserAt(): boolean {
    return this.ahead(T.The, T.Player) && this.at(3, T.Who, T.That) && this.at(4, T.Lose);
  }

  /** "The player who loses points from this card's attack loses one point more." */
  protected loserLoses = this.RULE('loserLoses', (out: Act[]) => {
    this.CONSUME(T.The);
    this.CONSUME(T.Player);
    this.OR([{ ALT: () => this.CONSUME(T.Who) }, { ALT: () => this.CONSUME(T.That) }]);
    this.CONSUME(T.Lose);
    this.CONSUME(T.Point);
    const through = this.SUBRULE(this.throughAttacks);
    this.CONSUME2(T.Lose);
    const by = this.OR2<number>([
      {
        ALT: () => {
          this.CONSUME(T.A);
          this.CONSUME(T.Additional);
          return 1;
        },
      },
      { ALT: () => this.SUBRULE(this.number) },
    ]);
    const more = this.OPTION(() => this.SUBRULE(this.moreWord));
    this.CONSUME2(T.Point);
    const after = this.OPTION2(() => this.SUBRULE2(this.moreWord));
    this.ACTION(() => {
      if (!more && !after && !this.at(-1, T.Additional)) this.refuse('say how many more');
      if (by < 1) this.refuse('that would be nothing');
      out.push({ do: 'scalePoints', how: 'increase', by, who: 'both', of: 'lose', through });
    });
  });

  private moreWord = this.RULE('moreWord', () => {
    this.OR([{ ALT: () => this.CONSUME(T.More) }, { ALT: () => this.CONSUME(T.Additional) }]);
    return true;
  });
}
