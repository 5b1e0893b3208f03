import type { IToken, ParserMethod } from 'chevrotain';
import type { CardRef } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { type Measure, MeasureParser } from './measures.ts';
import type { Draft } from './phrase.ts';
import { type Comparison, orEqual } from './ranges.ts';

const NAMES: Partial<Record<keyof Draft, string>> = {
  types: 'type',
  subtypes: 'subtype',
  notSubtypes: 'subtype',
  whose: 'player',
  named: 'name',
  versus: 'comparison',
  most: 'highest or lowest',
};

/** What a card is compared with if nothing is said. */
export const THIS = { the: 'this' } as const;

/** Cards compared with others by their values. */
export abstract class VersusParser extends MeasureParser {
  /** "more attack than this card", "a lower rank than its rank", "as much attack as it". */
  protected versusFilter = this.RULE('versusFilter', (draft: Draft) => {
    const from = this.LA(1);
    const no = this.OPTION(() => this.CONSUME(T.No));
    const said = this.OR<Comparison>([
      this.word(T.More, 'more'),
      this.word(T.Higher, 'more'),
      this.word(T.Less, 'less'),
      this.word(T.Lower, 'less'),
      { GATE: () => !no, ...this.word(T.AsMuch, 'as much') },
    ]);
    const equal = this.OPTION2(() => {
      this.CONSUME(T.Or);
      return this.CONSUME(T.Equal);
    });
    const than = this.ACTION((): Comparison => {
      if (no) return said === 'more' ? 'no more' : 'no less';
      return equal === undefined ? said : orEqual(said);
    });
    const stat = this.SUBRULE(this.measure);
    this.OR3([
      {
        GATE: () => !this.at(1, T.Than, T.As),
        ALT: () => {
          this.ACTION(() => {
            this.say(draft, 'versus', { stat, than, of: this.comparedWith(from), ofStat: stat });
          });
        },
      },
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.Than) }, { ALT: () => this.CONSUME(T.As) }]);
          this.SUBRULE(this.compared, { ARGS: [draft, stat, than] });
        },
      },
    ]);
  });

  /** What a card is compared with that is not named: the one spoken of last, or else this card (R-T332). */
  protected comparedWith(from?: IToken): CardRef {
    const last = this.firstHere ? undefined : this.oneSpokenOf();
    if (!last && !this.onlyThisSpokenOf()) this.refuse('say than which card', from);
    return { the: last ?? 'this' };
  }

  /** Whether a card that is not named can only be this card. */
  private onlyThisSpokenOf(): boolean {
    const { event } = this;
    if (
      this.ofOther ||
      this.lastSpoken ||
      this.chosenOnField ||
      (this.firstHere ?? 'this') !== 'this'
    )
      return false;
    return !event || ('card' in event && event.card === 'this' && !this.twoInEvent);
  }

  /** "attack lower than this card's attack". */
  protected turnedVersus = this.RULE('turnedVersus', (draft: Draft) => {
    const stat = this.SUBRULE(this.measure);
    this.SUBRULE(this.thanOther, { ARGS: [draft, stat] });
  });

  /** "lower than this card's attack"; a rank "equal to" another is the same rank. */
  protected thanOther = this.RULE('thanOther', (draft: Draft, stat: Measure) => {
    const than = this.SUBRULE(this.thanWord);
    this.SUBRULE(this.compared, { ARGS: [draft, stat, than] });
    this.ACTION(() => {
      const { versus } = draft;
      if (versus?.than !== 'as much' || stat !== 'rank' || versus.ofStat !== 'rank') return;
      if (versus.of.the === 'itself') return;
      delete draft.versus;
      this.say(draft, 'same', { what: 'rank', as: versus.of });
    });
  });

  /** "higher than", "less than", "equal to". */
  private thanWord: ParserMethod<[], Comparison> = this.RULE('thanWord', () => {
    const than = this.OR<Comparison>([
      this.word(T.MoreThan, 'more'),
      this.word(T.FewerThan, 'less'),
      this.word(T.AtMost, 'no more'),
      this.word(T.AtLeast, 'no less'),
      {
        GATE: () => this.at(2, T.OrFewer, T.OrLower, T.OrMore, T.OrHigher),
        ALT: () => {
          this.CONSUME2(T.EqualTo);
          const end = this.OR4<Comparison>([
            this.word(T.OrFewer, 'no more'),
            this.word(T.OrLower, 'no more'),
            this.word(T.OrMore, 'no less'),
            this.word(T.OrHigher, 'no less'),
          ]);
          this.CONSUME2(T.Than);
          return end;
        },
      },
      { GATE: () => !this.at(2, T.Number), ...this.word(T.EqualTo, 'as much') },
      {
        ALT: () => {
          const no = this.OPTION2(() => this.CONSUME(T.No));
          const said = this.OR2<Comparison>([
            this.word(T.Higher, 'more'),
            this.word(T.Lower, 'less'),
          ]);
          this.CONSUME(T.Than);
          return this.ACTION(() => {
            if (!no) return said;
            return said === 'more' ? 'no more' : 'no less';
          });
        },
      },
    ]);
    // "less than or equal to this card's attack"; before a number that is read with it.
    const equal = this.OPTION({
      GATE: () => this.ahead(T.Or, T.EqualTo) && !this.at(3, T.Number),
      DEF: () => {
        this.CONSUME(T.Or);
        return this.CONSUME(T.EqualTo);
      },
    });
    return this.ACTION(() => (equal ? orEqual(than) : than));
  });

  /** Whether a value is compared, with another one or with a number that has no range of its own. */
  protected valueComparedAt(k: number): boolean {
    if (this.at(k, T.AtMost, T.AtLeast)) return !this.at(k + 1, T.Number);
    if (this.at(k, T.No)) return this.at(k + 1, T.Higher, T.Lower) && this.at(k + 2, T.Than);
    return this.at(k, T.Higher, T.Lower, T.MoreThan, T.FewerThan, T.EqualTo);
  }

  private compared = this.RULE('compared', (draft: Draft, stat: Measure, than: Comparison) => {
    this.OR([
      {
        // "with more attack than defense", "whose attack is higher than their defense".
        GATE: () => this.measureAt(1) || (this.ownMeasureAt() && this.comparesItself()),
        ALT: () => {
          this.OPTION2(() => this.CONSUME(CATEGORY.its));
          const ofStat = this.SUBRULE2(this.measure);
          this.ACTION(() => {
            if (ofStat === stat) this.refuse('a value is compared with another one');
            this.say(draft, 'versus', { stat, than, of: { the: 'itself' }, ofStat });
          });
        },
      },
      {
        GATE: () => this.measureOfAt(),
        ALT: () => {
          const other = this.SUBRULE(this.measureOf);
          this.ACTION(() =>
            this.say(draft, 'versus', { stat, than, of: other.of, ofStat: other.stat }),
          );
        },
      },
      {
        ALT: () => {
          const of = this.SUBRULE(this.ref);
          this.OPTION(() => this.CONSUME(T.Possessive));
          this.ACTION(() => this.say(draft, 'versus', { stat, than, of, ofStat: stat }));
        },
      },
      {
        ALT: () => {
          const range = this.SUBRULE(this.bound, { ARGS: [than] });
          this.ACTION(() => this.narrow(draft, stat, range));
        },
      },
    ]);
  });

  private ownMeasureAt(): boolean {
    return this.at(1, CATEGORY.its) && this.measureAt(2);
  }

  /** Whether "its" is of the cards that are described: in "whose attack is higher than its defense". */
  private comparesItself(): boolean {
    return this.at(-3, T.WhoseOwn) || this.at(-4, T.WhoseOwn);
  }

  protected narrow(draft: Draft, stat: Measure, range: NonNullable<Draft['rank']>): void {
    if (stat === 'rank') this.say(draft, 'rank', range);
    else this.say(draft, 'stat', { stat, range });
  }

  /** Sets what is said of a card; nothing can be said twice. */
  protected say<K extends keyof Draft>(draft: Draft, what: K, value: Draft[K]): void {
    if (draft[what] !== undefined && draft[what] !== value) {
      this.refuse(`the ${NAMES[what] ?? what} is said twice`);
    }
    draft[what] = value;
  }
}
