import { EOF } from 'chevrotain';
import type { Act } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { AbsorbParser } from './absorbs.ts';

/** Effects of a kind that are countered as they come, told of the effects. */
export abstract class WardedParser extends AbsorbParser {
  /** "effects of your opponent that would make you lose points are countered". */
  protected wardedAt(): boolean {
    const word = this.says(T.Would) ? this.effectWordAt() : 0;
    if (word === 0) return false;
    let would = false;
    for (let k = word + 1; !this.at(k, EOF, T.Stop, T.Comma); k++) {
      would ||= this.at(k, T.That) && this.at(k + 1, T.Would);
      if (this.at(k, T.Is) && this.at(k + 1, T.Done))
        return would && WARDED.includes(this.value(this.LA(k + 1)));
    }
    return false;
  }

  protected warded = this.RULE('warded', (out: Act[]) => {
    const of = this.SUBRULE(this.effects);
    this.CONSUME(T.Is);
    this.CONSUME(T.Done);
    const fresh = this.OPTION({
      GATE: () => this.turnPlayedAt(1),
      DEF: () => {
        this.SUBRULE(this.turnPlayed);
        return true;
      },
    });
    this.ACTION(() => {
      const { for: time } = fresh ? this.whenPlayed({ the: 'this' }) : {};
      out.push({
        do: 'ward',
        what: 'effect',
        ...(of && { of }),
        all: true,
        ...(time && { for: time }),
      });
    });
  });
}

const WARDED: readonly string[] = ['countered', 'prevented'];
