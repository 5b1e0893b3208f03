import type { ParserMethod } from 'chevrotain';
import { SubjectParser } from './grammar-subjects.ts';
import { T } from './tokens.ts';
import type { Act, Who } from './tree.ts';

/** What someone chooses: cards for what follows, or one of several things to do. */
export abstract class ChoiceParser extends SubjectParser {
  /** Acts joined by "and", "then" or commas. */
  protected abstract acts: ParserMethod<[unnamed: Who | undefined], Act[]>;

  protected inChoice = false;

  /** The acts last read, apart where only commas stand between them: "A, B or C" are three. */
  protected parts: Act[][] = [];

  /** "A or B": the one who acts chooses. */
  protected alternative(out: Act[], from: Act[][]): void {
    const who = this.doer === 'opponent' ? 'opponent' : 'you';
    if (this.doer !== who) this.refuse('it is not clear who chooses');
    out.length = 0;
    out.push({ do: 'choose', who, from });
  }

  /** What was just read as options: before an "or", commas part them too. */
  private options(acts: Act[]): Act[][] {
    return this.at(1, T.Or) || this.ahead(T.Comma, T.Or) ? this.parts : [acts];
  }

  /** "choose one unit" for what follows, or "choose one:" what happens. */
  protected choosing = this.RULE('choosing', (out: Act[]) => {
    this.CONSUME(T.Choose);
    this.OR([
      {
        GATE: () => this.at(1, T.Number) && this.at(2, T.Colon, T.Dash, T.OfTheFollowing),
        ALT: () => this.SUBRULE(this.choice, { ARGS: [out] }),
      },
      {
        ALT: () => {
          const cards = this.SUBRULE(this.pick, { ARGS: ['field'] });
          this.ACTION(() => out.push({ do: 'target', cards, ...this.by() }));
        },
      },
    ]);
  });

  /** After "choose": "one: A; B; or C". */
  private choice = this.RULE('choice', (out: Act[]) => {
    const n = this.CONSUME(T.Number);
    this.OPTION3(() => this.CONSUME(T.OfTheFollowing));
    this.OR2([{ ALT: () => this.CONSUME(T.Colon) }, { ALT: () => this.CONSUME(T.Dash) }]);
    const who = this.ACTION(() => this.doer);
    this.ACTION(() => {
      if (this.value(n) !== 1) this.refuse('only one of several can be chosen');
      if (who !== 'you' && who !== 'opponent') this.refuse('only you or your opponent can choose');
      this.inChoice = true;
    });
    const unnamed = who === 'you' ? 'you' : undefined;
    const from: Act[][] = [];
    const first = this.SUBRULE(this.acts, { ARGS: [unnamed] });
    this.ACTION(() => from.push(...this.options(first)));
    this.AT_LEAST_ONE({
      GATE: () => this.at(1, T.Semicolon, T.Or) || this.ahead(T.Comma, T.Or),
      DEF: () => {
        this.OPTION(() =>
          this.OR([{ ALT: () => this.CONSUME(T.Semicolon) }, { ALT: () => this.CONSUME(T.Comma) }]),
        );
        this.OPTION2(() => this.CONSUME(T.Or));
        const next = this.SUBRULE2(this.acts, { ARGS: [unnamed] });
        this.ACTION(() => from.push(...this.options(next)));
      },
    });
    this.ACTION(() => {
      this.inChoice = false;
      out.push({ do: 'choose', who: who === 'opponent' ? who : 'you', from });
    });
  });
}
