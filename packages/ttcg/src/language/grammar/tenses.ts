import { EOF } from 'chevrotain';
import { TokenSet } from '../words/token-set.ts';
import { T } from '../words/tokens.ts';
import type { Refusal } from './base.ts';
import { ClauseParser } from './clauses.ts';

/** What ends or turns away from what happens. */
const NOT_PRESENT = new TokenSet(
  EOF,
  T.Stop,
  T.Comma,
  T.Colon,
  T.If,
  T.Was,
  T.DidNot,
  T.Control,
  T.Has,
  T.There,
);

/** What players and cards do. */
const HAPPENS = new TokenSet(
  T.Attack,
  T.DirectAttack,
  T.Die,
  T.Destroy,
  T.Leave,
  T.Draw,
  T.Discard,
  T.Mill,
  T.Play,
  T.RankUp,
  T.Activate,
  T.Gain,
  T.Lose,
);

/** Who has what, which does not happen. */
const HOLDERS = new Set([T.You, T.Opponent]);
const HELD = new Set([T.Has, T.Control]);

/** Whether what follows an "if" happens, would happen, or is so. */
export abstract class TenseParser extends ClauseParser {
  /** "if this card is destroyed", "if your opponent plays a spell": what happens, told in the present. */
  protected presentAhead(): boolean {
    for (let k = 2; ; k++) {
      if (this.at(k, T.Would)) return false;
      if (this.isIn(k, NOT_PRESENT))
        return this.at(k, T.Control) && this.at(k - 1, T.You, T.Opponent) && k > 3
          ? this.presentAfter(k + 1)
          : false;
      if (this.at(k, T.Is) || this.isIn(k, HAPPENS)) return this.presentAfter(k);
    }
  }

  /** Whether what stands there is done by or to what was spoken of before. */
  private presentAfter(k: number): boolean {
    if (this.at(k, T.Is)) return this.at(k + 1, T.Done, T.Sent, T.PartOfChain);
    if (!this.isIn(k, HAPPENS) || this.value(this.LA(k)) === 'past') return false;
    if (this.at(k - 1, T.You, T.Opponent, T.Player)) return !this.at(k, T.Attack);
    const of = this.nounAt(k - 1) || this.at(k - 1, T.Control, T.It);
    return of && this.at(k, T.Attack, T.DirectAttack, T.Destroy, T.Leave, T.Die);
  }

  /** Whether what follows "if" would happen; a comma may stand between types. */
  protected wouldAhead(): boolean {
    for (let k = 2; ; k++) {
      if (this.at(k, T.Would) && !this.at(k - 1, T.That, T.Who)) return true;
      if (this.at(k, EOF, T.Stop, T.Colon, T.If, T.While)) return false;
      if (this.at(k, T.Comma) && !this.at(k + 1, T.UnitType, T.Subtype, T.Deck)) return false;
    }
  }

  /** Why what is said to happen cannot be read, where that is clear. */
  protected eventFault(): Refusal | undefined {
    let told = false;
    for (const [i, token] of this.input.entries()) {
      const next = this.input[i + 1]?.tokenType;
      const after = this.input[i + 2]?.tokenType;
      if (token.tokenType === T.Comma || token.tokenType === T.Stop) told = false;
      if (token.tokenType === T.When) told = true;
      if (!told || !next || !after) continue;
      if (token.tokenType === T.When && HOLDERS.has(next) && HELD.has(after))
        return { token, reason: 'that does not happen, but is so; say "if" or "while"' };
    }
    return undefined;
  }

  /** Whether the turn or phase spoken of before the comma is the next one. */
  protected nextAhead(): boolean {
    return this.before(T.Next, T.Comma, T.Colon, T.Stop);
  }
}
