import type { ParserMethod } from 'chevrotain';
import { isAimedAtThis } from '../../tree/event-cards.ts';
import type { Act, CardFilter, Cards, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { ExtraParser } from './extras.ts';

/** Acts that undo or turn aside what they answer. */
export abstract class CounterParser extends ExtraParser {
  /** "counter the effect of a spell", "counter it", "counter that attack". */
  protected countering = this.RULE('countering', (out: Act[]) => {
    this.CONSUME(T.Counter);
    this.OR([
      {
        GATE: () => this.nextAt(),
        ALT: () => this.SUBRULE(this.wardingOff, { ARGS: [out] }),
      },
      {
        ALT: () => {
          this.CONSUME(T.It);
          this.ACTION(() => {
            if (!this.answers) this.refuse('it is not clear what is countered');
            out.push({ do: 'counter', what: this.answers ?? 'effect' });
          });
        },
      },
      {
        GATE: () => this.muteAt(),
        ALT: () => {
          this.CONSUME3(T.The);
          this.CONSUME3(T.Effect);
          this.CONSUME2(T.Of);
          const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.ACTION(() => out.push({ do: 'forbid', cards, from: 'have effects' }));
        },
      },
      {
        GATE: () => this.theirsAt(),
        ALT: () => {
          this.OPTION6(() =>
            this.OR4([
              { ALT: () => this.CONSUME2(T.A) },
              { ALT: () => this.CONSUME2(T.The) },
              { ALT: () => this.SUBRULE2(this.justOne) },
            ]),
          );
          const whose = this.OR5<Whose>([
            this.word(T.Enemy, 'opponent'),
            { ALT: () => this.SUBRULE(this.whose) },
          ]);
          const what = this.OR6<'effect' | 'attack'>([
            this.word(T.Effect, 'effect'),
            this.word(T.Attack, 'attack'),
          ]);
          this.ACTION(() => {
            const noun = what === 'attack' ? 'unit' : 'card';
            out.push({ do: 'counter', what, of: { noun, whose } });
          });
        },
      },
      {
        GATE: () => this.at(2, T.Effect, T.Attack, T.Play, T.Activation),
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(T.The) },
            { ALT: () => this.CONSUME(T.That) },
            { ALT: () => this.CONSUME(T.A) },
            { ALT: () => this.CONSUME(T.Target) },
            { ALT: () => this.SUBRULE(this.justOne) },
          ]);
          const what = this.OR3<'effect' | 'attack' | 'play'>([
            this.word(T.Effect, 'effect'),
            this.word(T.Activation, 'effect'),
            this.word(T.Attack, 'attack'),
            this.word(T.Play, 'play'),
          ]);
          const of = this.OPTION(() => {
            this.CONSUME(T.Of);
            return this.SUBRULE(this.kindOrItsEffect);
          });
          const targeting = this.OPTION4(() => this.SUBRULE(this.targeting));
          this.ACTION(() => {
            if (targeting && what === 'play') this.refuse('what is played has no target yet');
            const narrowed = { ...(of && { of }), ...(targeting && { targeting }) };
            out.push({ do: 'counter', what, ...narrowed });
          });
        },
      },
      {
        ALT: () => {
          const of = this.SUBRULE2(this.kindOrItsEffect);
          const targeting = this.OPTION5(() => this.SUBRULE2(this.targeting));
          this.ACTION(() =>
            out.push({ do: 'counter', what: 'effect', of, ...(targeting && { targeting }) }),
          );
        },
      },
    ]);
    this.ACTION(() => this.onlyYou());
  });

  /** "a spell", "a spell's effect". */
  private kindOrItsEffect: ParserMethod<[], CardFilter> = this.RULE('kindOrItsEffect', () => {
    const kind = this.SUBRULE(this.kind, { ARGS: [] });
    this.OPTION(() => this.CONSUME(T.Possessive));
    this.OPTION2(() => this.CONSUME(T.Effect));
    return kind;
  });

  /** "one attack": what is answered is one. */
  private justOne = this.RULE('justOne', () => {
    const n = this.SUBRULE(this.number);
    this.ACTION(() => {
      if (n !== 1) this.refuse('only one is answered at a time');
    });
  });

  /** "the effects of all enemy units this turn": no effect that is answered, but all for that time. */
  private muteAt(): boolean {
    if (!this.ahead(T.The, T.Effect, T.Of) || this.LA(2).image !== 'effects') return false;
    return this.before(T.ThisTurn, T.Stop, T.Comma) || this.before(T.Until, T.Stop, T.Comma);
  }

  /** "an enemy attack", "your opponent's effect". */
  private theirsAt(): boolean {
    const k = this.at(1, T.A, T.The, T.Number) ? 2 : 1;
    const length = this.at(k, T.Enemy) ? 1 : this.whoseAt(k);
    return length > 0 && this.at(k + length, T.Effect, T.Attack);
  }

  /** Whether the next attack or effect comes, which is still to be announced. */
  protected nextAt(): boolean {
    return this.at(1, T.The) ? this.at(2, T.Next) : this.at(1 + this.whoseAt(1), T.Next);
  }

  /** "the next attack against you". */
  protected abstract wardingOff: ParserMethod<[out: Act[]], void>;

  /** "that targets this card", "against a warrior you control", "on one of your units". */
  private targeting: ParserMethod<[], 'this' | CardFilter> = this.RULE('targeting', () => {
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.That);
          this.CONSUME(T.Target);
        },
      },
      { ALT: () => this.CONSUME(T.Against) },
      { ALT: () => this.CONSUME(T.On) },
    ]);
    return this.OR<'this' | CardFilter>([
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          return 'this';
        },
      },
      { ALT: () => this.SUBRULE(this.kind, { ARGS: [] }) },
    ]);
  });

  /** "redirect the attack to this card", "redirect all attacks to this card". */
  protected redirecting = this.RULE('redirecting', (out: Act[]) => {
    this.CONSUME(T.Redirect);
    const what = this.OR<'effect' | 'attack' | 'all'>([
      {
        ALT: () => {
          this.CONSUME(T.It);
          return this.ACTION(() => {
            if (this.answers === 'attack' || this.answers === 'effect') return this.answers;
            this.refuse('it is not clear what is redirected');
            return 'attack';
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.All);
          this.OPTION(() => this.CONSUME(T.Enemy));
          this.CONSUME(T.Attack);
          return 'all';
        },
      },
      {
        ALT: () => {
          this.OR3([
            { ALT: () => this.CONSUME(T.The) },
            { ALT: () => this.CONSUME(T.That) },
            { ALT: () => this.CONSUME(T.A) },
            { ALT: () => this.CONSUME(T.Number) },
          ]);
          const enemy = this.OPTION2(() => this.CONSUME2(T.Enemy));
          return this.OR2<'effect' | 'attack'>([
            { GATE: () => !enemy, ...this.word(T.Effect, 'effect') },
            {
              ALT: () => {
                this.CONSUME2(T.Attack);
                return 'attack';
              },
            },
          ]);
        },
      },
    ]);
    const targeting = this.OPTION4({
      GATE: () => what !== 'all',
      DEF: () => this.SUBRULE(this.targeting),
    });
    this.CONSUME(T.To);
    const another = this.ACTION(
      () => targeting !== 'this' && !isAimedAtThis(this.event) && this.anotherAt(),
    );
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      this.onlyYou();
      const to = another && what !== 'all' ? notOther(cards) : cards;
      if (what === 'all') out.push({ do: 'lure', cards: to });
      else out.push({ do: 'redirect', what, ...(targeting && { targeting }), to });
    });
  });

  /** "another unit", "one other unit". */
  private anotherAt(): boolean {
    return this.at(1, T.Another, T.Other) || (this.at(2, T.Other) && !this.at(3, T.Than));
  }
}

/** "Redirect the attack to another unit": another than the attacked one, which goes without saying. */
export function notOther(cards: Cards): Cards {
  if (cards.the !== 'pick') return cards;
  const { other: _, ...card } = cards.card;
  return { ...cards, card };
}
