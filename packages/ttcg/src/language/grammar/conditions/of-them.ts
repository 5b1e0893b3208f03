import { T } from '../../words/tokens.ts';
import { rangeOf } from '../cards/ranges.ts';
import { HoldingParser } from './holdings.ts';
import type { Simple } from './tests.ts';

/** Of how many of the cards spoken of something is so. */
export abstract class OfThemParser extends HoldingParser {
  /** "both are units", "any of them is a dragon", "neither of them is tapped". */
  protected ofThemAt(k = 1): boolean {
    if (!this.at(k, T.Both, T.All, T.Each, T.Any, T.Either, T.No)) return false;
    if (this.at(k + 1, T.Is, T.Was)) return true;
    return this.at(k + 1, T.Of) && this.at(k + 2, T.Them) && this.at(k + 3, T.Is, T.Was);
  }

  protected ofThem = this.RULE('ofThem', (parts: Simple[]) => {
    const which = this.OR<'all' | 'any' | 'none'>([
      this.word(T.Both, 'all'),
      this.word(T.All, 'all'),
      this.word(T.Each, 'all'),
      this.word(T.Any, 'any'),
      this.word(T.Either, 'any'),
      this.word(T.No, 'none'),
    ]);
    this.OPTION(() => {
      this.CONSUME(T.Of);
      this.CONSUME(T.Them);
    });
    this.OR2([{ ALT: () => this.CONSUME(T.Is) }, { ALT: () => this.CONSUME(T.Was) }]);
    const a = this.SUBRULE(this.quality);
    this.ACTION(() => {
      this.checkBoth();
      const such = { is: 'card', card: { the: 'that' }, a } as const;
      if (which === 'all') parts.push(such);
      else if (which === 'none') parts.push({ is: 'not', of: such });
      else if (a.kind !== 'fits') this.refuse('say how many of them, like "one of them is a unit"');
      else {
        const card = { ...a.card, place: 'that' } as const;
        parts.push({ is: 'count', card, range: rangeOf('at least', 1) });
      }
    });
  });
}
