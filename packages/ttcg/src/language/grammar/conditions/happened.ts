import type { ParserMethod } from 'chevrotain';
import type { Condition, Range } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { rangeOf } from '../cards/ranges.ts';
import { StandingParser } from './standings.ts';
import { negated, type Simple } from './tests.ts';

type Happened = Extract<Condition, { is: 'happened' }>;

/** What has happened in this turn or the last, and how often. */
export abstract class HappenedParser extends StandingParser {
  /** Whether it is asked when a turn ends: then it goes without saying of which turn. */
  protected atTurnsEnd = false;

  /** "a unit was destroyed this turn", "you played two or more spells this turn". */
  protected happened: ParserMethod<[], Simple> = this.RULE('happened', () => {
    const { event, tense, not } = this.SUBRULE(this.happening);
    const counted = this.ACTION(() => this.takeCounted());
    const often = this.OPTION({
      GATE: () => counted === undefined && this.oftenAt(),
      DEF: () => this.SUBRULE(this.howOften),
    });
    const time = this.OR<'this turn' | 'last turn'>([
      this.word(T.ThisTurn, 'this turn'),
      this.word(T.LastTurn, 'last turn'),
      {
        GATE: () => this.at(1, T.Comma),
        ALT: () =>
          this.ACTION(() => {
            if (tense !== 'past') this.refuse('say what is so, like "you control a tapped unit"');
            if (!this.atTurnsEnd) this.refuse('say "this turn" or "last turn"');
            return 'this turn' as const;
          }),
      },
    ]);
    return this.ACTION(() => {
      if (tense !== 'past') this.refuse('what happened this turn is told in the past');
      // One unit may attack more than once.
      if (counted && event.what === 'attacks') this.refuse('say how often, like "attacked twice"');
      return this.soOften({ is: 'happened', event, in: time }, counted ?? often, not);
    });
  });

  /** How many cards the event that was just read spoke of. */
  private takeCounted(): Range | undefined {
    const { cardsInEvent } = this;
    this.cardsInEvent = undefined;
    return cardsInEvent;
  }

  /** "twice", "two or more times", "exactly one time". */
  private howOften: ParserMethod<[], Range> = this.oneOf<Range>('howOften', [
    this.word(T.Twice, rangeOf('at least', 2)),
    {
      ALT: () => {
        const range = this.SUBRULE(this.quantity);
        this.CONSUME(T.Times);
        return range;
      },
    },
  ]);

  private soOften(happened: Happened, times: Range | undefined, not: boolean): Simple {
    if (!times || (times.than === 'at least' && times.n <= 1)) return negated(happened, not);
    if (times.than !== 'at least' && times.n === 0) return negated(happened, !not);
    return not ? this.denied({ ...happened, times }) : { ...happened, times };
  }

  /** The opposite of a condition. */
  protected denied(condition: Exclude<Simple, { is: 'not' }>): Simple {
    if (condition.is !== 'happened' || !condition.times) return negated(condition, true);
    const { times, ...happened } = condition;
    const { than, n } = times;
    if (than === 'exactly') this.refuse('say "or more" or "or fewer"');
    if (than === 'at least') return { ...happened, times: rangeOf('at most', n - 1) };
    return { ...happened, times: rangeOf('at least', n + 1) };
  }
}
