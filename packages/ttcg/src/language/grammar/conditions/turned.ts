import type { ParserMethod } from 'chevrotain';
import { T } from '../../words/tokens.ts';
import { EitherParser } from './either.ts';

/** Since when a card is tapped. */
export abstract class TurnedParser extends EitherParser {
  /** "was tapped on an earlier turn", "has been tapped since an earlier turn". */
  protected tappedEarlierAt(k = 1): boolean {
    let i = this.at(k, T.Has) && this.at(k + 1, T.Been) ? k + 2 : k + 1;
    if (!this.at(k, T.Was, T.Is, T.Has)) return false;
    if (this.at(i, T.Not)) i++;
    return this.value(this.LA(i)) === 'tapped' && this.at(i + 1, T.EarlierTurn);
  }

  /** Whether it is denied. */
  protected tappedEarlier: ParserMethod<[], boolean> = this.RULE('tappedEarlier', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.Was) },
      { ALT: () => this.CONSUME(T.Is) },
      {
        ALT: () => {
          this.CONSUME(T.Has);
          this.CONSUME(T.Been);
        },
      },
    ]);
    const not = this.OPTION(() => this.CONSUME(T.Not));
    this.CONSUME(T.Turned);
    this.CONSUME(T.EarlierTurn);
    return not !== undefined;
  });
}
