import { EOF, type ParserMethod } from 'chevrotain';
import type { CardFilter, RowSpot } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { CoverParser } from './covers.ts';
import type { Determiner, Draft, Kept, Phrase } from './phrase.ts';

type At = NonNullable<CardFilter['near']>['at'];

/** What lies beside a card, and where in its row it lies itself. */
export abstract class NearParser extends CoverParser {
  /** Whether "a spell below it" comes, after "with" or "without". */
  protected nearAt(k: number): boolean {
    const first = this.at(k, T.A, T.No, T.Any) ? k + 1 : k;
    if (!this.kindAt(first)) return false;
    for (let i = first; i < first + 12; i++) {
      if (this.at(i, T.Under, T.Below, T.Above, T.Opposite)) return this.at(i + 1, T.It, T.Them);
      if (this.at(i, T.Adjacent) && this.at(i + 1, T.To)) return this.at(i + 2, T.It, T.Them);
      if (this.at(i, EOF, T.Stop, T.Comma, T.And, T.With, T.MayNot, T.Is, T.If)) return false;
    }
    return false;
  }

  /** "a spell below it", "no dragon under them"; after "without", that there is none. */
  protected nearFilter = this.RULE('nearFilter', (draft: Draft, without: boolean) => {
    const no = this.OPTION(() =>
      this.OR([this.word(T.A, false), this.word(T.Any, false), this.word(T.No, true)]),
    );
    const phrase = this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => ({})), 'near'] });
    const at = this.SUBRULE(this.nearness);
    this.OR2([{ ALT: () => this.CONSUME(T.It) }, { ALT: () => this.CONSUME(T.Them) }]);
    this.ACTION(() => {
      const { filter: of } = phrase;
      if (without && no) this.refuse('say "with no", or "without a"');
      if (no === undefined && !without) this.refuse('say "a" or "no"');
      if (phrase.by || of.place || of.beside)
        this.refuse('one card lies beside another, and no further');
      const not = without || no === true;
      if (at === 'under' && of.noun === 'card' && Object.keys(of).length === 1) {
        const range = not
          ? ({ than: 'exactly', n: 0 } as const)
          : ({ than: 'at least', n: 1 } as const);
        this.say(draft, 'covers', range);
      } else this.say(draft, 'near', { at, of, ...(not && { not }) });
    });
  });

  /** Whether nothing but what stands before a noun, and then a noun, comes. */
  protected abstract kindAt(k: number): boolean;

  private nearness: ParserMethod<[], At> = this.oneOf<At>('nearness', [
    this.word(T.Under, 'under'),
    this.word(T.Below, 'below'),
    this.word(T.Above, 'above'),
    this.word(T.Opposite, 'across from'),
    {
      ALT: () => {
        this.CONSUME(T.Adjacent);
        this.CONSUME(T.To);
        return 'adjacent to';
      },
    },
  ]);

  /** "at the left end of its row". */
  protected rowSpot: ParserMethod<[], RowSpot> = this.RULE('rowSpot', () => {
    const token = this.CONSUME(T.RowSpot);
    return this.ACTION(() => this.value<RowSpot>(token));
  });

  /** A noun with all that is said of it, after its determiner. */
  protected abstract phrase: ParserMethod<
    [determiner: Determiner, keep?: Kept, and?: boolean],
    Phrase
  >;
}
