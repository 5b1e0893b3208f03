import type { Range } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { NounParser } from './nouns.ts';
import type { Draft } from './phrase.ts';

/** What begins a number of cards. */
const QUANTITIES = [
  T.A,
  T.Any,
  T.No,
  T.Number,
  T.Exactly,
  T.AtLeast,
  T.AtMost,
  T.MoreThan,
  T.FewerThan,
];

/** How many cards lie under a card. */
export abstract class CoverParser extends NounParser {
  /** Whether "two or more cards under it" comes. */
  protected coversAt(k: number): boolean {
    if (!this.at(k, ...QUANTITIES)) return false;
    let i = k + 1;
    while (this.at(i, T.Number, T.OrMore, T.OrFewer)) i++;
    return this.at(i, T.Card) && this.at(i + 1, T.Under) && this.at(i + 2, T.It, T.Them);
  }

  /** "a card under it", "no cards under them", "two or more cards under it". */
  protected coversFilter = this.RULE('coversFilter', (draft: Draft) => {
    const range = this.OR<Range>([
      this.word(T.A, { than: 'at least', n: 1 }),
      this.word(T.Any, { than: 'at least', n: 1 }),
      this.word(T.No, { than: 'exactly', n: 0 }),
      { ALT: () => this.SUBRULE(this.range) },
    ]);
    this.CONSUME(T.Card);
    this.CONSUME(T.Under);
    this.OR2([{ ALT: () => this.CONSUME(T.It) }, { ALT: () => this.CONSUME(T.Them) }]);
    this.ACTION(() => this.say(draft, 'covers', range));
  });
}
