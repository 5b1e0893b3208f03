import type { ParserMethod } from 'chevrotain';
import type { Event, EventCard } from '../tree/tree.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import { LimitParser } from './limits.ts';

/** What is waited for until it is over, the next time it happens. */
export abstract class AfterNextParser extends LimitParser {
  /** "after the next time you draw a card", "after your next attack". */
  protected afterNextAt(): boolean {
    if (!this.at(1, T.When) || this.value(this.LA(1)) !== 'after') return false;
    return this.at(2, T.NextTime) || this.nextAttackAt(2);
  }

  private nextAttackAt(k: number): boolean {
    const own = this.at(k, T.This) && this.at(k + 2, T.Possessive) ? 3 : 0;
    const length = own || (this.at(k, T.The, T.Its) ? 1 : this.whoseAt(k));
    return length > 0 && this.at(k + length, T.Next) && this.at(k + length + 1, T.Attack);
  }

  /** What is waited for until it is over. */
  protected afterNext: ParserMethod<[], Event> = this.RULE('afterNext', () => {
    this.CONSUME(T.When);
    return this.OR<Event>([
      {
        ALT: () => {
          this.CONSUME(T.NextTime);
          const { event, tense } = this.SUBRULE(this.oneThing);
          this.ACTION(() => {
            if (tense === 'would') this.refuse('what is over has happened');
          });
          return event;
        },
      },
      {
        ALT: () => {
          const card = this.SUBRULE(this.nextAttacker);
          this.CONSUME(T.Next);
          this.CONSUME(T.Attack);
          return { what: 'attacks', card };
        },
      },
    ]);
  });

  /** "the", "your", "this card's", "its": whose next attack. */
  private nextAttacker: ParserMethod<[], EventCard> = this.RULE('nextAttacker', () =>
    this.OR<EventCard>([
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          this.CONSUME(T.Possessive);
          return 'this';
        },
      },
      this.word(T.The, { noun: 'unit' as const }),
      {
        ALT: () => {
          this.CONSUME(T.Its);
          return this.ACTION(() => (this.lastSpoken || this.event ? 'that' : 'this'));
        },
      },
      {
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          return { noun: 'unit', whose };
        },
      },
    ]),
  );
}
