import type { ParserMethod } from 'chevrotain';
import type { Count } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import type { Determiner } from './phrase.ts';
import { RelationParser } from './relations.ts';

/** How many cards, and of whom: what a phrase for cards begins with. */
export abstract class CountParser extends RelationParser {
  private readonly determiners: { GATE?: () => boolean; ALT: () => Determiner }[] = [
    {
      GATE: () => this.whoseAt(1) > 0,
      ALT: () => {
        const single = this.ACTION(() => this.LA(1).image === 'an opponent');
        const whose = this.SUBRULE(this.whose);
        return single ? { whose, count: { n: 1 } } : { whose };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.The);
        const n = this.OPTION4(() => this.SUBRULE6(this.number));
        return n === undefined ? { the: true } : { the: true, count: { n } };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Another);
        const whose = this.OPTION5({
          GATE: () => this.anotherOfAt(),
          DEF: () => {
            this.OPTION6(() => this.CONSUME(T.Number));
            this.CONSUME2(T.Of);
            return this.SUBRULE3(this.whose);
          },
        });
        return { count: { n: 1 }, other: true, ...(whose && { whose }) };
      },
    },
    {
      ALT: () => {
        const count = this.SUBRULE(this.count);
        const of = this.OPTION({
          GATE: () => this.at(1, T.Of),
          DEF: () => {
            this.CONSUME(T.Of);
            return this.SUBRULE(this.ofWhich);
          },
        });
        const whose = this.OPTION2({
          GATE: () => this.whoseAt(1) > 0 && !of?.whose,
          DEF: () => this.SUBRULE2(this.whose),
        });
        return this.ACTION(() => ({ count, ...of, ...(whose && { whose }) }));
      },
    },
  ];

  /** After "another": "of your", "one of your". */
  private anotherOfAt(): boolean {
    const one = this.at(1, T.Number) && this.value(this.LA(1)) === 1;
    const k = one ? 2 : 1;
    return this.at(k, T.Of) && this.whoseAt(k + 1) > 0;
  }

  /** "two", "up to two", "one of your", "all", "another", "your", or nothing. */
  protected determiner: ParserMethod<[], Determiner> = this.RULE('determiner', () => {
    const determiner = this.OPTION3(() => this.OR(this.determiners));
    return this.ACTION(() => determiner ?? {});
  });

  /** After "one of": "your", "them", "those", "the". */
  private ofWhich: ParserMethod<[], Determiner> = this.oneOf<Determiner>('ofWhich', [
    { ALT: () => ({ whose: this.SUBRULE(this.whose) }) },
    this.word(T.Them, { those: true }),
    this.word(T.Yours, { whose: 'your' }),
    this.word(T.That, { those: true }),
    {
      ALT: () => {
        this.CONSUME(T.The);
        const done = this.OPTION(() => this.CONSUME(T.Done));
        return done ? { those: true } : {};
      },
    },
  ]);

  private readonly counts: { ALT: () => Count }[] = [
    {
      ALT: () => {
        this.OPTION(() => this.CONSUME(T.Exactly));
        const n = this.SUBRULE(this.number);
        const more = this.OPTION3(() => this.CONSUME(T.OrMore));
        const most = this.OPTION5({
          GATE: () => this.at(1, T.Or, T.To) && this.at(2, T.Number),
          DEF: () => {
            this.OR3([{ ALT: () => this.CONSUME(T.Or) }, { ALT: () => this.CONSUME(T.To) }]);
            return this.SUBRULE6(this.number);
          },
        });
        return this.ACTION((): Count => {
          if (most === undefined) return more ? { least: n } : { n };
          if (more || most <= n || n < 1)
            this.refuse('say how few and how many, like "one or two"');
          if (most > n + 1 && this.at(-1, T.Or)) this.refuse(`say "${n} to ${most}", or "up to"`);
          return { least: n, most };
        });
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.AtLeast);
        return { least: this.SUBRULE4(this.number) };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.AtMost);
        return { upTo: this.SUBRULE5(this.number) };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.UpTo);
        return { upTo: this.SUBRULE2(this.number) };
      },
    },
    this.word(T.A, { n: 1 }),
    this.word(T.ThatMany, { amount: { equal: 'that many' } }),
    this.word(T.Target, { n: 1 }),
    this.word(T.AsMany, 'all'),
    {
      ALT: () => {
        this.CONSUME(T.Any);
        const n = this.OPTION2(() => this.SUBRULE3(this.number));
        return { n: n ?? 1 };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Half);
        this.OPTION4(() =>
          this.OR2([{ ALT: () => this.CONSUME(T.All) }, { ALT: () => this.CONSUME(T.The) }]),
        );
        return { half: true };
      },
    },
    {
      ALT: () => {
        this.OR4([{ ALT: () => this.CONSUME2(T.All) }, { ALT: () => this.CONSUME(T.Each) }]);
        const left = this.OPTION6({
          GATE: () => this.at(1, T.But, T.Except) && this.at(2, T.Number),
          DEF: () => {
            this.OR5([{ ALT: () => this.CONSUME(T.But) }, { ALT: () => this.CONSUME(T.Except) }]);
            return this.SUBRULE7(this.number);
          },
        });
        return this.ACTION((): Count => (left === undefined ? 'all' : { downTo: left }));
      },
    },
    this.word(T.AnyNumber, 'any'),
  ];

  private count: ParserMethod<[], Count> = this.RULE('count', () => this.OR(this.counts));
}
