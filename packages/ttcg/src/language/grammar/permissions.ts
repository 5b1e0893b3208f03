import type { ParserMethod } from 'chevrotain';
import { CATEGORY, T } from '../words/tokens.ts';
import type { May } from './parts.ts';
import { WaitingParser } from './waiting.ts';

/** Who may decide on what follows. */
export abstract class PermissionParser extends WaitingParser {
  /** Whether somebody comes who may decide on what follows. */
  protected mayAt(): boolean {
    const k = this.deciderLength() + 1;
    if (
      k === 1 ||
      !this.at(k, T.May, T.Can) ||
      this.mayPlayAt(k) ||
      this.onlyPlayAt(k) ||
      this.onlyAttackAt(k) ||
      this.mayRankUpAt(k) ||
      this.mayUseAt(k) ||
      (this.at(1, T.You) && this.mayPlayThisAt(k))
    )
      return false;
    if (this.at(k + 1, T.Attack)) return false;
    return this.at(k, T.May) || (k === 2 && this.verbAt(3));
  }

  /** How many tokens name a player who may decide; 0 if there is none. */
  private deciderLength(): number {
    if (this.at(1, T.You, T.Opponent, T.They, T.Player)) return 1;
    if (this.at(1, T.Each, T.Both, T.That) && this.at(2, T.Player)) return 2;
    if (this.at(1, CATEGORY.its) && this.at(2, T.Controller, T.Owner)) return 2;
    if (this.ahead(T.The, T.TurnPlayer)) return 2;
    return this.at(1, T.That) && this.at(3, T.Possessive) ? 4 : 0;
  }

  /** Whether the controllers or owners of several cards were given a choice last. */
  protected severalMay = false;

  protected permission: ParserMethod<[], May> = this.RULE('permission', () => {
    const unclear = this.at(1, T.They) && this.they === undefined && !this.isByAnybody();
    const several = this.at(1, T.Their);
    this.startPart();
    const who = this.SUBRULE(this.who);
    this.OR([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]);
    this.ACTION(() => {
      this.severalMay = several;
      this.permits = true;
      if (unclear) this.refuse('it is not clear whom "they" means');
      this.as(who);
      if (who !== 'you' && who !== 'both') this.they = who;
    });
    return who as May;
  });
}
