import { EOF } from 'chevrotain';
import { T } from '../../words/tokens.ts';
import { StackTopParser } from './stack-tops.ts';

/** Whether cards come next, and whether a list of them goes on. */
export abstract class CardsAheadParser extends StackTopParser {
  /** Whether the last part of a list lies by "it": "one card under them with a card under it" lies by "them". */
  protected endsInIt(): boolean {
    if (!this.at(0, T.It)) return false;
    for (let k = -1; !this.at(k, T.Comma, T.And, EOF); k--) if (this.at(k, T.Them)) return false;
    return true;
  }

  /** What is known of cards before they are read. */
  protected beginCards(subject: boolean): void {
    this.readsSubject = subject;
    this.closesList = this.at(1, T.Both) || this.listAt();
  }

  /** "each of this card, it and one unit", but not "each of your units" or "each of them". */
  protected listAt(): boolean {
    if (!this.ahead(T.Each, T.Of)) return false;
    if (this.whoseAt(3) > 0) return this.at(3 + this.whoseAt(3), T.Hand, T.Deck, T.DiscardPile);
    if (this.at(3, T.Them)) return this.at(4, T.Comma) && this.cardsAt(5);
    return !this.at(3, T.That) || this.at(5, T.Comma);
  }

  /**
   * Whether "and" joins another part of the list, rather than the next clause. Before its verb, a
   * subject can only be joined by more of the same; a comma must be followed by a last "and".
   */
  protected itemAfterJoint(subject: boolean): boolean {
    const k = this.ahead(T.Comma, T.And) ? 3 : 2;
    if (!this.at(1, T.And, T.Comma) || this.at(k, T.Both) || !this.cardsAt(k)) return false;
    if (this.at(k, T.Each) && this.at(k + 1, T.Of)) return false;
    if (this.at(k + 2, T.Possessive) && this.at(k + 3, T.Owner, T.Controller)) return false;
    if (this.at(k, T.The) && this.at(k + 1, T.Owner, T.Controller)) return false;
    if (k === 2 && this.at(1, T.Comma)) return this.listCloses();
    return (subject && this.at(1, T.And)) || !this.predicateAfter(k);
  }

  /** "one unit, one spell, and one card": whether an "and" with more cards comes next. */
  private listCloses(): boolean {
    for (let k = 2; ; k++) {
      if (this.at(k, T.Comma, T.And)) {
        const next = this.at(k, T.Comma) ? k + 1 : k;
        return this.at(next, T.And) && this.cardsAt(next + 1) && !this.predicateAfter(next + 1);
      }
      if (this.at(k, EOF, T.Stop, T.Semicolon, T.Is, T.MayNot)) return false;
      if (this.otherVerbAt(k)) return false;
    }
  }

  /**
   * What "any" or "a" comes to after "cannot": no unit can be attacked where none may attack "any unit". Nothing
   * where one card is meant, as in "destroy any unit".
   */
  protected deniedAt(): 'all' | 'unclear' | 'joined' | undefined {
    const any = this.anyAt();
    if (!any && !this.at(1, T.A)) return undefined;
    // "Cannot attack a dragon" is said of all of them, or of one that is chosen.
    if (!any)
      return this.at(-1, T.MayNot) && this.at(0, T.Attack, T.Target) ? 'unclear' : undefined;
    let joined = false;
    for (let k = 0; !this.at(k, EOF, ...ENDS_DENIAL); k--) {
      if (this.at(k, T.MayNot, T.Prevent)) return joined ? 'joined' : 'all';
      joined ||= this.at(k, T.Or, T.And);
    }
    return undefined;
  }

  /** "any unit", "any of your units", but not "any two units". */
  protected anyAt(): boolean {
    return this.at(1, T.Any) && !this.at(2, T.Number);
  }

  /** Whether cards come at the k-th token. */
  protected cardsAt(k: number): boolean {
    if (this.at(k, T.StackTop)) return true;
    if (this.refAt(k)) return true;
    const length = this.whoseAt(k);
    if (length > 0) return !this.at(k + length, ...NO_CARDS);
    if (this.at(k, T.The) && this.at(k + 1, T.Base)) return false;
    if (this.at(k, T.The) && this.at(k + 1, T.Attack, T.Defense, T.Rank, T.Bonus)) {
      return this.at(k + 2, T.Number);
    }
    if (this.at(k, T.Half)) {
      const owned = this.whoseAt(k + 1);
      return owned > 0 ? this.kindAt(k + 1 + owned) : this.at(k + 1, T.All) || this.kindAt(k + 1);
    }
    if (this.at(k, T.Both)) return !this.at(k + 1, T.Player);
    if (this.at(k, T.The) && this.at(k + 1, T.TurnPlayer, T.Player)) return false;
    if (this.at(k, T.A, T.Number, T.Each, T.Any, T.ThatMany)) return !this.at(k + 1, T.Player);
    if (this.at(k, T.All, T.AnyNumber, T.UpTo, T.Exactly, T.Another, T.Target, T.The)) return true;
    return this.premodifierAt(k) || this.nounAt(k);
  }
}

/** Where what was said before "cannot" no longer counts. */
const ENDS_DENIAL = [T.Stop, T.Semicolon, T.Comma, T.Then, T.Unless, T.If, T.When, T.While];

/** What a player or card can have that is no card. */
const NO_CARDS = [T.Base, T.Controller, T.Owner, T.Point, T.Effect, T.Attack, T.Defense, T.Bonus];
