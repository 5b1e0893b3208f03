import type { Act, Who } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { PlayerActParser } from './player-acts.ts';

/** What players and cards are let or made to do. */
export abstract class CausingParser extends PlayerActParser {
  protected causeAt(k: number): boolean {
    if (this.at(k, T.Make, T.Let, T.Allow)) return true;
    if (this.at(k, T.Force)) return this.playerAt(k + 1);
    if (!this.at(k, T.Has)) return false;
    return (
      this.playerAt(k + 1) || this.cardsAt(k + 1) || this.pointsAt(k + 1) || this.valuesAt(k + 1)
    );
  }

  /** After "let them": what cards do, rather than players. */
  private cardsAct(k: number): boolean {
    if (this.at(k, T.Activate)) return this.at(k + 1, T.Their) && this.at(k + 2, T.Other);
    return this.at(k, T.Attack, T.Be);
  }

  /** "have your opponent draw a card", "let it attack again", "make one unit indestructible". */
  protected causing = this.RULE('causing', (out: Act[]) => {
    this.OR([
      { ALT: () => this.CONSUME(T.Has) },
      { ALT: () => this.CONSUME(T.Make) },
      { ALT: () => this.CONSUME(T.Let) },
      { ALT: () => this.CONSUME(T.Allow) },
      { ALT: () => this.CONSUME(T.Force) },
    ]);
    const allows = this.ACTION(() => this.at(0, T.Allow, T.Force));
    this.OR2([
      {
        GATE: () => this.pointsAt(),
        ALT: () => this.SUBRULE(this.pointsBecome, { ARGS: [out] }),
      },
      {
        GATE: () => this.valuesAt(),
        ALT: () => this.SUBRULE(this.valuesBecome, { ARGS: [out] }),
      },
      {
        GATE: () => this.playerAt(1) || (this.at(1, T.Them) && !this.cardsAct(2)),
        ALT: () => {
          const who = this.OR3<Who>([
            {
              ALT: () => {
                this.CONSUME(T.Them);
                return this.ACTION(() => this.they ?? 'that');
              },
            },
            { ALT: () => this.SUBRULE(this.who) },
          ]);
          this.ACTION(() => {
            this.as(who);
            this.subject = { who, bare: 'caused' };
          });
          this.OPTION({ GATE: () => allows, DEF: () => this.CONSUME(T.To) });
          this.SUBRULE(this.playerAct, { ARGS: [out] });
        },
      },
      {
        ALT: () => {
          const aims = this.ACTION(() => this.aimAhead());
          const named = this.SUBRULE(this.cards, { ARGS: ['field', undefined, true] });
          const cards = this.ACTION(() => (aims ? aims(named) : named));
          this.OPTION2({ GATE: () => allows, DEF: () => this.CONSUME2(T.To) });
          this.OR4([
            {
              ALT: () => {
                this.CONSUME(T.Lasting);
                this.ACTION(() => out.push({ do: 'forbid', cards, from: 'be destroyed' }));
              },
            },
            {
              GATE: () => this.at(1, T.Active, T.Cover),
              ALT: () => this.SUBRULE(this.newlyActive, { ARGS: [out, cards] }),
            },
            {
              GATE: () => this.rankFreelyAt(1),
              ALT: () => this.SUBRULE(this.rankFreely, { ARGS: [out, cards] }),
            },
            {
              ALT: () => {
                const what = this.SUBRULE(this.aimedWith);
                this.ACTION(() => out.push({ do: 'redirect', what, to: cards }));
              },
            },
            {
              GATE: () => this.fightWithAt(1),
              ALT: () => this.SUBRULE(this.fightingWith, { ARGS: [out, cards] }),
            },
            { ALT: () => this.SUBRULE(this.attackFreely, { ARGS: [out, cards] }) },
            { ALT: () => this.SUBRULE(this.newKind, { ARGS: [out, cards] }) },
            { ALT: () => this.SUBRULE(this.predicate, { ARGS: [out, cards] }) },
          ]);
        },
      },
    ]);
  });
}
