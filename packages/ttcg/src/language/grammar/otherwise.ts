import { EOF } from 'chevrotain';
import { CATEGORY, T } from '../words/tokens.ts';
import { ChosenFirstParser } from './chosen-first.ts';

/** What ends the other cards, before it was said when it is those. */
const ENDS = [EOF, T.Stop, T.Comma, T.Semicolon, T.And, T.Is, T.MayNot];

/** Whether the same is to be done in another number, or to other cards, if something is so. */
export abstract class OtherwiseParser extends ChosenFirstParser {
  /** ", or 4 if ...", ", or two cards if ...": the same with another number. */
  protected soManyIfAt(): boolean {
    const k = this.at(1, T.Comma) ? 2 : 1;
    if (!this.at(k, T.Or) || !this.at(k + 1, T.Number)) return false;
    const thing = this.at(k + 2, T.Card, T.Point, T.Attack, T.Defense, T.Unit, T.Spell);
    return this.at(thing ? k + 3 : k + 2, T.If);
  }

  /** ", or one rank 2 unit if ...": the same of other cards. */
  protected othersIfAt(): boolean {
    const k = this.at(1, T.Comma) ? 2 : 1;
    if (!this.at(k, T.Or) || !this.at(k + 1, T.Number, T.A, T.UpTo) || this.soManyIfAt())
      return false;
    for (let i = k + 2; !this.at(i, ...ENDS); i++) {
      if (this.at(i, T.If)) return true;
      if (this.at(i, CATEGORY.verb) && !this.at(i, T.Attack)) return false;
    }
    return false;
  }
}
