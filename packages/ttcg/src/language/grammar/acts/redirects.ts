import type { ParserMethod } from 'chevrotain';
import { isAimedAtThis } from '../../tree/event-cards.ts';
import type { Act, Cards } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { isOfIt } from '../cards/refs.ts';
import { CounterParser } from './counters.ts';

/** Attacks and effects that are turned aside to other cards. */
export abstract class RedirectParser extends CounterParser {
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
            { ALT: () => this.SUBRULE3(this.justOne) },
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
    const aimed = this.ACTION(() => targeting === 'this' || what === 'all');
    const to = this.SUBRULE(this.newTarget, { ARGS: [aimed] });
    this.ACTION(() => {
      this.onlyYou();
      if (what === 'all') out.push({ do: 'lure', cards: to });
      else out.push({ do: 'redirect', what, ...(targeting && { targeting }), to });
    });
  });

  /** What something is redirected to: "another" than the card it was aimed at, unless that is this card. */
  protected newTarget: ParserMethod<[aimed: boolean], Cards> = this.RULE(
    'newTarget',
    (aimed: boolean) => {
      const another = this.ACTION(() => !aimed && this.isAnotherTarget());
      const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
      return this.ACTION(() => (another ? notOther(cards) : cards));
    },
  );

  /** Before "another unit becomes the target of the attack": what is meant by those cards. */
  protected aimAhead(): ((cards: Cards) => Cards) | undefined {
    const another = this.isAnotherTarget() && this.before(T.Aim, T.Stop, T.Comma);
    return another ? notOther : undefined;
  }

  private isAnotherTarget(): boolean {
    return this.anotherAt() && !isAimedAtThis(this.event);
  }

  /** "its target", "the target of the attack": what is redirected there. */
  protected aimedWith: ParserMethod<[], 'attack' | 'effect'> = this.RULE('aimedWith', () => {
    const aim = this.CONSUME(T.Aim);
    return this.ACTION(() => {
      if (!isOfIt(aim.image)) return 'attack';
      if (this.answers === 'attack' || this.answers === 'effect') return this.answers;
      this.refuse('it is not clear what is redirected');
      return 'attack';
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
