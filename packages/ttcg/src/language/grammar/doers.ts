import type { Act } from '../tree/tree.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import { CausingParser } from './acts/causing.ts';

/** What this card does, as its text may say of what you do. */
const OF_THIS_CARD = [T.Copy, T.Destroy, T.Tap, T.Untap, T.Give, T.Deal];

const unclear = (what: string): string =>
  `it is not clear ${what}; say "you" or "your opponent" before it`;

/** Clauses by whom they tell of: a player, named or not, this card, or other cards. */
export abstract class DoerParser extends CausingParser {
  /** "draw a card": by whom is not said. */
  protected unnamedAct = this.RULE('unnamedAct', (out: Act[]) => {
    this.ACTION(() => {
      const { image } = this.LA(1);
      if (this.saidOfCards()) this.refuse(unclear(`who "${image}"`));
      if (this.caused()) this.refuse(unclear(`who is to ${image}`));
      this.subject = undefined;
      if (this.unnamed === undefined) this.refuse('it is not clear who does that');
    });
    this.SUBRULE(this.verb, { ARGS: [out] });
  });

  /** "your opponent draws a card". */
  protected namedAct = this.RULE('namedAct', (out: Act[]) => {
    const who = this.SUBRULE(this.who);
    this.ACTION(() => {
      this.as(who);
      // "They lose 1 point and draw a card": both verbs are theirs.
      this.subject = this.at(0, T.They) ? { who, bare: 'they' } : { who };
    });
    this.SUBRULE(this.playerAct, { ARGS: [out] });
  });

  /** "one unit gains 100 attack". */
  protected saidOf = this.RULE('saidOf', (out: Act[]) => {
    const aims = this.ACTION(() => this.aimAhead());
    const named = this.SUBRULE(this.cards, { ARGS: ['field', undefined, true] });
    const cards = this.ACTION(() => (aims ? aims(named) : named));
    this.ACTION(() => {
      this.subject = { cards };
    });
    this.SUBRULE(this.predicate, { ARGS: [out, cards] });
  });

  /** "this card destroys one unit": what it does, you do. */
  protected thisActs = this.RULE('thisActs', (out: Act[]) => {
    this.CONSUME(T.This);
    this.CONSUME(CATEGORY.noun);
    this.ACTION(() => {
      this.subject = undefined;
      this.itsIsThis = this.at(2, T.Its);
    });
    this.OR([
      { GATE: () => this.causeAt(1), ALT: () => this.SUBRULE(this.causing, { ARGS: [out] }) },
      { ALT: () => this.SUBRULE(this.verb, { ARGS: [out] }) },
    ]);
    this.ACTION(() => {
      this.itsIsThis = false;
    });
  });

  protected thisActsAt(): boolean {
    if (!this.at(1, T.This) || !this.at(2, CATEGORY.noun) || !this.verbAt(3)) return false;
    if (this.turnsAt(3)) return false;
    // "This card lets you draw a card": what it makes players do.
    if (this.at(3, T.Let, T.Make, T.Allow, T.Force) && this.at(4, T.You, T.Opponent, T.Each, T.Its))
      return true;
    return this.at(3, ...OF_THIS_CARD);
  }

  /** "each unit gains 100 attack and draws a card": told of cards, which do not do that. */
  private saidOfCards(): boolean {
    const { subject } = this;
    if (!subject || !('cards' in subject) || this.value(this.LA(1)) !== 's') return false;
    return subject.cards.the !== 'this' || !this.at(1, ...OF_THIS_CARD);
  }

  /** "have your opponent discard a card and draw two": they might draw, or you. */
  private caused(): boolean {
    const { subject } = this;
    if (!subject || !('who' in subject) || subject.bare !== 'caused') return false;
    if (subject.who === 'you') return false;
    return this.at(0, T.And, T.Or) && !this.at(1, T.Force);
  }
}
