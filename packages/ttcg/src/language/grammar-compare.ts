import { type Measure, RefParser } from './grammar-refs.ts';
import type { Draft } from './phrase.ts';
import { T } from './tokens.ts';

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
const THIS = { the: 'this' } as const;

type Than = 'more' | 'less' | 'as much';

/** Cards compared with others by their values, type or name. */
export abstract class CompareParser extends RefParser {
  /** "more attack than this card", "a lower rank than its rank", "as much attack as it". */
  protected versusFilter = this.RULE('versusFilter', (draft: Draft) => {
    const than = this.OR<Than>([
      this.word(T.More, 'more'),
      this.word(T.Higher, 'more'),
      this.word(T.Less, 'less'),
      this.word(T.Lower, 'less'),
      this.word(T.AsMuch, 'as much'),
    ]);
    const stat = this.SUBRULE(this.measure);
    this.OR3([
      {
        GATE: () => stat === 'rank' && !this.at(1, T.Than, T.As),
        ALT: () => {
          this.ACTION(() => this.say(draft, 'versus', { stat, than, of: THIS, ofStat: stat }));
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

  /** "attack lower than this card's attack". */
  protected turnedVersus = this.RULE('turnedVersus', (draft: Draft) => {
    const stat = this.SUBRULE(this.measure);
    const than = this.OR<Than>([this.word(T.Higher, 'more'), this.word(T.Lower, 'less')]);
    this.CONSUME(T.Than);
    this.SUBRULE(this.compared, { ARGS: [draft, stat, than] });
  });

  /** "whose attack is lower than its defense", "whose rank is 2 or lower". */
  protected whoseValue = this.RULE('whoseValue', (draft: Draft) => {
    this.CONSUME(T.WhoseOwn);
    const stat = this.SUBRULE(this.measure);
    this.CONSUME(T.Is);
    this.OR([
      {
        ALT: () => {
          const than = this.OR2<Than>([this.word(T.Higher, 'more'), this.word(T.Lower, 'less')]);
          this.CONSUME(T.Than);
          this.SUBRULE(this.compared, { ARGS: [draft, stat, than] });
        },
      },
      {
        ALT: () => {
          const range = this.SUBRULE(this.range);
          this.ACTION(() => this.narrow(draft, stat, range));
        },
      },
    ]);
  });

  private compared = this.RULE('compared', (draft: Draft, stat: Measure, than: Than) => {
    this.OR([
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
          this.ACTION(() => this.say(draft, 'versus', { stat, than, of, ofStat: stat }));
        },
      },
    ]);
  });

  /** "same type as this card"; without "as", as the cards spoken of. */
  protected sameFilter = this.RULE('sameFilter', (draft: Draft) => {
    this.CONSUME(T.Same);
    const what = this.SUBRULE(this.sharedThing);
    const as = this.OPTION(() => {
      this.CONSUME(T.As);
      return this.SUBRULE(this.ref);
    });
    this.ACTION(() => {
      if (!as && !this.spoken && !draft.other) this.refuse('say the same as which card');
      const usual = draft.other && !this.spoken ? ('this' as const) : ('that' as const);
      this.say(draft, 'same', { what, as: as ?? { the: usual } });
    });
  });

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

  protected sharedThing = this.RULE('sharedThing', () =>
    this.OR<'type' | 'rank' | 'name'>([
      this.word(T.Type, 'type'),
      this.word(T.Rank, 'rank'),
      this.word(T.Name, 'name'),
    ]),
  );
}
