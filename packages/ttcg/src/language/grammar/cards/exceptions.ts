import { CATEGORY, T } from '../../words/tokens.ts';
import { KindCountParser } from './kind-counts.ts';
import type { Phrase } from './phrase.ts';
import { unlike } from './unlike.ts';

/** Cards of a kind that are left out. */
export abstract class ExceptionParser extends KindCountParser {
  /** "except this card", "except dragons". */
  protected exception = this.RULE('exception', (phrase: Phrase) => {
    this.CONSUME(T.Except);
    this.OR([
      {
        GATE: () => this.extremeOneAt(),
        ALT: () => this.SUBRULE(this.extremeOne, { ARGS: [phrase] }),
      },
      {
        ALT: () => {
          this.CONSUME(T.This);
          const one = this.OR2([
            { ALT: () => this.CONSUME(CATEGORY.noun) },
            { ALT: () => this.CONSUME(T.Number) },
          ]);
          this.ACTION(() => {
            if (one.tokenType === T.Number && this.value(one) !== 1) this.refuse('say "this card"');
            phrase.filter.other = true;
          });
        },
      },
      {
        GATE: () => this.at(this.at(1, T.A) ? 2 : 1, T.Rank),
        ALT: () => {
          this.OPTION(() => this.CONSUME(T.A));
          this.CONSUME(T.Rank);
          const rank = this.SUBRULE(this.ranks);
          this.OPTION2(() => this.CONSUME2(CATEGORY.noun));
          this.ACTION(() => {
            const others = unlike({ noun: 'card', rank });
            if (!others?.rank) this.refuse('say which ranks it can be');
            else this.say(phrase.filter, 'rank', others.rank);
          });
        },
      },
      { ALT: () => this.SUBRULE(this.ofKind, { ARGS: [phrase, true] }) },
    ]);
  });
}
