import type { Act, Cards } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { OnlyPlayParser } from './only-plays.ts';

/** What players do, must do, may do and cannot do. */
export abstract class PlayerActParser extends OnlyPlayParser {
  /** "Your opponent then draws a card": whether the clause that is read comes after what was done. */
  protected thenSaid = false;

  /** Whether the first clause of the sentence says "then" after its subject. */
  protected saysThen = false;

  /** What comes "then" after other acts of its sentence is marked; else the sentence comes after the one before. */
  protected noteThen(out: Act[], start: number): void {
    const act = out[start];
    // biome-ignore lint/suspicious/noThenProperty: no act is ever awaited
    if (this.thenSaid && start > 0 && act) out[start] = { ...act, then: true };
    else if (this.thenSaid) this.saysThen = true;
    this.thenSaid = false;
  }

  /** What a named player does or cannot do. */
  protected playerAct = this.RULE('playerAct', (out: Act[]) => {
    this.OPTION4(() => {
      this.CONSUME(T.Then);
      this.ACTION(() => {
        this.thenSaid = true;
      });
    });
    this.OPTION(() => {
      this.CONSUME(T.Must);
      this.ACTION(() => {
        if (this.subject && 'who' in this.subject) this.subject = { ...this.subject, bare: 'must' };
      });
    });
    this.OPTION3(() => this.CONSUME(T.Either));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.MayNot);
          this.SUBRULE(this.playerDeed, { ARGS: [out] });
          this.MANY({
            GATE: () => this.otherDeedAt(),
            DEF: () => {
              this.CONSUME(T.Or);
              this.SUBRULE2(this.playerDeed, { ARGS: [out] });
            },
          });
        },
      },
      { ALT: () => this.SUBRULE(this.notDoing, { ARGS: [out] }) },
      {
        GATE: () => this.handLimitAt(1),
        ALT: () => this.SUBRULE(this.handLimit, { ARGS: [out] }),
      },
      {
        GATE: () => this.onlyAttackAt(1),
        ALT: () => this.SUBRULE(this.onlyAttack, { ARGS: [out] }),
      },
      {
        GATE: () => this.onlyPlayAt(1) && !this.mayPlayAt(1) && !this.playsAt(2),
        ALT: () => this.SUBRULE(this.onlyPlay, { ARGS: [out] }),
      },
      {
        GATE: () => this.mayPlayAt(1),
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]);
          this.OPTION2(() => this.CONSUME(T.Only));
          this.SUBRULE(this.playing, { ARGS: [out] });
        },
      },
      {
        GATE: () => this.mayUseAt(1) || (this.isCaused() && this.usedFreelyAt(1)),
        ALT: () => this.SUBRULE(this.mayUse, { ARGS: [out] }),
      },
      {
        GATE: () => this.mayPlayThisAt(1),
        ALT: () => this.SUBRULE(this.mayPlayThis, { ARGS: [out] }),
      },
      {
        GATE: () => this.mayRankUpAt(1),
        ALT: () => this.SUBRULE(this.mayRankUp, { ARGS: [out] }),
      },
      {
        GATE: () => this.at(2, T.Attack),
        ALT: () => this.SUBRULE(this.attackingWith, { ARGS: [out] }),
      },
      { ALT: () => this.SUBRULE(this.verb, { ARGS: [out] }) },
    ]);
  });

  /** "let your opponent activate ...". */
  private isCaused(): boolean {
    return this.subject !== undefined && 'who' in this.subject && this.subject.bare === 'caused';
  }

  /** "you may attack twice with one unit". */
  private attackingWith = this.RULE('attackingWith', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]);
    const attacks = this.SUBRULE(this.moreAttacks);
    this.CONSUME(T.With);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    const each = this.SUBRULE(this.eachTurn);
    this.ACTION(() => {
      this.onlyYou();
      this.addAttacks(out, this.ownUnits(cards), attacks, each);
    });
  });

  /** Units attack for the player who controls them. */
  private ownUnits(cards: Cards): Cards {
    if (cards.the !== 'pick') return cards;
    const { whose = 'your' } = cards.card;
    if (whose !== 'your') this.refuse('your units attack for you');
    return { ...cards, card: { ...cards.card, whose } };
  }

  /** "may play one more card", ""can play up to three cards this turn": what the rules would not let. */
  protected mayPlayAt(k: number): boolean {
    if (!this.at(k, T.May, T.Can)) return false;
    const i = this.at(k + 1, T.Only) ? k + 2 : k + 1;
    return this.at(i, T.Play) && (this.extraCardsAt(i + 1) || this.playsAt(i + 1));
  }
}
