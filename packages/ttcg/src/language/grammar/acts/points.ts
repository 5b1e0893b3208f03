import { EOF, type ParserMethod } from 'chevrotain';
import { hasHalf } from '../../tree/round-up.ts';
import type { Act, Amount, Who } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { SearchParser } from './searches.ts';

/** The points of players, and what they lose. */
export abstract class PointParser extends SearchParser {
  /** Whether the points of a player come. */
  protected pointsAt(k = 1): boolean {
    if (this.at(k + 1, T.Controller, T.Owner, T.Player, T.TurnPlayer)) {
      return this.at(k + 2, T.Possessive) && this.at(k + 3, T.Point);
    }
    if (this.ownersAt(k)) return this.at(k + 4, T.Possessive) && this.at(k + 5, T.Point);
    return this.whoseAt(k) > 0 && this.at(k + this.whoseAt(k), T.Point);
  }

  /** "this card's owner". */
  private ownersAt(k: number): boolean {
    const ofThis = this.at(k, T.This) && this.nounAt(k + 1) && this.at(k + 2, T.Possessive);
    return ofThis && this.at(k + 3, T.Owner);
  }

  /** "your points", "each player's points". */
  protected pointsOf: ParserMethod<[], Who> = this.RULE('pointsOf', () => {
    const who = this.OR<Who>([
      {
        GATE: () => this.at(1, T.Its, T.Their) && this.at(2, T.Controller, T.Owner),
        ALT: () => {
          this.CONSUME(CATEGORY.its);
          const player = this.OR3<Who>([
            this.word(T.Controller, 'controller'),
            this.word(T.Owner, 'owner'),
          ]);
          this.CONSUME(T.Possessive);
          return player;
        },
      },
      {
        GATE: () => this.ownersAt(1),
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          this.CONSUME4(T.Possessive);
          this.CONSUME(T.Owner);
          this.CONSUME5(T.Possessive);
          return 'own owner';
        },
      },
      {
        GATE: () => this.at(2, T.TurnPlayer),
        ALT: () => {
          this.CONSUME(T.The);
          this.CONSUME(T.TurnPlayer);
          this.CONSUME3(T.Possessive);
          return 'turn';
        },
      },
      {
        GATE: () => this.whoseAt(1) > 0,
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          return this.ACTION(() => (whose === 'your' ? 'you' : 'opponent'));
        },
      },
      {
        ALT: () => {
          const player = this.OR4<Who>([
            this.word(T.Each, 'both'),
            this.word(T.Both, 'both'),
            this.word(T.That, 'that'),
            this.word(T.Number, 'choice'),
          ]);
          this.CONSUME(T.Player);
          this.CONSUME2(T.Possessive);
          return player;
        },
      },
    ]);
    this.CONSUME(T.Point);
    return who;
  });

  /** "deal 2 damage to your opponent": they lose points. */
  protected dealing = this.RULE('dealing', (out: Act[]) => {
    this.CONSUME(T.Deal);
    const n = this.OR<Amount | undefined>([
      { GATE: () => this.at(2, T.To), ...this.word(T.Damage, undefined) },
      { ALT: () => this.SUBRULE(this.amount, { ARGS: [T.Damage] }) },
    ]);
    this.CONSUME(T.To);
    const who = this.SUBRULE(this.who);
    const amount = this.OR2<Amount | undefined>([
      { GATE: () => n === undefined, ALT: () => this.SUBRULE(this.equalTo) },
      {
        GATE: () => typeof n === 'number',
        ALT: () => this.SUBRULE(this.times, { ARGS: [n as number] }),
      },
      { GATE: () => n !== undefined, ALT: () => n },
    ]);
    this.ACTION(() => {
      this.onlyYou();
      out.push({ do: 'points', who, change: { op: 'lose', amount: amount ?? 0 } });
    });
  });

  /** "takes 2 damage". */
  protected suffering = this.RULE('suffering', (out: Act[]) => {
    this.CONSUME(T.Suffer);
    const amount = this.SUBRULE(this.amount, { ARGS: [T.Damage] });
    this.ACTION(() => out.push({ do: 'points', who: this.doer, change: { op: 'lose', amount } }));
  });

  /** Whether what was read last ends so; made once, as it is asked after every clause. */
  protected readonly rounding = {
    GATE: () => this.at(this.at(1, T.Comma) ? 2 : 1, T.Rounded),
    DEF: () => this.SUBRULE(this.rounded),
  };

  /** After a half: "rounded down", as it is anyway, or "rounded up". */
  private rounded: ParserMethod<[], 'up' | 'down'> = this.RULE('rounded', () => {
    this.OPTION(() => this.CONSUME(T.Comma));
    const rounded = this.CONSUME(T.Rounded);
    this.OPTION2({
      GATE: () => this.at(2, T.Until, T.AttackOver, T.ThisTurn, T.To, T.While, T.For, T.During),
      DEF: () => this.CONSUME2(T.Comma),
    });
    return this.ACTION(() => {
      if (!hasHalf(this.lastAct)) this.refuse('only a half is rounded');
      return this.value<'up' | 'down'>(rounded);
    });
  });

  /** "take the top card of your deck into your hand", rather than damage. */
  protected takesCardsAt(): boolean {
    return this.cardsAt(2) && this.before(T.Into, T.Stop, T.Damage, T.Comma);
  }

  protected takingCards = this.RULE('takingCards', (out: Act[]) => {
    this.CONSUME(T.Suffer);
    this.SUBRULE(this.movingCards, { ARGS: [out] });
  });

  /** "take a card from your opponent's hand", "take one from it": into that of who does it. */
  protected takesFromHandAt(): boolean {
    if (!this.at(1, T.Suffer, T.Steal)) return false;
    for (let k = 2; !this.at(k, EOF, T.Stop, T.Semicolon, T.Comma, T.And, T.Into, T.To); k++) {
      if (!this.at(k, T.From)) continue;
      return this.at(k + 1, T.It) || this.at(k + 1 + this.whoseAt(k + 1), T.Hand);
    }
    return false;
  }

  protected takingFromHand = this.RULE('takingFromHand', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.Suffer) }, { ALT: () => this.CONSUME(T.Steal) }]);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      const to = { zone: 'hand', whose: this.ownWhose() } as const;
      out.push({ do: 'move', cards, to, ...this.by() });
    });
  });

  protected abstract who: ParserMethod<[], Who>;

  protected onlyYou(): void {
    if (this.doer !== 'you') this.refuse('only you can do that');
  }
}
