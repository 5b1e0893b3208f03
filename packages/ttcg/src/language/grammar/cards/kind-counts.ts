import type { ParserMethod } from 'chevrotain';
import type { Range, Shared } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { PastParser } from './past.ts';

/** Of how many types, ranks or names some cards are; where no number is said, as many as there are cards. */
interface Kinds {
  readonly what: Shared;
  readonly range: Range | undefined;
  /** Whether that stands after the cards, of which there are so many then. */
  readonly after?: boolean;
}

/** What a number of kinds begins with. */
const BOUNDS = [T.Number, T.AtLeast, T.AtMost, T.Exactly, T.MoreThan, T.FewerThan];

/** "units of two or more different types", "three different types of units", where they are counted. */
export abstract class KindCountParser extends PastParser {
  /** Whether cards are read whose kinds can be counted, and what was said of them. */
  protected countsKinds = false;
  protected kindsSaid: Kinds | undefined;

  protected abstract quantity: ParserMethod<[], Range>;

  /** After a noun: "of two or more different types", "of different types". */
  protected ofKindsAt(): boolean {
    if (!this.countsKinds || !this.at(1, T.Of, T.With)) return false;
    let k = 2;
    if (this.at(k, ...BOUNDS)) k++;
    while (k > 2 && k < 5 && this.at(k, T.Number, T.OrMore, T.OrFewer)) k++;
    return this.at(k, T.Different) && this.sharedAt(k + 1);
  }

  protected ofKinds = this.RULE('ofKinds', () => {
    this.OR([{ ALT: () => this.CONSUME(T.Of) }, { ALT: () => this.CONSUME(T.With) }]);
    const range = this.OPTION({
      GATE: () => !this.at(1, T.Different),
      DEF: () => this.SUBRULE(this.quantity),
    });
    this.CONSUME(T.Different);
    const what = this.SUBRULE(this.sharedThing);
    this.ACTION(() => this.sayKinds({ what, range, after: true }));
  });

  /** After a number: "different types of units", "different names among cards". */
  protected kindsFirstAt(): boolean {
    return this.at(1, T.Different) && this.sharedAt(2) && this.at(3, T.Of, T.Among);
  }

  protected kindsFirst = this.RULE('kindsFirst', () => {
    this.CONSUME(T.Different);
    const what = this.SUBRULE(this.sharedThing);
    this.OR([{ ALT: () => this.CONSUME(T.Of) }, { ALT: () => this.CONSUME(T.Among) }]);
    this.ACTION(() => this.sayKinds({ what, range: undefined }));
  });

  private sayKinds(kinds: Kinds): void {
    if (this.kindsSaid) this.refuse('the kinds are counted twice');
    this.kindsSaid = kinds;
  }
}
